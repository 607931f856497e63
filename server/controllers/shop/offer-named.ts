import { cardOf } from '#server/content/fill/card.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { Links } from '#server/presenters/links.ts'
import { offerHref } from '#server/presenters/offer-href.ts'
import type { OfferNamed } from '#server/props/shop.ts'

/** An offer in a list of names: its length and price stand beside it unless a note is given. */
export function offerNamed(
  links: Links,
  kind: OfferKind,
  offer: Offer,
  note = lengthAndPrice(offer, kind),
): OfferNamed {
  return { name: offer.name, href: offerHref(links, kind, offer), note }
}

function lengthAndPrice(offer: Offer, kind: OfferKind): string {
  const { priceRange } = cardOf(offer, kind)
  return [offer.length, priceRange].filter(Boolean).join(', ')
}
