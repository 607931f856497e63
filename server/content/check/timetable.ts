import { clashesOf } from '#server/schedule/clashes.ts'
import { dateOf } from '#server/schedule/day.ts'
import { areApart, neverBeginTogether, recurrenceOf } from '#server/schedule/recurrence.ts'
import type { Recurrence } from '#server/schedule/recurrence.ts'
import { anchorMonday, offerLines } from '#server/schedule/rule-days.ts'
import type { Line } from '#server/schedule/rule-days.ts'
import { slotsBetween } from '#server/schedule/slots.ts'
import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Offer } from '../schema/offer.ts'
import type { Violation } from '../violation.ts'
import { goodIn } from './check.ts'
import type { Check } from './check.ts'

/** One rule of an offer's file. */
interface Written {
  readonly line: Line
  readonly recurrence: Recurrence
  readonly source: Document<Offer>
  readonly index: number
}

const kinds = ['yacht', 'room', 'leader'] as const

/**
 * No yacht, room or person is on two dates at a time, and no two dates have one reference, in any
 * year: what the rules themselves cannot prove is looked up in the dates of 28 years, after which
 * weekdays come round again.
 */
export const timetableHolds: Check = function* (documents) {
  const written = writtenLines(documents)
  for (const pair of sharing(written)) yield* doesNotClash(pair)
  for (const one of written) yield* hasItsOwnReferences(one, written)
}

function writtenLines({ courses, holidays }: Documents): Written[] {
  const of = (kind: 'course' | 'holiday', source: Document<Offer>): Written[] =>
    offerLines(kind, source.value).map((line, index) => {
      return { line, recurrence: recurrenceOf(line), source, index }
    })
  return [
    ...goodIn(courses).flatMap((course) => of('course', course)),
    ...goodIn(holidays).flatMap((holiday) => of('holiday', holiday)),
  ]
}

/** Every line that shares a yacht, a room or a person with one before it, or recurs by itself. */
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

function takenBy({ line }: Written): string[] {
  return kinds.flatMap((kind) => line.rule[kind] ?? [])
}

function* doesNotClash([one, other]: readonly [Written, Written]): Iterable<Violation> {
  if (areApart(one.recurrence, other.recurrence)) return
  const lines = one === other ? [one.line] : [one.line, other.line]
  const clash = clashesOf(datesOf(lines)).find(
    (found) => one === other || found.one.line !== found.other.line,
  )
  const kind = kinds.find((name) => other.line.rule[name] === clash?.over)
  if (!clash || !kind) return
  const day = dateOf(Math.max(clash.one.first, clash.other.first))
  const message = `"${clash.over}" is taken by ${nameOf(one, other)} at that time, such as on ${day}`
  const remedy = `choose another ${kind}, or other weeks`
  yield violationAt(other.source, ['dates', other.index, kind], message, remedy)
}

function* hasItsOwnReferences(own: Written, written: readonly Written[]): Iterable<Violation> {
  const { source, index } = own
  const before = written.filter((one) => one.source === source && one.index < index)
  const twin = before.find((one) => isTwin(one, own))
  if (!twin) return
  const message = `has dates on the same days as dates[${twin.index}], with the same references`
  yield violationAt(source, ['dates', index], message, 'add a suffix, such as "B"')
}

function isTwin(one: Written, other: Written): boolean {
  if (one.line.rule.suffix !== other.line.rule.suffix) return false
  if (neverBeginTogether(one.recurrence, other.recurrence)) return false
  const days = new Set(datesOf([one.line]).map(({ day }) => day))
  return datesOf([other.line]).some(({ day }) => days.has(day))
}

function datesOf(lines: readonly Line[]) {
  return slotsBetween(lines, new Map(), anchorMonday, anchorMonday + 28 * 365.25)
}

function nameOf(one: Written, other: Written): string {
  if (one === other) return 'another date of the same rule'
  const rule = `dates[${one.index}]`
  return one.source === other.source ? rule : `${rule} of ${one.source.value.slug}`
}
