import type { LevelFinder } from '#server/content/schema/level-finder.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import { isSuitable } from './suitable.ts'
import type { Catalogue } from './suitable.ts'
import { entriesOf, numberOf } from './walk.ts'
import type { Fact, Facts, Person } from './walk.ts'

export interface Recommendation {
  readonly kind: OfferKind
  readonly offer: Offer
  readonly why: string
}

export interface Advice {
  readonly outcome: Outcome
  readonly main: Recommendation
  /** At most two, each another offer. */
  readonly alternatives: readonly Recommendation[]
  /** What comes before the main one for somebody who has not sailed for years. */
  readonly before: Recommendation | null
}

/**
 * What somebody should do next: the first outcome that holds, its offer first. What they may not take
 * or hold already is passed over, so the next of the outcome's offers stands in its place.
 */
export function recommend(catalogue: Catalogue, person: Person): Advice {
  const outcome = outcomeFor(catalogue.levelFinder, person)
  const { goal, facts } = person
  const first = { ...outcome.offer, why: outcome.say }
  const others = outcome.also.filter(
    ({ goals }) => goals.length === 0 || (goal && goals.includes(goal)),
  )
  const before = refresherFor(catalogue, outcome, person)
  const [main, ...alternatives] = [first, ...others]
    .map((reference) => recommendation(catalogue, reference))
    .filter(({ offer }) => offer !== before?.offer && isSuitable(offer, facts, catalogue))

  return {
    outcome,
    main: main ?? recommendation(catalogue, first),
    alternatives: alternatives.slice(0, 2),
    before,
  }
}

function refresherFor(
  catalogue: Catalogue,
  outcome: Outcome,
  { facts }: Person,
): Recommendation | null {
  const { refresher } = catalogue.levelFinder
  const isRusty = refresher && numberOf(facts, 'recency') >= refresher.recency
  return outcome.refresher && isRusty ? recommendation(catalogue, refresher) : null
}

interface Reference {
  readonly className: OfferKind
  readonly slug: string
  readonly why?: string | undefined
}

function recommendation(
  { courses, holidays }: Catalogue,
  { className: kind, slug, why }: Reference,
): Recommendation {
  const offer = kind === 'course' ? courses.get(slug) : holidays.get(slug)
  if (!offer) throw new Error(`[level finder] there is no ${kind} '${slug}'.`)
  return { kind, offer, why: why ?? offer.meta_description }
}

export type Outcome = LevelFinder['outcomes'][number]

type Gate = LevelFinder['gates'][number]

/** What a logbook shows; the rest of what a gate asks for is age, theory and skill. */
const seaTime: readonly Fact[] = ['days', 'miles', 'night_hours', 'skipper_days', 'passages']

/** The first outcome that holds for somebody. The last always does, as the content check has seen. */
export function outcomeFor({ outcomes, gates }: LevelFinder, person: Person): Outcome {
  const outcome = outcomes.find(({ when }) =>
    when.some((condition) => holds(condition, person, gates)),
  )
  if (!outcome) throw new Error('[level finder] no outcome holds for these answers.')
  return outcome
}

/** The gate of an id, which the content check has seen to be there. */
export function gateOf(gates: readonly Gate[], id: string): Gate {
  const gate = gates.find((one) => one.id === id)
  if (!gate) throw new Error(`[level finder] there is no gate "${id}".`)
  return gate
}

function holds(
  { goals, at_least: least, at_most: most, passes, sea_time_of: sea }: Outcome['when'][number],
  { goal, facts }: Person,
  gates: readonly Gate[],
): boolean {
  if (goals.length > 0 && !(goal && goals.includes(goal))) return false
  return (
    reaches(facts, entriesOf(least)) &&
    entriesOf(most).every(([fact, number]) => numberOf(facts, fact) <= number) &&
    (!passes || reaches(facts, entriesOf(gateOf(gates, passes).needs))) &&
    (!sea || reaches(facts, seaTimeIn(gateOf(gates, sea))))
  )
}

function seaTimeIn({ needs }: Gate): [Fact, number][] {
  return entriesOf(needs).filter(([fact]) => seaTime.includes(fact))
}

function reaches(facts: Facts, needs: readonly [Fact, number][]): boolean {
  return needs.every(([fact, number]) => numberOf(facts, fact) >= number)
}
