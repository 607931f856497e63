import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { Lack } from './missing.ts'
import { isCourse, isSuitable } from './suitable.ts'
import type { Catalogue } from './suitable.ts'
import { numberOf } from './walk.ts'
import type { Facts } from './walk.ts'

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
