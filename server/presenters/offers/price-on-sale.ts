import { kindOfOffer } from '#server/catalogue/offers.ts'
import { cardPrice, priceOver } from '#server/catalogue/price.ts'
import type { Price } from '#server/catalogue/price.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { fromPounds } from '#server/format/money.ts'
import type { Card } from '#server/props/offers.ts'
import { pricesAhead } from '#server/schedule/schedule.ts'
import type { Site } from '#server/site/site.ts'

/**
 * What an offer costs, as every card, hit, advice and page says it: the lowest price of its dates to
 * come, whether there is room or not, with "from" where there are several; the offer's own where it has
 * no dates.
 */
export function priceOnSale(site: Site, offer: Offer): Price {
  let ofSite = known.get(site)
  if (!ofSite) known.set(site, (ofSite = new Map()))
  let price = ofSite.get(offer.code)
  if (!price) ofSite.set(offer.code, (price = readPrice(site, offer)))
  return price
}

const known = new WeakMap<Site, Map<string, Price>>()

function readPrice({ content, today }: Site, offer: Offer): Price {
  const kind = kindOfOffer(content, offer)
  return priceOver(offer, pricesAhead(kind, offer, content.overrides, today).map(fromPounds))
}

/** A card with that price, unless staff wrote another one on it. */
export function priced(site: Site, card: Card): Card {
  const { courses, holidays } = site.content
  const offer = (card.className === 'course' ? courses : holidays).get(card.slug)
  if (!offer || card.priceKind === 'own') return card
  return { ...card, ...cardPrice(priceOnSale(site, offer)) }
}
