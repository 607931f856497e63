import { describe, expect, it } from 'vitest'
import { dateFormats, formatDate } from '#server/format/dates.ts'

describe('9. Date formats', () => {
  it.each([
    ['DD/MM/YYYY HH:mm', 'dateAndTime', '03/09/2027 17:05'],
    ['DD/MM/YYYY', 'date', '03/09/2027'],
    ['YYYY-MM-DD', 'machine', '2027-09-03'],
    ['dddd D MMMM, YYYY', 'fullDate', 'Friday 3 September, 2027'],
    ['MMMM YYYY', 'month', 'September 2027'],
    ['h:mm A', 'time', '5:05 PM'],
    ['ordinal day with month', 'dayAndMonth', '3rd September'],
  ] as const)('%s is %s: %s', (_, format, shown) => {
    expect(formatDate('2027-09-03T17:05', format)).toBe(shown)
  })

  it('clarification: there are seven, by name, in one module', () => {
    expect(Object.keys(dateFormats)).toHaveLength(7)
  })
})
