import type { Content } from '#server/content/content.ts'
import { cardOf } from '#server/content/fill/card.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { Card } from '#server/props/offers.ts'

/** The offer of a kind that an address names, if there is one. */
export function findOffer(content: Content, kind: OfferKind, slug: string): Offer | undefined {
  return kind === 'course' ? content.courses.get(slug) : content.holidays.get(slug)
}

/** A card for every course, in the order of their ids. */
export function courseCards(content: Content): readonly Card[] {
  return [...content.courses.values()]
    .toSorted((one, other) => one.id - other.id)
    .map((course) => cardOf(course, 'course'))
}
