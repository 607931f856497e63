import { describe, expect, it } from 'vitest'
import { dearestLines, ledgerLines } from '../../run/ledger.ts'

describe('the ledger', () => {
  it('has the minutes and counts of each stage and their totals', () => {
    const lines = ledgerLines([
      { stage: 'install', seconds: 30 },
      { stage: 'tests', seconds: 90, tally: { passed: 410, failed: 2, skipped: 1 } },
      {
        stage: 'journeys',
        seconds: 0,
        tally: { passed: 0, failed: 1, skipped: 0 },
        note: 'not run: build failed',
      },
    ])

    expect(lines).toEqual([
      'stage      minutes  passed  failed skipped',
      '------------------------------------------',
      'install       0.50',
      'tests         1.50     410       2       1',
      'journeys      0.00       0       1       0  not run: build failed',
      'total         2.00     410       3       1',
    ])
  })
})

describe('the dearest files', () => {
  it('are the ten that took longest, of all stages', () => {
    const files = Array.from({ length: 11 }, (_, at) => ({ file: `${at}.test.ts`, seconds: at }))

    const lines = dearestLines([
      { stage: 'tests', seconds: 60, files },
      { stage: 'journeys', seconds: 60, files: [{ file: 'cart.spec.ts', seconds: 12.34 }] },
    ])

    expect(lines).toHaveLength(11)
    expect(lines.slice(0, 3)).toEqual([
      'seconds  the dearest files',
      '   12.3  journeys: cart.spec.ts',
      '   10.0  tests: 10.test.ts',
    ])
  })
})
