import type { Content } from '#server/content/content.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import { dateOf, dayOf } from './day.ts'
import type { Occurrence } from './occurrence.ts'
import { occurrenceOfReference, occurrencesBetween } from './occurrences.ts'
import { datePrice, namesOf, scheduledDate } from './scheduled-date.ts'
import type { ScheduledDate } from './scheduled-date.ts'
import { offerSeries, seriesOf } from './series.ts'
import type { Series } from './series.ts'

export type ScheduleContent = Pick<
  Content,
  'courses' | 'holidays' | 'fleet' | 'resources' | 'overrides'
>

/** The dates on sale on one day: the same content and day give the same schedule (decision 14). */
export interface Schedule {
  /** `YYYY-MM-DD` in London. */
  readonly today: string
  /**
   * Every date that begins today or in the 78 weeks after it, in the order of days, times and
   * references. Cancelled ones are left out.
   */
  readonly dates: readonly ScheduledDate[]
  /** The same by the code of their offer. */
  readonly byCode: ReadonlyMap<string, readonly ScheduledDate[]>
  /** A date by its reference, whenever it is: past, cancelled and far ones too. */
  readonly dateOf: (reference: string) => ScheduledDate | undefined
}

/** How far ahead dates are listed: about 18 months. Months would differ, and take dates back. */
const horizonDays = 78 * 7

/** The dates on sale on a London day, given as `YYYY-MM-DD`. */
export function scheduleAt(content: ScheduleContent, today: string): Schedule {
  const allSeries = seriesOf(content)
  const names = namesOf(content)
  const dates = occurrencesFrom(today, allSeries, content.overrides)
    .toSorted(inOrder)
    .map((occurrence) => scheduledDate(occurrence, names))
  const byReference = new Map(dates.map((date) => [date.reference, date]))
  return {
    today,
    dates,
    byCode: byCodeOf(dates),
    dateOf(reference) {
      const listed = byReference.get(reference)
      if (listed) return listed
      const occurrence = occurrenceOfReference(allSeries, content.overrides, reference)
      return occurrence && scheduledDate(occurrence, names)
    },
  }
}

/**
 * The first day, from one given as `YYYY-MM-DD` on, on which a date of an offer begins; null when
 * none does as far ahead as dates are listed.
 */
export function nextStart(
  kind: OfferKind,
  offer: Offer,
  overrides: Content['overrides'],
  today: string,
): string | null {
  const days = occurrencesFrom(today, offerSeries(kind, offer), overrides).map(({ first }) => first)
  return days.length > 0 ? dateOf(Math.min(...days)) : null
}

/**
 * What the dates of an offer cost that begin after a day, given as `YYYY-MM-DD`, in pounds; each price
 * once. It asks for no schedule, for which a first page cannot wait.
 */
export function pricesAhead(
  kind: OfferKind,
  offer: Offer,
  overrides: Content['overrides'],
  today: string,
): number[] {
  const prices = occurrencesFrom(today, offerSeries(kind, offer), overrides)
    .filter(({ first }) => first > dayOf(today))
    .map(({ first, rule }) => datePrice(offer, rule, dateOf(first)))
  return [...new Set(prices)]
}

/** Those that are listed on a day, in no order. */
function occurrencesFrom(
  today: string,
  series: readonly Series[],
  overrides: Content['overrides'],
): Occurrence[] {
  const from = dayOf(today)
  return occurrencesBetween(series, overrides, from, from + horizonDays).filter(
    ({ override }) => !override?.cancelled,
  )
}

function inOrder(one: Occurrence, other: Occurrence): number {
  return (
    one.first - other.first ||
    compare(one.rule.at, other.rule.at) ||
    compare(one.series.offer.code, other.series.offer.code) ||
    one.day - other.day ||
    compare(one.rule.suffix ?? '', other.rule.suffix ?? '')
  )
}

/** By letters alone: the order of a language costs 20 times as much and is not wanted here. */
function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function byCodeOf(dates: readonly ScheduledDate[]): Map<string, ScheduledDate[]> {
  const byCode = new Map<string, ScheduledDate[]>()
  for (const date of dates) {
    const others = byCode.get(date.offer.code)
    if (others) others.push(date)
    else byCode.set(date.offer.code, [date])
  }
  return byCode
}
