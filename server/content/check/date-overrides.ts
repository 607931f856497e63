import { clashesOf } from '#server/schedule/clashes.ts'
import { dateOf } from '#server/schedule/day.ts'
import { offerLines } from '#server/schedule/rule-days.ts'
import type { Line } from '#server/schedule/rule-days.ts'
import {
  parseReference,
  referenceOf,
  slotOfReference,
  slotsBetween,
} from '#server/schedule/slots.ts'
import type { Slot } from '#server/schedule/slots.ts'
import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { DateOverride } from '../schema/overrides.ts'
import { takingFaults, takings } from './date-rules.ts'
import type { Rule } from './rule.ts'

/** What the office changes about a date is about a date that is there, and leaves room for others. */
export const overridesAreRight: Rule = (documents) => {
  const { overrides } = documents
  if (!overrides || overrides.value.overrides.length === 0) return []

  const known = takings(documents)
  const all = overrides.value.overrides
  // The first of two entries counts; of two in a map the last would.
  const byReference = new Map(all.toReversed().map((one) => [one.reference, one]))
  const lines = linesOfDocuments(documents)
  const isWhole = [...documents.courses.values(), ...documents.holidays.values()].every(Boolean)
  return all.flatMap((override, index) => {
    const at = (key: string, message: string, remedy: string) =>
      faultAtPath(overrides, ['overrides', index, key], message, remedy)
    if (byReference.get(override.reference) !== override) {
      return [at('reference', 'stands twice in this file', 'make one entry of the two')]
    }
    const slot = slotOfReference(lines, byReference, override.reference)
    return [
      ...(slot ? slotFaults(slot, override, at) : absenceFaults(lines, isWhole, override, at)),
      ...takingFaults(overrides, ['overrides', index], override, known),
      ...(slot && takesOtherwise(slot, override) ? clashFaults(slot, lines, byReference, at) : []),
    ]
  })
}

type FaultAt = (key: string, message: string, remedy: string) => Fault

function linesOfDocuments({ courses, holidays }: Documents): Line[] {
  const of = (kind: 'course' | 'holiday') => (one: Document<Line['offer']> | null) =>
    one ? offerLines(kind, one.value) : []
  return [
    ...[...courses.values()].flatMap(of('course')),
    ...[...holidays.values()].flatMap(of('holiday')),
  ]
}

function absenceFaults(
  lines: readonly Line[],
  isWhole: boolean,
  { reference }: DateOverride,
  at: FaultAt,
): Fault[] {
  const named = parseReference(reference)
  if (!named) return [at('reference', 'names a day that no year has', 'correct the day')]
  const isKnown = lines.some(({ offer }) => offer.code === named.code)
  // An offer whose file has faults of its own may be the one.
  if (!isKnown && !isWhole) return []
  return [
    isKnown
      ? at(
          'reference',
          `no rule of ${named.code} gives a date on ${dateOf(named.day)}`,
          'correct it, or write the day on which you add it as "added"',
        )
      : at('reference', `no offer with dates has the code ${named.code}`, 'correct it'),
  ]
}

function slotFaults(slot: Slot, override: DateOverride, at: FaultAt): Fault[] {
  const { taken = 0, held = 0, added, moved_to: movedTo } = override
  const places = slot.rule.places ?? slot.line.offer.places ?? 0
  return [
    ...(taken + held > places
      ? [
          at(
            taken > places ? 'taken' : 'held',
            `${taken + held} places are gone, and the date has ${places}`,
            'write fewer, or more as "places"',
          ),
        ]
      : []),
    ...(added !== undefined && isGivenByRule(slot, override)
      ? [at('added', 'a rule gives this date already', 'remove "added", or add a suffix')]
      : []),
    ...(added !== undefined && movedTo !== undefined
      ? [at('moved_to', 'stands beside "added"', 'write the day into the reference')]
      : []),
  ]
}

function isGivenByRule({ line }: Slot, { reference }: DateOverride): boolean {
  return slotOfReference([line], new Map(), reference) !== undefined
}

function takesOtherwise(slot: Slot, override: DateOverride): boolean {
  if (override.added !== undefined && isGivenByRule(slot, override)) return false
  const { added, moved_to: movedTo, yacht, room, leader, at, until, nights } = override
  return [added, movedTo, yacht, room, leader, at, until, nights].some((one) => one !== undefined)
}

/** No date is longer. */
const daysBefore = 200

function clashFaults(
  slot: Slot,
  lines: readonly Line[],
  overrides: ReadonlyMap<string, DateOverride>,
  at: FaultAt,
): Fault[] {
  const around = slotsBetween(lines, overrides, slot.first - daysBefore, slot.last)
  const reference = referenceOf(slot)
  const clash = clashesOf(around).find(
    ({ one, other }) => referenceOf(one) === reference || referenceOf(other) === reference,
  )
  if (!clash) return []
  const other = referenceOf(clash.one) === reference ? clash.other : clash.one
  return [
    at(
      'reference',
      `needs "${clash.over}" while ${referenceOf(other)} has it`,
      'choose another day, or another yacht, room or leader',
    ),
  ]
}
