import type { Offer } from '#server/content/schema/offer.ts'
import { fromPounds } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { lengths, prices, types } from './facets.ts'
import type { OfferFacet } from './facets.ts'

/** The values of an offer as addresses write them. */
export const valuesOf: Readonly<Record<OfferFacet, (offer: Offer) => readonly string[]>> = {
  type: typesOf,
  region: (offer) => ('region' in offer && offer.region ? [offer.region] : []),
  level: ({ ability }) => [ability],
  length: ({ days }) =>
    lengths
      .filter(([most]) => days <= most)
      .map(([, value]) => value)
      .slice(0, 1),
}

/** The least price range that holds an amount; nothing for a quotation, or above all of them. */
export function priceRangeOf(amount: Pence | null): string | undefined {
  return amount === null ? undefined : limits.find(({ most }) => amount <= most)?.value
}

const limits = prices.map(([pounds, value]) => ({ most: fromPounds(pounds), value }))

export function priceOf({ price }: Offer): Pence | null {
  return price === null ? null : fromPounds(price)
}

// A course has its group, a trip each of its tags.
function typesOf(offer: Offer): readonly string[] {
  const sources: readonly (string | number)[] = 'group' in offer ? [offer.group] : offer.tags
  return types.flatMap(([source, value]) => (sources.includes(source) ? [value] : []))
}
