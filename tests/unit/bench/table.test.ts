import { describe, expect, it } from 'vitest'
import { isKept, ratioRow } from '../../bench/report/rows.ts'
import type { Row } from '../../bench/report/rows.ts'
import { linesOf } from '../../bench/report/table.ts'

describe('a row', () => {
  it('compares what took turns round by round', () => {
    const row = ratioRow({ name: 'dear: times cheap' }, [10, 90, 40], [5, 30, 10])

    expect(row).toEqual({ name: 'dear: times cheap', unit: 'times', value: 3, interval: [2, 4] })
  })

  it('is kept at its limit itself, from either side', () => {
    expect(isKept({ value: 2, limit: { atMost: 2 } })).toBe(true)
    expect(isKept({ value: 2.01, limit: { atMost: 2 } })).toBe(false)
    expect(isKept({ value: 0.8, limit: { atLeast: 0.8 } })).toBe(true)
    expect(isKept({ value: 0.79, limit: { atLeast: 0.8, aim: 0.95 } })).toBe(false)
  })

  it('is neither kept nor missed without a limit', () => {
    expect(isKept({ value: 2 })).toBeNull()
  })
})

describe('the table', () => {
  it('stands in columns, with each limit and whether it is kept', () => {
    const rows: Row[] = [
      {
        name: 'cached page',
        unit: 'times',
        value: 0.912,
        interval: [0.88, 0.934],
        limit: { atLeast: 0.8, aim: 0.95 },
      },
      { name: 'memory', unit: 'MB', value: 215.3, limit: { atMost: 130 } },
      { name: 'one answer', unit: 'µs', value: 1_234.5 },
    ]

    expect(linesOf({ title: 'Serving', rows })).toEqual([
      '',
      'Serving',
      '  cached page    0.91 ×  0.88 to 0.93  at least 0.8 (aim 0.95)  kept',
      '  memory         215 MB                at most 130              MISSED',
      '  one answer   1,235 µs',
    ])
  })
})
