import type { ListingName } from '#server/catalogue/listing/listings.ts'
import { listingPage } from '#server/controllers/offers/listing.ts'
import { sharedProps } from '#server/http/page-answers.ts'
import type { ListingPageProps } from '#server/props/listing-page.ts'
import { noOrders } from '#server/schedule/availability.ts'
import { snapshotAt } from '#server/site/site.ts'
import { documentOf } from './home-document.ts'
import { content, origin, urls } from './home.ts'

const instant = Date.parse('2026-11-21T12:00:00Z')

/** A list of offers as the server prints it. */
export async function listingDocument(
  name: ListingName,
  props: Partial<ListingPageProps> = {},
): Promise<Document> {
  const url = urls.path(name)
  const site = snapshotAt({ content, version: 'test' }, instant)
  const result = listingPage({ links: urls, takenPlaces: noOrders })(name)(site, {
    params: {},
    query: {},
  })
  if (result.kind !== 'page') throw new Error(`${name} did not answer a page.`)

  const own = { ...(result.props as ListingPageProps), ...props }
  const shared = sharedProps(site, result.meta, { appUrl: origin, url }, own)
  return documentOf({
    component: result.component,
    props: { errors: {}, ...shared, ...own },
    url,
    version: 'test',
    flash: {},
  })
}
