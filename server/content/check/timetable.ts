import { clashesOf } from '#server/schedule/clashes.ts'
import { dateOf } from '#server/schedule/day.ts'
import { occurrencesBetween } from '#server/schedule/occurrences.ts'
import { neverBeginTogether, neverOverlap, recurrenceOf } from '#server/schedule/recurrence.ts'
import type { Recurrence } from '#server/schedule/recurrence.ts'
import { anchorMonday, offerSeries } from '#server/schedule/series.ts'
import type { Series } from '#server/schedule/series.ts'
import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Offer, OfferKind } from '../schema/offer.ts'
import { goodIn } from './check.ts'
import type { Check, Violations } from './check.ts'
import { resourceKinds } from './date-rules.ts'

interface Written {
  readonly series: Series
  readonly recurrence: Recurrence
  readonly source: Document<Offer>
  readonly index: number
}

/**
 * No yacht, room or person is on two dates at a time, and no two dates have one reference, in any
 * year: what the rules themselves cannot prove is looked up in the dates of 28 years, after which
 * weekdays come round again.
 */
export const timetableHolds: Check = function* (documents) {
  const written = writtenSeries(documents)
  for (const pair of sharing(written)) yield* doesNotClash(pair)
  for (const one of written) yield* hasItsOwnReferences(one, written)
}

export function writtenSeries({ courses, holidays }: Documents): Written[] {
  const of = (kind: OfferKind) => (source: Document<Offer>) =>
    offerSeries(kind, source.value).map((series, index) => {
      return { series, recurrence: recurrenceOf(series), source, index }
    })
  return [...goodIn(courses).flatMap(of('course')), ...goodIn(holidays).flatMap(of('holiday'))]
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
  if (neverOverlap(one.recurrence, other.recurrence)) return
  const allSeries = one === other ? [one.series] : [one.series, other.series]
  const clash = clashesOf(datesOf(allSeries)).find(
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
  const { source, index } = own
  const before = written.filter((one) => one.source === source && one.index < index)
  const twin = before.find((one) => isTwin(one, own))
  if (!twin) return
  const message = `has dates on the same days as dates[${twin.index}], with the same references`
  yield violationAt(source, ['dates', index], message, 'add a suffix, such as "B"')
}

function isTwin(one: Written, other: Written): boolean {
  if (one.series.rule.suffix !== other.series.rule.suffix) return false
  if (neverBeginTogether(one.recurrence, other.recurrence)) return false
  const days = new Set(datesOf([one.series]).map(({ day }) => day))
  return datesOf([other.series]).some(({ day }) => days.has(day))
}

function datesOf(allSeries: readonly Series[]) {
  return occurrencesBetween(allSeries, new Map(), anchorMonday, anchorMonday + 28 * 365.25)
}

function nameOf(one: Written, other: Written): string {
  if (one === other) return 'another date of the same rule'
  const rule = `dates[${one.index}]`
  return one.source === other.source ? rule : `${rule} of ${one.source.value.slug}`
}
