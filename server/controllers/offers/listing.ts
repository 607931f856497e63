import { listingParameters } from '#server/catalogue/listing/listing-query.ts'
import { canonicalName } from '#server/catalogue/listing/listings.ts'
import type { ListingName } from '#server/catalogue/listing/listings.ts'
import type { PageServices } from '#server/presenters/context.ts'
import { presentListing } from '#server/presenters/offers/listing.ts'
import { notFound, page, withQuery } from '#server/site/page.ts'
import type { PageHandler } from '#server/site/page.ts'
import { monthsOf } from '#server/site/site.ts'

/** GET of routes that answer a list of offers, by their names. */
export function listingPage(services: PageServices) {
  return (name: ListingName): PageHandler =>
    withQuery(
      (site) => listingParameters(monthsOf(site)),
      (site, { query }) => {
        const file = site.content.pages.get(canonicalName(name))
        if (!file) return notFound()
        const { props, meta } = presentListing(name, file, query, { ...services, site })
        return page('offers/listing', props, meta)
      },
    )
}
