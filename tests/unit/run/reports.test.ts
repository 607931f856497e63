import { describe, expect, it } from 'vitest'
import { readReport } from '../../run/reports.ts'

const vitest = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
  ],
}

describe("vitest's report", () => {
  it('gives its counts', () => {
    expect(readReport('vitest', JSON.stringify(vitest))).toEqual({
      passed: 3,
      failed: 1,
      skipped: 1,
    })
  })

  it('gives a failure for each file that could not be loaded or set up', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'skipped' }] },
    ]
    const text = JSON.stringify({ ...vitest, numFailedTests: 0, testResults })

    expect(readReport('vitest', text)).toEqual({ passed: 3, failed: 2, skipped: 1 })
  })
})

describe("Playwright's report", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }

  it('gives its counts; a flaky test failed', () => {
    const text = JSON.stringify({ stats, errors: [] })

    expect(readReport('playwright', text)).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })

  it('gives a failure for each error outside the tests', () => {
    const text = JSON.stringify({ stats, errors: [{ message: 'no server' }] })

    expect(readReport('playwright', text)?.failed).toBe(3)
  })
})

describe('a report that cannot be believed', () => {
  it.each([
    ['is missing', null],
    ['is empty', ''],
    ['was cut off', JSON.stringify(vitest).slice(0, 90)],
    ['is another document', '{"stats":"many"}'],
    ['counts backwards', JSON.stringify({ ...vitest, numPassedTests: -3 })],
    [
      'holds no test',
      JSON.stringify({
        ...vitest,
        numPassedTests: 0,
        numFailedTests: 0,
        numPendingTests: 0,
        testResults: [],
      }),
    ],
  ])('gives nothing when it %s', (_, text) => {
    expect(readReport('vitest', text)).toBeNull()
    expect(readReport('playwright', text)).toBeNull()
  })
})
