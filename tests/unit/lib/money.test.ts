import { describe, expect, it } from 'vitest'
import { formatMoney } from '#js/lib/money.ts'

describe('money', () => {
  it.each([
    [695, '£695.00'],
    [1236, '£1,236.00'],
    [9.5, '£9.50'],
    [0, '£0.00'],
    [-25, '-£25.00'],
    [0.1 + 0.2, '£0.30'],
  ])('shows %d pounds as %s', (pounds, shown) => {
    expect(formatMoney(pounds)).toBe(shown)
  })
})
