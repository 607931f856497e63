import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readReport } from '../../run/reports.ts'
import { runStages } from '../../run/run-stages.ts'

const files = {
  'sums.test.ts': `
    import { describe, expect, it } from 'vitest'
    describe('a sum', () => {
      it('adds', () => expect(1 + 1).toBe(2))
      it('carries', () => expect(9 + 1).toBe(11))
      it.runIf(false)('overflows', () => {})
    })`,
  'hooks.test.ts': `
    import { afterAll, describe, it } from 'vitest'
    describe('a folder', () => {
      afterAll(() => { throw new Error('the folder was not empty') })
      it('is made', () => {})
    })`,
  'late.test.ts': `
    import { it } from 'vitest'
    it('asks and does not wait', () => { void Promise.reject(new Error('nobody listened')) })`,
  'unreadable.test.ts': `throw new Error('no such module')`,
}

let folder: string

beforeAll(() => {
  mkdirSync('.data', { recursive: true })
  folder = mkdtempSync(resolve('.data/report-'))
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default {}')
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

// It starts the runner once more, which takes a busy machine its time.
describe('the report of a run', { timeout: 120_000 }, () => {
  it('counts what failed in no test, and says what it was', async () => {
    const path = join(folder, 'report.json')
    const reporter = resolve('tests/run/vitest-report.ts')
    const command = `vitest run --root ${folder} --reporter=${reporter} --outputFile=${path}`
    await runStages([{ name: 'tests', command }], {
      print: () => {},
      mustRun: true,
      environment: process.env,
      output: 'ignore',
    })

    const report = readReport('vitest', readFileSync(path, 'utf8'))
    expect(report).toMatchObject({ passed: 3, failed: 4, skipped: 1 })
    expect(report?.faults.toSorted()).toEqual([
      expect.stringMatching(/^hooks\.test\.ts: Error: the folder was not empty/),
      expect.stringMatching(/^outside: Error: nobody listened/),
      'sums.test.ts › a sum > carries',
      expect.stringMatching(/^unreadable\.test\.ts: Error: no such module/),
    ])
  })
})
