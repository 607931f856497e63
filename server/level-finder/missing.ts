import type { LevelFinder } from '#server/content/schema/level-finder.ts'
import type { Course, Offer, OfferKind } from '#server/content/schema/offer.ts'
import { gateOf } from './recommend.ts'
import type { Outcome } from './recommend.ts'
import { isCourse, isSuitable } from './suitable.ts'
import type { Catalogue } from './suitable.ts'
import { entriesOf, numberOf } from './walk.ts'
import type { Fact, Facts, Walk } from './walk.ts'

/** One thing that somebody still has to bring. */
export interface Lack {
  readonly fact: Fact
  readonly needed: number
  /** What they have for certain. */
  readonly has: number
  /** The answer that says so, as it was given; null: it was not asked. */
  readonly said: string | null
  /** Their answer was a range, so that less than the difference may be enough. */
  readonly isUpTo: boolean
}

export interface Missing {
  /** The course that is next after what is recommended. */
  readonly course: Course
  /** In the order in which people keep a log; never empty. */
  readonly lacks: readonly Lack[]
}

/** What is missing before the next course opens; null where nothing is, or no course is next. */
export function missingFor(catalogue: Catalogue, way: Walk, outcome: Outcome): Missing | null {
  const { gates, questions } = catalogue.levelFinder
  if (!outcome.next_gate) return null

  const gate = gateOf(gates, outcome.next_gate)
  const course = gate.course === undefined ? undefined : catalogue.courses.get(gate.course)
  const lacks = entriesOf(gate.needs)
    .filter(([fact, needed]) => numberOf(way.person.facts, fact) < needed)
    .map(([fact, needed]) => lackOf(fact, needed, way, questions))
    .toSorted((one, other) => order.indexOf(one.fact) - order.indexOf(other.fact))
  return course && lacks.length > 0 ? { course, lacks } : null
}

const order: readonly Fact[] = [
  'age',
  'days',
  'skipper_days',
  'miles',
  'night_hours',
  'passages',
  'theory',
  'skills',
]

function lackOf(
  fact: Fact,
  needed: number,
  { person, stations }: Walk,
  questions: LevelFinder['questions'],
): Lack {
  const has = numberOf(person.facts, fact)
  const station = stations.find(({ chosen }) =>
    chosen.some((answer) => answer.facts[fact] !== undefined),
  )
  const more = questions
    .flatMap(({ answers }) => answers.flatMap((answer) => answer.facts[fact] ?? []))
    .filter((number) => number > has)
  return {
    fact,
    needed,
    has,
    said: station?.question.kind === 'one' ? (station.chosen[0]?.label ?? null) : null,
    isUpTo: station === undefined || Math.min(...more) > has + 1,
  }
}

/** An offer with what it adds to a logbook, at least. */
export interface SeaTimeOffer {
  readonly kind: OfferKind
  readonly offer: Offer
  readonly gives: { readonly days: number; readonly miles: number; readonly night_hours: number }
}

/**
 * The two offers that give most of the days, miles and night hours that are missing, and of those the
 * shortest; none where other things are missing.
 */
export function seaTimeOffers(
  lacks: readonly Lack[],
  facts: Facts,
  catalogue: Catalogue,
): SeaTimeOffer[] {
  const missing = lacks.filter(isLogged)
  if (missing.length === 0 || numberOf(facts, 'age') < nightSailingAge) return []

  return [...catalogue.courses.values(), ...catalogue.holidays.values()]
    .flatMap((offer) => withSeaTime(offer))
    .filter(({ offer }) => isSuitable(offer, facts, catalogue))
    .map((one) => ({ one, left: leftAfter(missing, one.gives) }))
    .toSorted((a, b) => a.left - b.left || a.one.gives.days - b.one.gives.days)
    .slice(0, 2)
    .map(({ one }) => one)
}

// As the night-sailing weekend has it: mile builders sail through the night too.
const nightSailingAge = 16

const mileBuilderTag = 8

type Logged = Lack & { readonly fact: keyof SeaTimeOffer['gives'] }

function isLogged(lack: Lack): lack is Logged {
  return lack.fact === 'days' || lack.fact === 'miles' || lack.fact === 'night_hours'
}

// Trips that name no night hours stay in harbour or on canals, whose miles count for no certificate.
function withSeaTime(offer: Offer): SeaTimeOffer[] {
  if (isCourse(offer)) {
    return offer.sea_time ? [{ kind: 'course', offer, gives: offer.sea_time }] : []
  }
  const { tags, days, miles, night_hours: night } = offer
  if (!tags.includes(mileBuilderTag) || night === undefined) return []
  return [{ kind: 'holiday', offer, gives: { days, miles: miles.min, night_hours: night } }]
}

/** How much would still be missing afterwards: 1 for each thing of which nothing is given. */
function leftAfter(missing: readonly Logged[], gives: SeaTimeOffer['gives']): number {
  return missing.reduce((sum, { fact, needed, has }) => {
    const lack = needed - has
    return sum + Math.max(0, lack - gives[fact]) / lack
  }, 0)
}
