import { hasDates } from '#server/catalogue/listing/listing-index.ts'
import { listing } from '#server/catalogue/listing/listing.ts'
import { canonicalName } from '#server/catalogue/listing/listings.ts'
import type { ListingDefinition, ListingName } from '#server/catalogue/listing/listings.ts'
import type { InfoPage } from '#server/content/schema/info-page.ts'
import type { Breadcrumbs } from '#server/props/elements.ts'
import type { ListingPageProps } from '#server/props/listing-page.ts'
import type { PageMeta } from '#server/props/meta.ts'
import type { PageContext } from '../context.ts'
import { offerHref } from '../context.ts'
import { isPlain } from '../info/block-kinds.ts'
import { presentBlocks } from '../info/blocks.ts'
import { listingsOf, presentListed } from './listed-offers.ts'
import { listingMeta } from './listing-meta.ts'

/** A list of offers, narrowed and sorted as its address says. */
export function presentListing(
  name: ListingName,
  file: InfoPage,
  query: Readonly<Record<string, unknown>>,
  context: PageContext,
): { readonly props: ListingPageProps; readonly meta: PageMeta } {
  const { links, site } = context
  const path = links.path(name)
  const canonical = (href: string) => links.path(canonicalName(name)) + href.slice(path.length)
  const index = listingsOf(context).find(name)
  const { offers, ...facts } = listing(index, query, path)
  const listed = offers.map(({ kind, offer }) => ({
    name: offer.name,
    url: offerHref(links, kind, offer),
  }))
  return {
    props: {
      ...blocksOf(file, context),
      banner: file.banner,
      datesHref: hasDates(index)
        ? links.path('web.events.all', {}, datesQueryOf(index.definition))
        : null,
      breadcrumbs: breadcrumbsOf(name, file),
      heading: `Find your ${index.definition.one}`,
      many: index.definition.many,
      listing: facts,
      offers: offers.map((offer) => presentListed(offer, context)),
      globalRatings: site.content.globalRatings,
    },
    meta: listingMeta(file, facts, site.content, canonical, listed),
  }
}

// The list itself stands where a page names its offers; without that, at the end.
function blocksOf({ blocks }: InfoPage, context: PageContext) {
  const named = blocks.findIndex(({ type }) => type === 'offers')
  const place = named < 0 ? blocks.length : named
  return {
    before: presentBlocks(blocks.slice(0, place), context).filter(isPlain),
    after: presentBlocks(blocks.slice(place + 1), context).filter(isPlain),
  }
}

// As much of the list as the dates page can be asked for.
function datesQueryOf({ holds }: ListingDefinition) {
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
