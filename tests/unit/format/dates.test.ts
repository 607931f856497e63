import { describe, expect, it } from 'vitest'
import { dateFormats, daySpan, formatDate, readDate, shortSpan } from '#server/format/dates.ts'
import type { DateFormat } from '#server/format/dates.ts'
import { londonDate } from '#server/site/clock.ts'
import { fc } from '../../support/properties.ts'

describe('a date', () => {
  it.each([
    ['dateAndTime', '05/09/2027 17:30'],
    ['date', '05/09/2027'],
    ['machine', '2027-09-05'],
    ['fullDate', 'Sunday 5 September, 2027'],
    ['month', 'September 2027'],
    ['time', '5:30 PM'],
    ['dayAndMonth', '5th September'],
  ] as const)('as %s is %s', { tags: ['spec-9.2', 'clar-4.6'] }, (format, shown) => {
    expect(formatDate('2027-09-05T17:30', format)).toBe(shown)
  })

  it('needs no time, unless the format shows one', () => {
    expect(formatDate('2027-09-05', 'fullDate')).toBe('Sunday 5 September, 2027')
    expect(() => formatDate('2027-09-05', 'time')).toThrow(
      "'2027-09-05' has no time to show as h:mm A; give it one, such as 2027-09-05T17:30.",
    )
  })

  it('has the ordinal that English gives its day', () => {
    const said = (day: number) =>
      formatDate(`2027-08-${String(day).padStart(2, '0')}`, 'dayAndMonth').split(' ')[0]

    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30, 31].map(said).join(' ')).toBe(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 30th 31st',
    )
  })

  it.each([
    ['00:00', '12:00 AM'],
    ['00:05', '12:05 AM'],
    ['09:00', '9:00 AM'],
    ['12:00', '12:00 PM'],
    ['23:59', '11:59 PM'],
  ])('at %s is said as %s', (clock, said) => {
    expect(formatDate(`2027-09-05T${clock}`, 'time')).toBe(said)
  })
})

describe('days under a heading that names their month', () => {
  it.each([
    ['2027-05-01', '2027-05-01', 'Sat 1'],
    ['2027-05-01', '2027-05-07', 'Sat 1 – Fri 7'],
    ['2027-05-30', '2027-06-04', 'Sun 30 – Fri 4 Jun'],
    ['2026-12-27', '2027-01-01', 'Sun 27 – Fri 1 Jan'],
    ['2027-05-01', '2028-05-01', 'Sat 1 – Mon 1 May'],
  ])('from %s to %s are %s', { tags: ['clar-4.7'] }, (first, last, shown) => {
    expect(shortSpan(first, last)).toBe(shown)
  })
})

describe('an instant', () => {
  it.each([
    ['2026-11-21T17:30:00Z', '21/11/2026 17:30', 'winter time is UTC'],
    ['2027-06-30T23:30:00Z', '01/07/2027 00:30', 'in summer the day begins an hour earlier'],
    ['2027-03-28T00:59:59Z', '28/03/2027 00:59', 'the last minute before clocks go forward'],
    ['2027-03-28T01:00:00Z', '28/03/2027 02:00', 'the minute after: there is no 01:30'],
    ['2027-10-31T00:30:00Z', '31/10/2027 01:30', 'the first half past one when clocks go back'],
    ['2027-10-31T01:30:00Z', '31/10/2027 01:30', 'the second'],
    ['2027-12-31T23:59:59Z', '31/12/2027 23:59', 'the last second of a year'],
    ['2028-02-29T12:00:00Z', '29/02/2028 12:00', 'a leap day'],
  ])('%s is %s in London: %s', (instant, shown) => {
    expect(formatDate(Date.parse(instant), 'dateAndTime')).toBe(shown)
  })

  it('is shown as London writes it, in an hour that clocks skip as well', () => {
    expect(formatDate('2027-03-28T01:30', 'dateAndTime')).toBe('28/03/2027 01:30')
  })

  it('falls on the day that the calendar of the site gives it', () => {
    const years = { min: Date.parse('1990-01-01'), max: Date.parse('2060-01-01') }
    fc.assert(
      fc.property(fc.integer(years), (instant) => {
        expect(formatDate(instant, 'machine')).toBe(londonDate(instant))
      }),
    )
  })
})

describe('what is no date', () => {
  const formats = Object.keys(dateFormats) as DateFormat[]

  it.each([
    NaN,
    Infinity,
    8.64e15 + 1,
    '',
    ...'soon 2027-02-29 2027-13-01 2027-9-5 05/09/2027'.split(' '),
    ...'2027-09-05T24:00 2027-09-05T17:30Z'.split(' '),
  ])('is refused by every format: %s', (moment) => {
    for (const format of formats) expect(() => formatDate(moment, format)).toThrow(RangeError)
  })

  it('is told with what was expected', () => {
    expect(() => formatDate('05/09/2027', 'date')).toThrow(
      "[dates] '05/09/2027' is not a date; expected milliseconds, or London's date such as " +
        '2027-09-05, or its date and time such as 2027-09-05T17:30.',
    )
  })
})

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

describe('a date that was typed', () => {
  it.each([
    ['30/04/1990', '1990-04-30'],
    [' 5/9/2027 ', '2027-09-05'],
    ['05.09.2027', '2027-09-05'],
    ['2027-09-05', '2027-09-05'],
  ])('%o is %s', (typed, date) => {
    expect(readDate(typed)).toBe(date)
  })

  it.each(['', '30/04/90', '30 April 1990', '1990/04/30', '30/04/1990x'])(
    'in no way of ours stays as it is: %o',
    (typed) => {
      expect(readDate(typed)).toBe(typed)
    },
  )
})
