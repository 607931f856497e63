import { describe, expect, it } from 'vitest'
import {
  calendarOf,
  dateOf,
  dayIn,
  dayOf,
  easterSunday,
  instantOf,
  weekdayOf,
} from '#server/schedule/day.ts'
import { fc } from '../../support/properties.ts'

const days = fc.integer({ min: dayOf('1995-01-01'), max: dayOf('2095-12-31') })

describe('a day', () => {
  it('is a number that has its date in it, as the calendar of the machine has it', () => {
    fc.assert(
      fc.property(days, (day) => {
        const machine = new Date(day * 86_400_000)

        expect(dayOf(dateOf(day))).toBe(day)
        expect(calendarOf(day)).toEqual({
          year: machine.getUTCFullYear(),
          month: machine.getUTCMonth() + 1,
          date: machine.getUTCDate(),
        })
      }),
    )
  })

  it('knows its weekday, from 0 for Monday', () => {
    expect(weekdayOf(dayOf('2024-01-01'))).toBe(0)
    expect(weekdayOf(dayOf('2026-11-21'))).toBe(5)
    expect(weekdayOf(dayOf('1969-12-28'))).toBe(6)
  })

  const none = '2027-02-29 2027-02-30 2027-13-01 27-01-01 2027-1-1 soon 2027-01-01T00:00'

  it.each(['', ...none.split(' ')])('is none for %o, a date that no year has', (text) => {
    expect(dayOf(text)).toBeNaN()
  })

  it('may be asked for beyond the ends of a month', () => {
    expect(dateOf(dayIn(2027, 14, 1))).toBe('2028-02-01')
    expect(dateOf(dayIn(2028, 3, 0))).toBe('2028-02-29')
  })
})

it('Easter Sunday is where the church has it', () => {
  const dates =
    '2024-03-31 2025-04-20 2026-04-05 2027-03-28 2028-04-16 2035-03-25 2038-04-25 2049-04-18'

  for (const date of dates.split(' ')) {
    expect(dateOf(easterSunday(Number(date.slice(0, 4))))).toBe(date)
  }
})

describe('a time on a day', () => {
  it.each([
    ['2027-01-10', '18:00', 'Europe/London', '2027-01-10T18:00:00.000Z', 'winter time is UTC'],
    ['2027-06-10', '18:00', 'Europe/London', '2027-06-10T17:00:00.000Z', 'summer time is ahead'],
    ['2027-03-28', '00:30', 'Europe/London', '2027-03-28T00:30:00.000Z', 'before clocks go on'],
    ['2027-03-28', '09:00', 'Europe/London', '2027-03-28T08:00:00.000Z', 'after they have'],
    ['2027-03-28', '01:30', 'Europe/London', '2027-03-28T01:30:00.000Z', 'in the hour left out'],
    ['2027-10-31', '00:30', 'Europe/London', '2027-10-30T23:30:00.000Z', 'before they go back'],
    ['2027-10-31', '01:30', 'Europe/London', '2027-10-31T00:30:00.000Z', 'the first of two'],
    ['2027-10-31', '09:00', 'Europe/London', '2027-10-31T09:00:00.000Z', 'after they have'],
    ['2027-06-12', '15:00', 'Europe/Oslo', '2027-06-12T13:00:00.000Z', 'Norway'],
    ['2027-02-06', '15:00', 'America/Antigua', '2027-02-06T19:00:00.000Z', 'the Caribbean'],
    ['2027-06-12', '15:00', 'Atlantic/Azores', '2027-06-12T15:00:00.000Z', 'the Azores'],
  ])('%s %s in %s is %s: %s', (date, time, zone, instant) => {
    expect(new Date(instantOf(date, time, zone)).toISOString()).toBe(instant)
  })
})
