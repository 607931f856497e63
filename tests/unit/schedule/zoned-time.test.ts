import { describe, expect, it } from 'vitest'
import { instantOf } from '#server/schedule/day.ts'

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
