import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { DateRule } from '../schema/dates.ts'
import type { Offer } from '../schema/offer.ts'
import { offersOf } from './check.ts'
import type { Check, Violations } from './check.ts'

/** By law a yacht without a passenger certificate carries twelve; each also has her crew. */
const mostAboard = 12

/** Nobody buys a place that is not there: a berth where people sleep aboard, a seat on a day out. */
export const everybodyHasABerth: Check = function* (documents) {
  const known = berthsOf(documents)
  for (const offer of offersOf(documents)) {
    for (const [index, rule] of offer.value.dates.entries()) {
      if (rule.yacht !== undefined) yield* fits(offer, rule, index, known)
    }
  }
  const { overrides } = documents
  for (const [index, { yacht, places = 0 }] of (overrides?.value.overrides ?? []).entries()) {
    // A class has as many places as its room.
    if (!overrides || yacht === undefined) continue
    if (places <= Math.max(known.get(yacht) ?? 0, mostAboard)) continue
    const message = `${places} places, and a yacht carries ${mostAboard} people at most`
    yield violationAt(overrides, ['overrides', index, 'places'], message, 'write fewer')
  }
}

function* fits(
  offer: Document<Offer>,
  rule: DateRule,
  index: number,
  known: ReadonlyMap<string, number>,
): Violations {
  const { places, party, sale_unit: unit } = offer.value
  const own = rule.places ?? places ?? 0
  const people = unit === 'person' || unit === 'series' ? own : own * (party?.max ?? 1)
  const berths = known.get(rule.yacht ?? '')
  const sleepAboard = nightsOf(offer.value, rule) > 0
  const most = sleepAboard ? (berths ?? mostAboard) : mostAboard
  if (people <= most) return
  const path = rule.places === undefined ? ['places'] : ['dates', index, 'places']
  const room =
    sleepAboard && berths
      ? `${rule.yacht} has ${berths} berths`
      : `a yacht carries ${mostAboard} people at most`
  yield violationAt(
    offer,
    path,
    `${people} people, and ${room}`,
    'write fewer places, or name a larger yacht',
  )
}

/** Those who come in the evening, or stay until another day, sleep aboard unless they go home between. */
export function nightsOf(offer: Offer, rule: DateRule): number {
  if (rule.meets ?? rule.on_days) return 0
  return rule.nights ?? ('nights' in offer ? offer.nights : offer.days - 1)
}

function berthsOf({ fleet }: Documents): ReadonlyMap<string, number> {
  return new Map((fleet?.value.yachts ?? []).map(({ id, berths }) => [id, berths]))
}

/** A yacht is as long as her kind says. */
export const yachtsAreAsLongAsTheySay: Check = function* ({ fleet }) {
  for (const [index, { kind, length_feet: feet }] of (fleet?.value.yachts ?? []).entries()) {
    const [said = '', number] = /(\d+) ?(?:ft|foot|feet)\b/.exec(kind) ?? []
    if (!fleet || number === undefined || Number(number) === feet) continue
    const message = `says “${said}”, and length_feet is ${feet}`
    yield violationAt(fleet, ['yachts', index, 'kind'], message, 'change one of the two')
  }
}
