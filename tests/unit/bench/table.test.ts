import { describe, expect, it } from 'vitest'
import { isKept, ratioRow } from '../../bench/report/rows.ts'

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
