import type { PageContext } from '#server/presenters/context.ts'
import { withAvailability } from '#server/presenters/dates/dates.ts'
import type { Availability } from '#server/schedule/availability.ts'
import { dateOf, dayOf } from '#server/schedule/day.ts'
import { newDatesSince } from '#server/schedule/find.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/site.ts'

/** A date as a letter lists it. */
export interface ListedDate {
  readonly date: ScheduledDate
  readonly availability: Availability
  /** How many further dates of the same offer are as good. */
  readonly further: number
}

const daysBetweenLetters = 7

/** So long before it begins, a place that is still free is a late one. */
const daysOfLatePlaces = 28

/** The dates of these references that are still to come, in the order of the references. */
export function chosenDates(references: readonly string[], context: PageContext): ListedDate[] {
  const { dateOf: find, today } = scheduleOf(context.site)
  const dates = references.flatMap((reference) => find(reference) ?? [])
  const coming = dates.filter(({ starts, isCancelled }) => starts > today && !isCancelled)
  return withAvailability(coming, context).map((one) => ({ ...one, further: 0 }))
}

/** What came on sale in the week before a letter's day: the first date of each offer that has room. */
export function newDates(letterDay: string, context: PageContext): ListedDate[] {
  const schedule = scheduleOf(context.site)
  const since = dateOf(dayOf(letterDay) - daysBetweenLetters)
  const dates = newDatesSince(schedule, since).filter(({ onSaleFrom }) => onSaleFrom <= letterDay)
  return firstOfEach(withRoom(dates, context))
}

/** What begins within four weeks of a letter's day and has room: the first date of each offer. */
export function latePlaces(letterDay: string, context: PageContext): ListedDate[] {
  const last = dateOf(dayOf(letterDay) + daysOfLatePlaces)
  const dates = scheduleOf(context.site).dates.filter(({ starts }) => starts <= last)
  return firstOfEach(withRoom(dates, context))
}

function withRoom(dates: readonly ScheduledDate[], context: PageContext) {
  return withAvailability(dates, context).filter(({ availability }) => availability.left > 0)
}

/** In the order in which they begin. */
function firstOfEach(open: ReturnType<typeof withRoom>): ListedDate[] {
  const byCode = new Map<string, ListedDate>()
  for (const one of open.toSorted((a, b) => a.date.starts.localeCompare(b.date.starts))) {
    const { code } = one.date.offer
    const first = byCode.get(code)
    byCode.set(code, first ? { ...first, further: first.further + 1 } : { ...one, further: 0 })
  }
  return [...byCode.values()]
}
