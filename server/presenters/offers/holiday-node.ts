import type { Holiday } from '#server/content/schema/offer.ts'
import { companyReference, entries } from '#server/head/structured-data/graph.ts'
import type { StructuredNode } from '#server/props/meta.ts'
import { offersOf } from './nodes.ts'
import type { OnSale } from './nodes.ts'

/**
 * A holiday for search engines: schema.org TouristTrip, and a Product where it has a price. Nothing of
 * ratings: the scores on the page are the company's, of which a holiday may not boast.
 * @param page site path of its one address
 */
export function holidayNode(
  holiday: Holiday,
  page: string,
  { company, dates }: OnSale,
): StructuredNode {
  const offers = offersOf(holiday, page, dates)
  const asProduct = {
    '@type': ['Product', 'TouristTrip'],
    sku: holiday.code,
    brand: { '@type': 'Brand', name: company.brand },
    offers,
  }
  return {
    // A product without an offer is none to search engines.
    ...(offers.length > 0 ? asProduct : { '@type': 'TouristTrip' }),
    '@id': `${page}#trip`,
    url: page,
    name: holiday.name,
    description: holiday.meta_description,
    image: holiday.overview_image,
    provider: companyReference(company),
    itinerary: itinerary(holiday),
  }
}

function itinerary({ itinerary: stages, ports }: Holiday): StructuredNode {
  const named = stages.map(({ title: name }) => ({ name }))
  const places = ports.map((name) => ({ item: { '@type': 'Place', name } }))
  const stops = stages.length > 0 ? named : places
  return { '@type': 'ItemList', numberOfItems: stops.length, itemListElement: entries(stops) }
}
