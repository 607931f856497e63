import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import { outcomeFor } from './outcome.ts'
import type { Outcome } from './outcome.ts'
import { numberOf } from './questions.ts'
import { isSuitable } from './suitable.ts'
import type { Catalogue } from './suitable.ts'
import type { Person } from './walk.ts'

/** An offer, and why it is the one. */
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
