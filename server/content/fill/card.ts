import { fromPounds, moneyText } from '#server/format/money.ts'
import type { Card } from '#server/props/offers.ts'
import type { CardFile } from '../schema/card.ts'
import type { Offer, OfferKind } from '../schema/offer.ts'
import type { SaleUnit } from '../schema/selling.ts'
import { linkTag } from './link-tag.ts'

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
    priceRange: priceRange(offer),
    metadata: { meta_description: offer.meta_description },
    meta_description: offer.meta_description,
    rating: offer.rating,
    tag_id: linkTag(offer),
    ability: offer.ability,
    length: offer.length,
  }
}

/** A card of the home page: what its entry leaves out comes from the offer's own file. */
export function fillCard(entry: CardFile, offer: Offer): TimedCard {
  const card = { ...cardOf(offer, entry.className), ...entry }
  return { ...card, metadata: { meta_description: card.meta_description } }
}

const mileBuilderTag = 8

// Only an item without a type leads to the mile-builder address (specification 2, "Item link rules").
function isMileBuilder(offer: Offer): boolean {
  return 'tags' in offer && offer.tags[0] === mileBuilderTag && linkTag(offer) === undefined
}

// A price for one person, or for one course online, needs no unit beside it.
const units: Readonly<Record<Exclude<SaleUnit, 'enquiry'>, string>> = {
  person: '',
  online: '',
  yacht: ' per yacht',
  team: ' per team',
  group: ' per group',
  day: ' per day',
  series: ' per series',
}

function priceRange({ price, sale_unit: unit }: Offer): string | null {
  if (price === null) return null
  const text = moneyText(fromPounds(price))
  // A quotation may come out higher than the price that it begins with.
  return unit === 'enquiry' ? `from ${text}` : `${text}${units[unit]}`
}
