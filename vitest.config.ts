import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig } from 'vitest/config'
import { committedDigest, presentDigest } from './packages/pictures/src/digest.ts'
import { ByWorker } from './tests/run/by-worker.ts'
import { readSentences } from './tests/specification/index/sentences.ts'
import { isNight } from './tests/support/by-night.ts'
import site from './vite.config.ts'

// What stands in front of the site, and Stripe, know of no database.
const withoutDatabase = ['deploy/**', 'payments/stripe-*.test.ts']

// What comes out the same on every database is tried on the second one at night. Each statement that
// the site sends it by way of these is sent by others too.
const sameOnEveryEngine = [
  '{cache,content,development,head,level-finder,offers,pages,search,shop}/**',
  '{accounts-canary,events,http,log,newsletter-form,sign-in}/**',
  '{account/pages,console/{user,why},health/health,mail/strangers}.test.ts',
  'cart/{adding,bad-input,checkout-*,order-pages,place*,price*,signing-in,voucher-form}.test.ts',
]

// While the sources are those of the last drawing, its digest says that nothing can have changed.
const isDrawnAnew = isNight || presentDigest().sources !== committedDigest().sources

export default defineConfig((environment) =>
  mergeConfig(site(environment), {
    test: {
      // Tests also wait, for a server or a moment: one worker more than there are cores leaves none idle.
      maxWorkers: availableParallelism() + 1,
      // One module graph a worker: reading the server and React anew for each file takes longer than
      // its tests. What a file changes it puts back.
      pool: 'threads',
      isolate: false,
      sequence: { sequencer: ByWorker },
      // A test carries the numbers of the sentences that it proves.
      tags: readSentences().map(({ id: name, text: description }) => ({ name, description })),
      projects: [
        project('unit', { include: ['tests/unit/**/*.test.ts'] }),
        project('specification', {
          include: ['tests/specification/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/run/record-requests.ts'],
        }),
        project('components', {
          include: ['tests/components/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/components-setup.ts'],
        }),
        project('adapter', { include: ['packages/inertia-express/tests/**/*.test.ts'] }),
        project('pictures', {
          include: ['packages/pictures/tests/**/*.test.ts'],
          exclude: isDrawnAnew ? [] : ['packages/pictures/tests/drawing/**'],
        }),
        project('feature', {
          include: ['tests/feature/**/*.test.ts'],
          setupFiles: ['tests/run/record-requests.ts'],
        }),
        project('feature-postgres', {
          include: ['tests/feature/**/*.test.ts'],
          exclude: [...withoutDatabase, ...(isNight ? [] : sameOnEveryEngine)].map(
            (place) => `tests/feature/${place}`,
          ),
          globalSetup: ['tests/support/postgres-setup.ts'],
          env: { TEST_DATABASE: 'postgres' },
        }),
      ],
    },
  }),
)

function project(name: string, options: object) {
  // A busy machine is no fault of the code: a limit is there to end a test that hangs.
  const timeLimits = {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  }
  return { extends: true as const, test: { name, ...timeLimits, ...options } }
}
