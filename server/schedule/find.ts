import type { Course, Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { Schedule } from './schedule.ts'
import type { ScheduledDate } from './scheduled-date.ts'

/** What somebody looks for. What is left out is met by every date. */
export interface DateCriteria {
  /** Only dates of this offer, by its code. */
  readonly code?: string | undefined
  readonly kind?: OfferKind | undefined
  /** Only trips with this tag, such as 5 for weekends. */
  readonly tag?: number | undefined
  /** Only courses of this group, such as practical. */
  readonly group?: Course['group'] | undefined
  readonly ability?: Offer['ability'] | undefined
  /** The id of a place, such as southampton or oban. */
  readonly place?: string | undefined
  /** The month in which a date begins: `2027-03`. */
  readonly month?: string | undefined
  /** The first and the last day on which it may begin, `YYYY-MM-DD`. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** In pounds. */
  readonly atMost?: number | undefined
  /** The most days that the offer takes. */
  readonly days?: number | undefined
}

/** The dates that meet all criteria, in the order of the schedule. Nonsense is met by none. */
export function findDates(schedule: Schedule, criteria: DateCriteria): readonly ScheduledDate[] {
  const all =
    criteria.code === undefined ? schedule.dates : (schedule.byCode.get(criteria.code) ?? [])
  const [from, to] = daysOf(criteria)
  const begin = from === undefined ? 0 : placeOf(all, from)
  // `~` comes after every digit: no day that is looked for comes after it.
  const end = to === undefined ? all.length : placeOf(all, `${to}~`)
  const found: ScheduledDate[] = []
  for (let index = begin; index < end; index += 1) {
    const date = all[index]
    if (date && isMet(criteria, date)) found.push(date)
  }
  return found
}

export function nextDates(schedule: Schedule, code: string, count: number): ScheduledDate[] {
  const dates = schedule.byCode.get(code) ?? []
  return dates.filter(({ starts }) => starts > schedule.today).slice(0, count)
}

const monthsOf = new WeakMap<Schedule, readonly string[]>()

/** The months in which dates begin that are still to come, in order: `2027-05`. */
export function monthsOnSale(schedule: Schedule): readonly string[] {
  let months = monthsOf.get(schedule)
  if (!months) {
    const ahead = schedule.dates.filter(({ starts }) => starts > schedule.today)
    monthsOf.set(schedule, (months = [...new Set(ahead.map(({ starts }) => starts.slice(0, 7)))]))
  }
  return months
}

/** Dates whose sale began after a day, up to today; the newest first. */
export function newDatesSince(schedule: Schedule, since: string): ScheduledDate[] {
  return schedule.dates
    .filter(({ onSaleFrom }) => onSaleFrom > since && onSaleFrom <= schedule.today)
    .toSorted((one, other) => other.onSaleFrom.localeCompare(one.onSaleFrom))
}

function daysOf({
  month,
  from,
  to,
}: DateCriteria): [from: string | undefined, to: string | undefined] {
  if (month === undefined) return [from, to]
  return [
    from !== undefined && from > month ? from : month,
    to !== undefined && to < month ? to : `${month}~`,
  ]
}

/** How many dates begin before a day: they are in order, so a few looks tell. */
function placeOf(dates: readonly ScheduledDate[], day: string): number {
  let [low, high] = [0, dates.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((dates[middle]?.starts ?? '') < day) low = middle + 1
    else high = middle
  }
  return low
}

function isMet(criteria: DateCriteria, date: ScheduledDate): boolean {
  return (
    (criteria.kind === undefined || criteria.kind === date.kind) &&
    (criteria.ability === undefined || criteria.ability === date.ability) &&
    (criteria.tag === undefined || date.tags.includes(criteria.tag)) &&
    (criteria.group === undefined || criteria.group === date.group) &&
    (criteria.place === undefined || criteria.place === date.place.id) &&
    (criteria.atMost === undefined || date.price <= criteria.atMost) &&
    (criteria.days === undefined || date.offer.days <= criteria.days)
  )
}
