import { clashesOf } from '#server/schedule/clashes.ts'
import { dateOf } from '#server/schedule/day.ts'
import type { Occurrence } from '#server/schedule/occurrence.ts'
import { occurrencesBetween } from '#server/schedule/occurrences.ts'
import { cycle, neverOverlap, recurrenceOf } from '#server/schedule/recurrence.ts'
import type { Recurrence } from '#server/schedule/recurrence.ts'
import { offerSeries } from '#server/schedule/series.ts'
import type { Series } from '#server/schedule/series.ts'
import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Offer, OfferKind } from '../schema/offer.ts'
import { goodIn } from './check.ts'
import type { Check, Violations } from './check.ts'
import { resourceKinds } from './date-rules.ts'

interface WrittenSeries {
  readonly series: Series
  readonly source: Document<Offer>
  readonly index: number
}

interface Written extends WrittenSeries {
  readonly recurrence: Recurrence
  /** Its dates in a whole cycle, made when they are asked for. */
  readonly dates: () => readonly Occurrence[]
}

/**
 * No yacht, room or person is on two dates at a time, and no two dates have one reference, in all of
 * 28 years, after which weekdays come round again.
 */
export const timetableHolds: Check = function* (documents) {
  const written = writtenSeries(documents).map(withItsDates)
  const unsure = sharing(written).filter(
    ([one, other]) => !neverOverlap(one.recurrence, other.recurrence),
  )
  // One look at them all tells whether there is any clash, which there hardly ever is.
  const dates = [...new Set(unsure.flat())].flatMap((one) => one.dates())
  if (clashesOf(dates).length > 0) for (const pair of unsure) yield* doesNotClash(pair)
  for (const one of written) yield* hasItsOwnReferences(one, written)
}

export function writtenSeries({ courses, holidays }: Documents): WrittenSeries[] {
  const of = (kind: OfferKind) => (source: Document<Offer>) =>
    offerSeries(kind, source.value).map((series, index) => ({ series, source, index }))
  return [...goodIn(courses).flatMap(of('course')), ...goodIn(holidays).flatMap(of('holiday'))]
}

function withItsDates({ series, source, index }: WrittenSeries): Written {
  let dates: readonly Occurrence[] | undefined
  return {
    series,
    source,
    index,
    recurrence: recurrenceOf(series),
    dates: () => (dates ??= occurrencesBetween([series], new Map(), ...cycle)),
  }
}

/** Every series that shares a yacht, a room or a person with one before it, or recurs by itself. */
function sharing(written: readonly Written[]): [one: Written, other: Written][] {
  const takers = new Map<string, Set<Written>>()
  return written.flatMap((other) => {
    const before = new Set<Written>([other])
    for (const id of takenBy(other)) {
      const others = takers.get(id) ?? new Set()
      for (const one of others) before.add(one)
      takers.set(id, others.add(other))
    }
    return [...before].map((one): [Written, Written] => [one, other])
  })
}

function takenBy({ series }: Written): string[] {
  return resourceKinds.flatMap((kind) => series.rule[kind] ?? [])
}

function* doesNotClash([one, other]: readonly [Written, Written]): Violations {
  const dates = one === other ? one.dates() : [...one.dates(), ...other.dates()]
  const clash = clashesOf(dates).find(
    (found) => one === other || found.one.series !== found.other.series,
  )
  const kind = resourceKinds.find((name) => other.series.rule[name] === clash?.over)
  if (!clash || !kind) return
  const day = dateOf(Math.max(clash.one.first, clash.other.first))
  const message = `"${clash.over}" is taken by ${nameOf(one, other)} at that time, such as on ${day}`
  const remedy = `choose another ${kind}, or other weeks`
  yield violationAt(other.source, ['dates', other.index, kind], message, remedy)
}

function* hasItsOwnReferences(own: Written, written: readonly Written[]): Violations {
  const { source, index, series, recurrence } = own
  const days = new Set(recurrence.days)
  const before = written.filter((one) => one.source === source && one.index < index)
  const twin = before
    .filter(({ series: { rule } }) => rule.suffix === series.rule.suffix)
    .filter((one) => one.recurrence.days.some((day) => days.has(day)))
    .find((one) => beginTogether(one.dates(), own.dates()))
  if (!twin) return
  const message = `has dates on the same days as dates[${twin.index}], with the same references`
  yield violationAt(source, ['dates', index], message, 'add a suffix, such as "B"')
}

function beginTogether(dates: readonly Occurrence[], others: readonly Occurrence[]): boolean {
  const days = new Set(dates.map(({ day }) => day))
  return others.some(({ day }) => days.has(day))
}

function nameOf(one: Written, other: Written): string {
  if (one === other) return 'another date of the same rule'
  const rule = `dates[${one.index}]`
  return one.source === other.source ? rule : `${rule} of ${one.source.value.slug}`
}
