import { clashesOf } from '#server/schedule/clashes.ts'
import { dateOf } from '#server/schedule/day.ts'
import type { Occurrence } from '#server/schedule/occurrence.ts'
import {
  referenceOf,
  occurrenceOfReference,
  occurrencesBetween,
} from '#server/schedule/occurrences.ts'
import { parseReference } from '#server/schedule/reference.ts'
import type { Series } from '#server/schedule/series.ts'
import type { DateOverride } from '../schema/schedule.ts'
import { areWhole, violationsIn } from './check.ts'
import type { Check, ViolationAtKey, Violations } from './check.ts'
import { resourceIds, resourcesAreKnown } from './date-rules.ts'
import { writtenSeries } from './timetable.ts'

/** What staff change about a date is about a date that is there, and leaves room for others. */
export const overridesAreRight: Check = function* (documents) {
  const { overrides, courses, holidays } = documents
  if (!overrides || overrides.value.overrides.length === 0) return

  const known = resourceIds(documents)
  const all = overrides.value.overrides
  // The first of two entries counts; of two in a map the last would.
  const byReference = new Map(all.toReversed().map((one) => [one.reference, one]))
  const allSeries = writtenSeries(documents).map(({ series }) => series)
  const areOffersWhole = areWhole(courses, holidays)
  for (const [index, override] of all.entries()) {
    const at = violationsIn(overrides, ['overrides', index])
    if (byReference.get(override.reference) !== override) {
      yield at('reference', 'stands twice in this file', 'make one entry of the two')
      continue
    }
    const occurrence = occurrenceOfReference(allSeries, byReference, override.reference)
    if (occurrence) yield* fitsItsDate(occurrence, override, at)
    else yield* namesADate(allSeries, areOffersWhole, override, at)
    yield* resourcesAreKnown(overrides, ['overrides', index], override, known)
    if (occurrence && takesOtherwise(occurrence, override))
      yield* leavesRoom(occurrence, allSeries, byReference, at)
  }
}

function* namesADate(
  allSeries: readonly Series[],
  areOffersWhole: boolean,
  { reference }: DateOverride,
  at: ViolationAtKey,
): Violations {
  const named = parseReference(reference)
  if (!named) {
    yield at('reference', 'names a day that no year has', 'correct the day')
  } else if (allSeries.some(({ offer }) => offer.code === named.code)) {
    const message = `no rule of ${named.code} gives a date on ${dateOf(named.day)}`
    const remedy = 'correct it, or write the day on which you add it as "added"'
    yield at('reference', message, remedy)
  } else if (areOffersWhole) {
    // Else an offer whose file has violations of its own may be the one.
    yield at('reference', `no offer with dates has the code ${named.code}`, 'correct it')
  }
}

function* fitsItsDate(
  occurrence: Occurrence,
  override: DateOverride,
  at: ViolationAtKey,
): Violations {
  const { taken = 0, held = 0, added, moved_to: movedTo } = override
  const places = occurrence.rule.places ?? occurrence.series.offer.places ?? 0
  if (taken + held > places) {
    const message = `${taken + held} places are gone, and the date has ${places}`
    yield at(taken > places ? 'taken' : 'held', message, 'write fewer, or more as "places"')
  }
  if (added === undefined) return
  if (isGivenByRule(occurrence, override)) {
    yield at('added', 'a rule gives this date already', 'remove "added", or add a suffix')
  }
  if (movedTo !== undefined) {
    yield at('moved_to', 'stands beside "added"', 'write the day into the reference')
  }
}

function isGivenByRule({ series }: Occurrence, { reference }: DateOverride): boolean {
  return occurrenceOfReference([series], new Map(), reference) !== undefined
}

function takesOtherwise(occurrence: Occurrence, override: DateOverride): boolean {
  if (override.added !== undefined && isGivenByRule(occurrence, override)) return false
  const { added, moved_to: movedTo, yacht, room, leader, at, until, nights } = override
  return [added, movedTo, yacht, room, leader, at, until, nights].some((one) => one !== undefined)
}

/** No date is longer. */
const daysBefore = 200

function* leavesRoom(
  occurrence: Occurrence,
  allSeries: readonly Series[],
  overrides: ReadonlyMap<string, DateOverride>,
  at: ViolationAtKey,
): Violations {
  const around = occurrencesBetween(
    allSeries,
    overrides,
    occurrence.first - daysBefore,
    occurrence.last,
  )
  const reference = referenceOf(occurrence)
  const clash = clashesOf(around).find(
    ({ one, other }) => referenceOf(one) === reference || referenceOf(other) === reference,
  )
  if (!clash) return
  const other = referenceOf(clash.one) === reference ? clash.other : clash.one
  const message = `needs "${clash.over}" while ${referenceOf(other)} has it`
  yield at('reference', message, 'choose another day, or another yacht, room or leader')
}
