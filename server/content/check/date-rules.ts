import { isSoldByDate } from '#server/schedule/series.ts'
import { violationAt } from '../load/document.ts'
import type { Document, ParsedText, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { DateRule } from '../schema/dates.ts'
import type { Offer } from '../schema/offer.ts'
import { offersOf, violationsIn } from './check.ts'
import type { Check, ViolationAtKey, Violations } from './check.ts'
import { nameIsKnown } from './known-names.ts'
import { writtenPrices } from './price-days.ts'

/** What is sold by date has rules for its dates, and each of them makes sense. */
export const dateRulesMakeSense: Check = function* (documents) {
  const known = resourceIds(documents)
  for (const offer of offersOf(documents)) {
    yield* datesAreThere(offer)
    for (const [index, rule] of offer.value.dates.entries()) {
      const at = violationsIn(offer, ['dates', index])
      yield* daysMakeSense(rule, at)
      yield* timesMakeSense(offer, rule, at)
      yield* sellingMakesSense(offer, rule, at)
      yield* resourcesAreKnown(offer, ['dates', index], rule, known)
    }
  }
}

/** What a date may take for itself. */
export const resourceKinds = ['yacht', 'room', 'leader'] as const

type ResourceKind = (typeof resourceKinds)[number]

/** The ids that dates may name, or undefined where the file that lists them has violations. */
type ResourceIds = Readonly<Record<ResourceKind, readonly string[] | undefined>>

export function resourceIds({ fleet, resources }: Documents): ResourceIds {
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
  const own = resources?.value
  return {
    yacht: fleet && own ? ids([...fleet.value.yachts, ...own.yachts]) : undefined,
    room: own && ids(own.rooms),
    leader: own && ids(own.leaders),
  }
}

/** The yacht, the room and the leader that a date names are there. */
export function* resourcesAreKnown(
  source: ParsedText,
  path: Path,
  named: Readonly<Partial<Record<ResourceKind, string | undefined>>>,
  known: ResourceIds,
): Violations {
  const otherwise = 'add it to schedule/resources.json'
  for (const what of resourceKinds) {
    const { [what]: id } = named
    if (id === undefined) continue
    yield* nameIsKnown(source, [...path, what], id, { what, names: known[what], otherwise })
  }
}

function* datesAreThere(offer: Document<Offer>): Violations {
  const { places, dates, sale_unit: unit } = offer.value
  if (places !== null && dates.length === 0) {
    const message = `${places} are sold on each date, and there is no rule for dates`
    const remedy = 'add "dates", such as [{ "starts": ["Sat"], "at": "09:00", "until": "17:00" }]'
    yield violationAt(offer, ['places'], message, remedy)
  }
  if (places === null && !isSoldByDate(offer.value) && dates.length > 0) {
    yield violationAt(offer, ['dates'], `"${unit}" is sold without dates`, 'remove them')
  }
}

function* daysMakeSense(rule: DateRule, at: ViolationAtKey): Violations {
  if (rule.week > rule.every) {
    yield at('week', `${rule.week} is more than every ${rule.every}`, `write 1 to ${rule.every}`)
  }
  if (rule.nth !== undefined && rule.easter !== undefined) {
    yield at('easter', 'stands beside nth', 'keep one of the two')
  }
  if (rule.shift !== 0 && rule.nth === undefined) {
    yield at('shift', 'stands without nth', 'remove it, or add nth')
  }
  if (rule.meets && rule.on_days) {
    yield at('on_days', 'stands beside meets', 'keep one of the two')
  }
  const missed = rule.starts.find((day) => rule.meets && !rule.meets.on.includes(day))
  if (missed) {
    const message = `begins on ${missed}, and meets on ${rule.meets?.on.join(' and ')}`
    yield at('meets', message, `let it meet on ${missed} too, or begin on another day`)
  }
  if (rule.on_days?.some((day, place, days) => (days[place - 1] ?? -1) >= day || days[0] !== 0)) {
    yield at('on_days', 'are not in order from 0', 'begin with 0, then later days')
  }
}

function* timesMakeSense(
  { value }: Document<Offer>,
  rule: DateRule,
  at: ViolationAtKey,
): Violations {
  const stays = rule.yacht !== undefined && !rule.meets && !rule.on_days
  const isOneDay = (rule.nights ?? ('nights' in value ? value.nights : value.days - 1)) === 0
  if (rule.until > rule.at || (stays && !isOneDay)) return
  yield at('until', `${rule.until} is not after ${rule.at}`, 'write a later time')
}

function* sellingMakesSense(
  { value }: Document<Offer>,
  { place, price }: DateRule,
  at: ViolationAtKey,
): Violations {
  const places = 'locations' in value ? value.locations : []
  if (place !== undefined && !places.includes(place)) {
    const otherwise = 'remove it: a trip has ports'
    const remedy = places.length > 0 ? `use one of: ${places.join(', ')}` : otherwise
    yield at('place', `the offer is not held at "${place}"`, remedy)
  }
  const reached = writtenPrices(value).find((one) => price !== undefined && price >= one.price)
  if (reached) {
    const since = reached.from === null ? '' : ` from ${reached.from} on`
    const message = `${price} is not below the price of the offer${since}, ${reached.price}`
    yield at('price', message, 'the offer shows the dearest price; write less, or remove it')
  }
}
