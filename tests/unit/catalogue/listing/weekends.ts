import type { OfferWithDates } from '#server/catalogue/listing/columns.ts'
import { createListingIndex } from '#server/catalogue/listing/listing-index.ts'
import { listing } from '#server/catalogue/listing/listing.ts'
import { dateOn, listed, monthsOf, tripWith } from '../../../support/offers.ts'

export const solent = listed(tripWith({ slug: 'solent', name: 'Solent', price: 315, tags: [5] }), [
  dateOn('2027-09-03', 315),
  dateOn('2027-05-07', 315),
])
const isleOfWight = listed(tripWith({ slug: 'wight', name: 'Isle of Wight', price: 425 }), [
  dateOn('2027-09-10', 425),
  dateOn('2027-05-14', 385),
])
const crossChannel = listed(
  tripWith({
    slug: 'channel',
    name: 'Cross-Channel',
    price: 465,
    tags: [8],
    ability: 'intermediate',
    days: 3,
  }),
  [dateOn('2027-09-17', 465, 'plymouth')],
)
export const charter = listed(
  tripWith({ slug: 'charter', name: 'Charter', price: null, tags: [11] }),
)
/** The Solent, the Isle of Wight, Cross-Channel and a charter that has no dates and no price. */
export const weekends = [solent, isleOfWight, crossChannel, charter]

/** The listing of these offers at an address with a query such as `?level=beginner`. */
export function show(query: string, offers: readonly OfferWithDates[] = weekends) {
  const definition = { one: 'weekend', many: 'weekends', holds: [], also: ['type'] as const }
  return listing(
    createListingIndex(definition, offers, monthsOf(offers)),
    queryOf(query),
    '/weekends',
  )
}

// As Express reads the plain part of a query: a repeated key is a list.
function queryOf(text: string): Record<string, unknown> {
  const search = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key)
      return [key, values.length > 1 ? values : values[0]]
    }),
  )
}

export function slugs({ offers }: ReturnType<typeof show>): string[] {
  return offers.map(({ offer }) => offer.slug)
}
