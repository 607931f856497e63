import type { ListingIndex } from '#server/catalogue/listing/listing-index.ts'
import { listing } from '#server/catalogue/listing/listing.ts'
import type { ListingDefinition, ListingName } from '#server/catalogue/listing/listings.ts'
import type { InfoPage } from '#server/content/schema/info-page.ts'
import { offerHref } from '#server/presenters/offer-href.ts'
import type { Breadcrumbs } from '#server/props/elements.ts'
import type { Banner } from '#server/props/info-pages.ts'
import { notFound, page } from '#server/site/page.ts'
import type { PageHandler } from '#server/site/page.ts'
import { isPlain } from '../info/kinds-of-blocks.ts'
import type { PageSurroundings } from '../info/page-surroundings.ts'
import { shownBlocks } from '../info/shown-blocks.ts'
import type { Showing } from '../showing.ts'
import { listedCard } from './listed-card.ts'
import { listingMeta } from './listing-meta.ts'
import { listingsOf } from './site-listings.ts'
import { canonicalName } from './twins.ts'

/** GET of a route that answers a list of offers, by its name. */
export function listingPage(showing: Showing, name: ListingName): PageHandler {
  const { links } = showing
  const path = links.path(name)
  const twin = canonicalName(name)
  const canonical = (href: string) => links.path(twin) + href.slice(path.length)

  return (site, { query }) => {
    const { content } = site
    const surroundings = { ...showing, site }
    const file = content.pages.get(twin)
    if (!file) return notFound()

    const index = listingsOf(surroundings).find(name)
    const { offers, ...facts } = listing(index, query, path)
    return page(
      'offers/listing',
      {
        ...blocksOf(file, surroundings),
        banner: bannerOf(file, index, links),
        breadcrumbs: breadcrumbsOf(name, file),
        heading: `Find your ${index.definition.one}`,
        listing: facts,
        offers: offers.map((offer) => listedCard(offer, surroundings)),
        globalRatings: content.globalRatings,
      },
      listingMeta(
        file,
        facts,
        content,
        canonical,
        offers.map(({ kind, offer }) => ({ name: offer.name, url: offerHref(links, kind, offer) })),
      ),
    )
  }
}

// The list itself stands where a page names its offers; without that, at the end.
function blocksOf({ blocks }: InfoPage, surroundings: PageSurroundings) {
  const named = blocks.findIndex(({ type }) => type === 'offers')
  const place = named < 0 ? blocks.length : named
  return {
    before: shownBlocks(blocks.slice(0, place), surroundings).filter(isPlain),
    after: shownBlocks(blocks.slice(place + 1), surroundings).filter(isPlain),
  }
}

/** A banner without a button of its own leads to the dates of its list, where there are any. */
function bannerOf({ banner }: InfoPage, index: ListingIndex, links: Showing['links']): Banner {
  const hasDates = index.vocabulary.month.values.length > 0
  const dates = hasDates ? links.path('web.events.all', {}, wishOf(index.definition)) : '#results'
  return { ...banner, buttonUrl: banner.buttonUrl ?? dates }
}

// As much of the list as the dates page can be asked for.
function wishOf({ holds }: ListingDefinition) {
  const [{ kind, tags, levels, places } = { kind: undefined }] = holds
  const tag = tags?.length === 1 ? String(tags[0]) : undefined
  const level = levels?.length === 1 ? levels[0] : undefined
  const place = places?.length === 1 ? places[0] : undefined
  return { kind: tag ? undefined : kind, tag, level, place }
}

const parents: readonly (readonly [begin: string, name: string, routeName: ListingName])[] = [
  ['web.courses.', 'RYA courses', 'web.courses.all'],
  ['web.sailing-holidays.', 'Sailing holidays', 'web.sailing-holidays.all'],
  ['web.breaks.', 'Short breaks', 'web.breaks.all'],
]

function breadcrumbsOf(name: ListingName, { name: here }: InfoPage): Breadcrumbs {
  const above = parents
    .filter(([begin, , routeName]) => name.startsWith(begin) && name !== routeName)
    .map(([, title, routeName]) => ({ name: title, routeName }))
  return { above, here }
}
