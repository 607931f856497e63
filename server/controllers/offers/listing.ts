import type { ListingIndex } from '#server/catalogue/listing/listing-index.ts'
import { listing } from '#server/catalogue/listing/listing.ts'
import type { ListingDefinition, ListingName } from '#server/catalogue/listing/listings.ts'
import type { InfoPage } from '#server/content/schema/info-page.ts'
import type { Breadcrumbs } from '#server/props/breadcrumbs.ts'
import type { Banner, ShownBlock } from '#server/props/listing-page.ts'
import { notFound, page } from '#server/site/page.ts'
import type { PageHandler } from '#server/site/page.ts'
import type { Links } from '../links.ts'
import { listedCard } from './listed-card.ts'
import { listingMeta } from './listing-meta.ts'
import { listingsOf } from './site-listings.ts'

/** Two addresses that answer one list: the second stands for both, and its file serves both. */
const twins: Partial<Record<ListingName, ListingName>> = {
  'web.breaks.yacht-racing': 'web.sailing-holidays.yacht-racing',
}

/** GET of a route that answers a list of offers, by its name. */
export function listingPage(links: Links, name: ListingName): PageHandler {
  const path = links.path(name)
  const twin = twins[name] ?? name
  const canonical = (href: string) => links.path(twin) + href.slice(path.length)

  return (site, { query }) => {
    const { content, today } = site
    const file = content.pages.get(twin)
    if (!file) return notFound()

    const index = listingsOf(site).find(name)
    const { offers, ...facts } = listing(index, query, path)
    return page(
      'offers/listing',
      {
        ...blocksOf(file),
        banner: bannerOf(file, index, links),
        breadcrumbs: breadcrumbsOf(name, file),
        heading: `Find your ${index.definition.one}`,
        listing: facts,
        offers: offers.map((offer) => listedCard(offer, today)),
        globalRatings: content.globalRatings,
      },
      listingMeta(file, facts, content, canonical),
    )
  }
}

// The list itself stands where a page names its offers; without that, at the end.
function blocksOf({ blocks }: InfoPage) {
  const place = blocks.findIndex(({ type }) => type === 'offers')
  const end = place < 0 ? blocks.length : place
  return {
    before: blocks.slice(0, end).filter(isShown),
    after: blocks.slice(end).filter(isShown),
  }
}

const shown: Readonly<Record<ShownBlock['type'], true>> = {
  text: true,
  overview: true,
  enquiry: true,
}

function isShown(block: InfoPage['blocks'][number]): block is ShownBlock {
  return Object.hasOwn(shown, block.type)
}

/** A banner without a button of its own leads to the dates of its list, where there are any. */
function bannerOf({ banner }: InfoPage, index: ListingIndex, links: Links): Banner {
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
