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
import { violationAt } from '../load/document.ts'
import type { DateOverride } from '../schema/schedule.ts'
import type { Violation } from '../violation.ts'
import { goodIn, offersOf } from './check.ts'
import type { Check } from './check.ts'
import { resourceIds, resourcesAreKnown } from './date-rules.ts'

/** What the office changes about a date is about a date that is there, and leaves room for others. */
export const overridesAreRight: Check = function* (documents) {
  const { overrides, courses, holidays } = documents
  if (!overrides || overrides.value.overrides.length === 0) return

  const known = resourceIds(documents)
  const all = overrides.value.overrides
  // The first of two entries counts; of two in a map the last would.
  const byReference = new Map(all.toReversed().map((one) => [one.reference, one]))
  const lines = [
    ...goodIn(courses).flatMap(({ value }) => offerLines('course', value)),
    ...goodIn(holidays).flatMap(({ value }) => offerLines('holiday', value)),
  ]
  const areOffersWhole = offersOf(documents).length === courses.size + holidays.size
  for (const [index, override] of all.entries()) {
    const at: At = (key, message, remedy) =>
      violationAt(overrides, ['overrides', index, key], message, remedy)
    if (byReference.get(override.reference) !== override) {
      yield at('reference', 'stands twice in this file', 'make one entry of the two')
      continue
    }
    const slot = slotOfReference(lines, byReference, override.reference)
    if (slot) yield* fitsItsDate(slot, override, at)
    else yield* namesADate(lines, areOffersWhole, override, at)
    yield* resourcesAreKnown(overrides, ['overrides', index], override, known)
    if (slot && takesOtherwise(slot, override)) yield* leavesRoom(slot, lines, byReference, at)
  }
}

/** A violation at a key of one entry. */
type At = (key: string, message: string, remedy: string) => Violation

function* namesADate(
  lines: readonly Line[],
  areOffersWhole: boolean,
  { reference }: DateOverride,
  at: At,
): Iterable<Violation> {
  const named = parseReference(reference)
  if (!named) {
    yield at('reference', 'names a day that no year has', 'correct the day')
  } else if (lines.some(({ offer }) => offer.code === named.code)) {
    const message = `no rule of ${named.code} gives a date on ${dateOf(named.day)}`
    const remedy = 'correct it, or write the day on which you add it as "added"'
    yield at('reference', message, remedy)
  } else if (areOffersWhole) {
    // Else an offer whose file has violations of its own may be the one.
    yield at('reference', `no offer with dates has the code ${named.code}`, 'correct it')
  }
}

function* fitsItsDate(slot: Slot, override: DateOverride, at: At): Iterable<Violation> {
  const { taken = 0, held = 0, added, moved_to: movedTo } = override
  const places = slot.rule.places ?? slot.line.offer.places ?? 0
  if (taken + held > places) {
    const message = `${taken + held} places are gone, and the date has ${places}`
    yield at(taken > places ? 'taken' : 'held', message, 'write fewer, or more as "places"')
  }
  if (added === undefined) return
  if (isGivenByRule(slot, override)) {
    yield at('added', 'a rule gives this date already', 'remove "added", or add a suffix')
  }
  if (movedTo !== undefined) {
    yield at('moved_to', 'stands beside "added"', 'write the day into the reference')
  }
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

function* leavesRoom(
  slot: Slot,
  lines: readonly Line[],
  overrides: ReadonlyMap<string, DateOverride>,
  at: At,
): Iterable<Violation> {
  const around = slotsBetween(lines, overrides, slot.first - daysBefore, slot.last)
  const reference = referenceOf(slot)
  const clash = clashesOf(around).find(
    ({ one, other }) => referenceOf(one) === reference || referenceOf(other) === reference,
  )
  if (!clash) return
  const other = referenceOf(clash.one) === reference ? clash.other : clash.one
  const message = `needs "${clash.over}" while ${referenceOf(other)} has it`
  yield at('reference', message, 'choose another day, or another yacht, room or leader')
}
