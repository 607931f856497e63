import { describe, expect, it } from 'vitest'
import { daySpan } from '#server/format/dates.ts'

describe('the days of a date', () => {
  it.each([
    ['2027-09-12', '2027-09-12', 'Sunday 12 September, 2027'],
    ['2027-09-11', '2027-09-12', 'Saturday 11 September, 2027 to Sunday 12 September, 2027'],
    ['2027-09-26', '2027-10-01', 'Sunday 26 September, 2027 to Friday 1 October, 2027'],
    ['2026-12-29', '2027-01-05', 'Tuesday 29 December, 2026 to Tuesday 5 January, 2027'],
  ])('%s to %s are “%s”', (first, last, text) => {
    expect(daySpan(first, last)).toBe(text)
  })
})
