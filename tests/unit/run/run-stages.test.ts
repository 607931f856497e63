import { readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runStages } from '../../run/run-stages.ts'
import type { Stage } from '../../run/stages.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

describe('a run', () => {
  it('leaves out a stage that has nothing to run on, as failed', async () => {
    const folder = temporaryFolder()
    const entries = await run([
      { name: 'build', command: 'exit 1' },
      { name: 'journeys', command: `echo ran > ${join(folder, 'ran')}`, needs: ['build'] },
    ])

    expect(entries[1]).toMatchObject({ tally: { failed: 1 }, note: 'not run: build failed' })
    expect(readdirSync(folder)).toEqual([])
  })

  it('does not take the report of an earlier run for its own', async () => {
    const path = join(temporaryFolder(), 'report.json')
    const stats = { expected: 9, unexpected: 0, flaky: 0, skipped: 0 }
    writeFileSync(path, JSON.stringify({ stats, errors: [] }))

    const [entry] = await run([
      { name: 'journeys', command: 'exit 0', report: { kind: 'playwright', path } },
    ])

    expect(entry?.tally).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

function run(stages: readonly Stage[]) {
  return runStages(stages, {
    print: () => undefined,
    mustRun: false,
    // Only Node and the shell's own: the tools must come from the project.
    environment: { PATH: `${dirname(process.execPath)}:/bin` },
    output: 'ignore',
  })
}
