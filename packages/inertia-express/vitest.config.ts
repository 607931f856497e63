import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@saltlark/source'] },
  test: {
    include: ['tests/**/*.test.ts'],
    // Tests also wait, for a server or a moment: one worker more than there are cores leaves none idle.
    maxWorkers: availableParallelism() + 1,
    // One module graph a worker: reading Express and Vite anew for each file takes longer than its tests.
    pool: 'threads',
    isolate: false,
    // A busy machine is no fault of the code: a limit is there to end a test that hangs.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
