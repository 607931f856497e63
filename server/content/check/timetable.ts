import { clashesOf } from '#server/schedule/clashes.ts'
import { dateOf } from '#server/schedule/day.ts'
import { areApart, neverBeginTogether, recurrenceOf } from '#server/schedule/recurrence.ts'
import type { Recurrence } from '#server/schedule/recurrence.ts'
import { anchorMonday, offerLines } from '#server/schedule/rule-days.ts'
import type { Line } from '#server/schedule/rule-days.ts'
import { slotsBetween } from '#server/schedule/slots.ts'
import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Offer } from '../schema/offer.ts'
import type { Rule } from './rule.ts'

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
export const timetableHolds: Rule = (documents) => {
  const written = writtenLines(documents)
  return [...sharing(written).flatMap(clashFaults), ...referenceFaults(written)]
}

function writtenLines({ courses, holidays }: Documents): Written[] {
  const of = (kind: 'course' | 'holiday', source: Document<Offer> | null): Written[] =>
    source
      ? offerLines(kind, source.value).map((line, index) => {
          return { line, recurrence: recurrenceOf(line), source, index }
        })
      : []
  return [
    ...[...courses.values()].flatMap((course) => of('course', course)),
    ...[...holidays.values()].flatMap((holiday) => of('holiday', holiday)),
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

function clashFaults([one, other]: readonly [Written, Written]): Fault[] {
  if (areApart(one.recurrence, other.recurrence)) return []
  const lines = one === other ? [one.line] : [one.line, other.line]
  const clash = clashesOf(datesOf(lines)).find(
    (found) => one === other || found.one.line !== found.other.line,
  )
  const kind = kinds.find((name) => other.line.rule[name] === clash?.over)
  if (!clash || !kind) return []
  const at = dateOf(Math.max(clash.one.first, clash.other.first))
  return [
    faultAtPath(
      other.source,
      ['dates', other.index, kind],
      `"${clash.over}" is taken by ${nameOf(one, other)} at that time, such as on ${at}`,
      `choose another ${kind}, or other weeks`,
    ),
  ]
}

function referenceFaults(written: readonly Written[]): Fault[] {
  return written.flatMap((other) => {
    const twin = written
      .slice(0, written.indexOf(other))
      .filter(({ source }) => source === other.source)
      .find((one) => isTwin(one, other))
    if (!twin) return []
    const message = `has dates on the same days as dates[${twin.index}], with the same references`
    return [faultAtPath(other.source, ['dates', other.index], message, 'add a suffix, such as "B"')]
  })
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
