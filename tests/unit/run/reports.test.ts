import { describe, expect, it } from 'vitest'
import { readReport } from '../../run/reports.ts'

const vitest = {
  passed: 3,
  failed: 1,
  skipped: 1,
  faults: ['a.test.ts › adds'],
  files: [{ file: 'a.test.ts', seconds: 0.2, requests: ['GET /'] }],
  proofs: [{ sentence: 'spec-1.1', file: 'a.test.ts', test: 'adds', outcome: 'passed' }],
}

describe("vitest's report", () => {
  it('gives its counts and what failed', () => {
    expect(readReport('vitest', JSON.stringify(vitest))).toEqual(vitest)
  })
})

describe("Playwright's report", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }

  it('gives a failure for each error outside the tests', () => {
    const text = JSON.stringify({ stats, errors: [{ message: 'no server' }] })

    expect(readReport('playwright', text)).toEqual({
      passed: 5,
      failed: 3,
      skipped: 2,
      faults: ['outside: no server'],
      files: [],
      proofs: [],
    })
  })

  it('names the failed and the flaky tests, however deep they stand', () => {
    const specs = [
      { title: 'adds', file: 'cart.spec.ts', line: 7, tests: [{ status: 'unexpected' }] },
      { title: 'changes', file: 'cart.spec.ts', line: 8, tests: [{ status: 'flaky' }] },
      { title: 'takes out', file: 'cart.spec.ts', line: 9, tests: [{ status: 'expected' }] },
    ]
    const suites = [{ specs: [], suites: [{ specs, suites: [] }] }]
    const text = JSON.stringify({ stats, errors: [], suites })

    expect(readReport('playwright', text)?.faults).toEqual([
      'cart.spec.ts:7 › adds',
      'cart.spec.ts:8 › changes',
    ])
  })

  it('gives what the tests of each file took and asked for together, and what they prove', () => {
    const spec = (file: string, duration: number) => ({
      title: 'adds',
      file,
      line: 7,
      tags: duration > 600 ? ['spec-1.1'] : [],
      tests: [
        {
          status: 'expected',
          annotations: [{ type: 'requests', description: 'GET /\nGET /cart' }],
          results: [{ duration }],
        },
      ],
    })
    const suites = [
      { specs: [spec('cart.spec.ts', 700)], suites: [{ specs: [spec('cart.spec.ts', 500)] }] },
    ]

    const read = readReport('playwright', JSON.stringify({ stats, errors: [], suites }))
    expect(read?.files).toEqual([
      { file: 'cart.spec.ts', seconds: 1.2, requests: ['GET /', 'GET /cart'] },
    ])
    expect(read?.proofs).toEqual([
      { sentence: 'spec-1.1', file: 'cart.spec.ts', test: 'adds', outcome: 'passed' },
    ])
  })
})

describe('a report that cannot be believed', () => {
  it.each([
    ['is missing', null],
    ['is empty', ''],
    ['was cut off', JSON.stringify(vitest).slice(0, 30)],
    ['is another document', '{"stats":"many"}'],
    ['counts backwards', JSON.stringify({ ...vitest, passed: -3 })],
    ['holds no test', JSON.stringify({ ...vitest, passed: 0, failed: 0, skipped: 0 })],
  ])('gives nothing when it %s', (_, text) => {
    expect(readReport('vitest', text)).toBeNull()
    expect(readReport('playwright', text)).toBeNull()
  })
})
