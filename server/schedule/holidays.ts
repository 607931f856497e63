import { calendarOf, dayIn, easterSunday } from './day.ts'
import type { Day } from './day.ts'

/**
 * Whether days from a first to a last, less than a year apart, touch those on which nothing is
 * held: 22 December to 2 January.
 */
export function isOverChristmas(first: Day, last: Day): boolean {
  const { year, month, date } = calendarOf(last)
  return (month === 12 && date >= 22) || first <= dayIn(year, 1, 2)
}

/** The same from Good Friday to Easter Monday. */
export function isOverEaster(first: Day, last: Day): boolean {
  const { year, month } = calendarOf(last)
  // Most days of the year are far from any Easter.
  if (month < 3 || (month > 4 && last - first < 28)) return false
  const sunday = easterSunday(year)
  return first <= sunday + 1 && last >= sunday - 2
}
