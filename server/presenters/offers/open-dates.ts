import type { Wanted } from '#server/catalogue/wanted.ts'
import type { Availability } from '#server/schedule/availability.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { withAvailability } from '../dates/dates.ts'
import type { Now } from '../dates/dates.ts'
import { roomOf } from '../dates/room.ts'

/** A date with whether so many as are wanted can come. */
export interface OpenDate {
  readonly date: ScheduledDate
  readonly availability: Availability
  readonly hasRoom: boolean
}

export function openDates(
  dates: readonly ScheduledDate[],
  { people }: Wanted,
  now: Now,
): OpenDate[] {
  return withAvailability(dates, now).map(({ date, availability }) => ({
    date,
    availability,
    hasRoom: roomOf(date, availability) >= (people ?? 1),
  }))
}

/** The dates that an offer's page lists, and why these where they are not what was wanted. */
export interface ListedDates {
  readonly dates: readonly ScheduledDate[]
  readonly note: 'month' | 'people' | null
}

/** Rows enough to choose from. Whole months are listed, so there may be more. */
const enough = 6

/** So many of the nearest, where the month that is wanted has none. */
const nearest = 3

/**
 * The dates to list: those of the month that is wanted, else the nearest to it, else the next months;
 * where a number of people is wanted, those with room for as many.
 */
export function listedDates(all: readonly OpenDate[], { month, people }: Wanted): ListedDates {
  const free = all.filter((one) => people === null || one.hasRoom).map(({ date }) => date)
  if (free.length === 0) return { dates: nextMonths(all.map(({ date }) => date)), note: 'people' }
  if (month === null) return { dates: nextMonths(free), note: null }
  const inMonth = free.filter(({ starts }) => starts.startsWith(month))
  if (inMonth.length > 0) return { dates: inMonth, note: null }
  const middle = Date.parse(`${month}-15`)
  const distance = ({ starts }: ScheduledDate) => Math.abs(Date.parse(starts) - middle)
  const near = free.toSorted((one, other) => distance(one) - distance(other)).slice(0, nearest)
  return { dates: free.filter((date) => near.includes(date)), note: 'month' }
}

function nextMonths(dates: readonly ScheduledDate[]): ScheduledDate[] {
  const last = dates[enough - 1]?.starts.slice(0, 7)
  return dates.filter(({ starts }) => last === undefined || starts.slice(0, 7) <= last)
}
