import { isLinkTag } from '#routes/item-links.ts'
import { cardPrice, priceOf } from '#server/catalogue/price.ts'
import type { Card } from '#server/props/offers.ts'
import type { SafeHtml } from '../html.ts'
import type { CardFile } from '../schema/navigation.ts'
import type { Offer, OfferKind } from '../schema/offer.ts'

/** A card with the moments between which it shows. */
export interface TimedCard extends Card {
  readonly publishAt?: string | undefined
  readonly unpublishAt?: string | undefined
}

/** An offer as a card shows it, from nothing but its own file. */
export function cardOf(offer: Offer, kind: OfferKind): Card {
  return {
    id: offer.id,
    className: kind,
    canonical_type: isMileBuilder(offer) ? undefined : kind,
    slug: offer.slug,
    name: offer.name,
    overview_image: offer.overview_image,
    ...cardPrice(priceOf(offer)),
    metadata: { meta_description: offer.meta_description },
    meta_description: offer.meta_description,
    rating: offer.rating,
    tag_id: linkTag(offer),
    ability: offer.ability,
    length: offer.length,
  }
}

/**
 * A card of the home page: what its entry leaves out comes from the offer's own file. A price in
 * staff's own words need not be the one that the page names.
 */
export function fillCard(entry: CardFile, offer: Offer): TimedCard {
  const own = entry.priceRange === undefined ? {} : ({ priceKind: 'own' } as const)
  const card = { ...cardOf(offer, entry.className), ...entry, ...own }
  return { ...card, metadata: { meta_description: card.meta_description } }
}

const mileBuilderTag = 8

// Only an item without a type leads to the mile-builder address (specification 2, "Item link rules").
function isMileBuilder(offer: Offer): boolean {
  return 'tags' in offer && offer.tags[0] === mileBuilderTag && linkTag(offer) === undefined
}

/** The first of an offer's tags that the link rules know. */
export function linkTag(offer: Offer): number | undefined {
  return 'tags' in offer ? offer.tags.find(isLinkTag) : undefined
}

/** Pieces of safe copy as paragraphs. */
export function paragraphsOf(pieces: readonly SafeHtml[]): SafeHtml {
  return pieces.map((piece) => `<p>${piece}</p>`).join('') as SafeHtml
}
