import { describe, expect, it } from 'vitest'
import { judge } from '../../run/judge.ts'
import type { Stage } from '../../run/stages.ts'

const check: Stage = { name: 'lint', command: 'oxlint' }
const tests: Stage = {
  name: 'journeys',
  command: 'playwright test',
  report: { kind: 'playwright', path: 'report.json' },
}

describe('a stage without a report', () => {
  it('is one check, passed or failed by its exit code', () => {
    expect(judge(check, { exitCode: 0, report: null }, false)).toEqual(verdict(1, 0, 0))
    expect(judge(check, { exitCode: 2, report: null }, false)).toEqual(
      verdict(0, 1, 0, 'it ended with 2'),
    )
  })
})

describe('a stage with a report', () => {
  it('counts what the report counts', () => {
    expect(judge(tests, { exitCode: 1, report: report(4, 2, 1) }, false)).toEqual(verdict(4, 2, 1))
  })

  it('counts one failure when the report is missing, although the command succeeded', () => {
    expect(judge(tests, { exitCode: 0, report: null }, false)).toEqual(
      verdict(0, 1, 0, 'it ended with 0, and left no whole report'),
    )
  })

  it('counts one failure when the command failed and the report does not say so', () => {
    expect(judge(tests, { exitCode: 1, report: report(4, 0, 0) }, false)).toEqual(
      verdict(4, 1, 0, 'it ended with 1, and its report does not say why'),
    )
  })

  it('may skip all its tests, except where they must run', () => {
    const ending = { exitCode: 0, report: report(0, 0, 7) }

    expect(judge(tests, ending, false)).toEqual(verdict(0, 0, 7))
    expect(judge(tests, ending, true)).toEqual(verdict(0, 1, 7, 'every test was skipped'))
  })
})

function verdict(passed: number, failed: number, skipped: number, ...faults: readonly string[]) {
  return { passed, failed, skipped, faults, files: [], proofs: [] }
}

function report(expected: number, unexpected: number, skipped: number): string {
  return JSON.stringify({ stats: { expected, unexpected, skipped, flaky: 0 }, errors: [] })
}
