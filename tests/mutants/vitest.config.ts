import { resolve } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import site from '../../vite.config.ts'
import { readSentences } from '../specification/index/sentences.ts'
import { CheapestFirst } from './cheapest-first.ts'

/** One project of one kind, which is all that the mutants' runner can keep apart, on SQLite. */
export default defineConfig((environment) =>
  mergeConfig(site(environment), {
    root: resolve('.'),
    resolve: {
      alias: [
        {
          find: /^.*\/support\/properties\.ts$/,
          replacement: resolve('tests/mutants/short-properties.ts'),
        },
      ],
    },
    test: {
      include: (process.env['MUTANTS_TESTS'] ?? '').split('\n'),
      // It asks a server 5,400 times.
      exclude: ['tests/unit/routing/agreement.test.ts'],
      pool: 'threads',
      isolate: false,
      sequence: { sequencer: CheapestFirst },
      tags: readSentences().map(({ id: name, text: description }) => ({ name, description })),
      testTimeout: 30_000,
      hookTimeout: 30_000,
      expect: { poll: { timeout: 15_000 } },
    },
  }),
)
