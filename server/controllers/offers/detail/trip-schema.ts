import type { Company } from '#server/content/schema/company.ts'
import type { Holiday } from '#server/content/schema/holiday.ts'
import { companyReference } from '#server/head/structured-data/company.ts'
import { entries } from '#server/head/structured-data/lists.ts'
import type { StructuredNode } from '#server/props/meta.ts'
import { offersOf } from './dated-offers.ts'
import type { DateOnSale } from './dated-offers.ts'

/**
 * A trip for search engines: schema.org TouristTrip, and a Product where it has a price. Nothing of
 * ratings: the scores on the page are the company's, of which a trip may not boast.
 * @param page site path of its one address
 */
export function tripSchema(
  trip: Holiday,
  page: string,
  { company, dates }: { readonly company: Company; readonly dates: readonly DateOnSale[] },
): StructuredNode {
  const offers = offersOf(trip, page, dates)
  const asProduct = {
    '@type': ['Product', 'TouristTrip'],
    sku: trip.code,
    brand: { '@type': 'Brand', name: company.brand },
    offers,
  }
  return {
    // A product without an offer is none to search engines.
    ...(offers.length > 0 ? asProduct : { '@type': 'TouristTrip' }),
    '@id': `${page}#trip`,
    url: page,
    name: trip.name,
    description: trip.meta_description,
    image: trip.overview_image,
    provider: companyReference(company),
    itinerary: itinerary(trip),
  }
}

function itinerary({ itinerary: stages, ports }: Holiday): StructuredNode {
  const stops = stages.length > 0 ? stages.map(({ title: name }) => ({ name })) : ports.map(port)
  return { '@type': 'ItemList', numberOfItems: stops.length, itemListElement: entries(stops) }
}

function port(name: string) {
  return { item: { '@type': 'Place', name } }
}
