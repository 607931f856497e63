import type { ListingIndex } from '#server/catalogue/listing/listing-index.ts'
import { listing, pageSize } from '#server/catalogue/listing/listing.ts'
import { canonicalName } from '#server/catalogue/listing/listings.ts'
import type { ListingDefinition, ListingName } from '#server/catalogue/listing/listings.ts'
import type { Content } from '#server/content/content.ts'
import type { InfoPage } from '#server/content/schema/info-page.ts'
import { capitalised } from '#server/format/words.ts'
import { itemList } from '#server/head/structured-data/graph.ts'
import type { Listed } from '#server/head/structured-data/graph.ts'
import type { Breadcrumbs } from '#server/props/elements.ts'
import type { Banner } from '#server/props/info-pages.ts'
import type { Chip, ListingFacts, ListingPageProps } from '#server/props/listing-page.ts'
import type { PageMeta } from '#server/props/meta.ts'
import type { PageContext } from '../context.ts'
import { bannerMeta, isPlain, presentBlocks } from '../info/blocks.ts'
import { offerHref } from '../links.ts'
import type { Links } from '../links.ts'
import { listingsOf, presentListed } from './listed-offers.ts'

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
      banner: bannerOf(file, index, links),
      breadcrumbs: breadcrumbsOf(name, file),
      heading: `Find your ${index.definition.one}`,
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

/** A banner without a button of its own leads to the dates of its list, where there are any. */
function bannerOf({ banner }: InfoPage, index: ListingIndex, links: Links): Banner {
  const hasDates = index.vocabulary.month.values.length > 0
  const dates = hasDates
    ? links.path('web.events.all', {}, datesQueryOf(index.definition))
    : '#results'
  return { ...banner, buttonUrl: banner.buttonUrl ?? dates }
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

/**
 * What a listing says to search engines. One choice makes a page that somebody may look for; more
 * choices than one, and a list of alternatives, are not listed. The canonical address has the choices
 * and the page but no order.
 * @param canonical the address that stands for one with the same choices and page
 * @param listed the offers of this page; what only comes nearest is no list of what was asked for
 */
function listingMeta(
  file: InfoPage,
  listing: ListingFacts,
  { company, pictures }: Content,
  canonical: (href: string) => string,
  listed: readonly Listed[],
): PageMeta {
  const meta = bannerMeta(file, pictures)
  const isListed = listing.chips.length <= 1 && listing.alternatives === null
  const address = canonical(hrefWithoutOrder(listing))
  return {
    ...meta,
    ...textsOf(file, listing, company.brand),
    isIndexed: meta.isIndexed && isListed,
    canonical: address,
    nodes: listing.alternatives ? [] : [listNode(file, listing, address, listed)],
  }
}

// The page as staff named it; what was chosen, and a further page, say so in title and description.
function textsOf(file: InfoPage, listing: ListingFacts, brand: string): Partial<PageMeta> {
  const { chips, page, pages } = listing
  if (chips.length === 0 && page === 1) return {}
  const choices = chips.map((chip) => labelOf(chip, listing)).join(', ')
  const facts = [choices, page > 1 ? `page ${page} of ${pages}` : ''].filter(Boolean).join(', ')
  const { metadata, intro_description: intro, name } = file
  return {
    title: `${name}: ${facts} | ${brand}`,
    description: `${capitalised(facts)}. ${metadata.meta_description || intro || ''}`,
  }
}

// A course may be of the kind that is online, or of several kinds and held online.
function labelOf({ facet, label }: Chip, { facets }: ListingFacts): string {
  const others = facets.filter(({ name }) => name !== facet).flatMap(({ values }) => values)
  const isAmbiguous = others.some((value) => value.label === label)
  const { label: kind } = facets.find(({ name }) => name === facet) ?? { label: facet }
  return isAmbiguous ? `${label} (${kind.toLowerCase()})` : label
}

function listNode(
  { name }: InfoPage,
  { page, total }: ListingFacts,
  address: string,
  listed: readonly Listed[],
) {
  return itemList(address, name, listed, { before: (page - 1) * pageSize, total })
}

function hrefWithoutOrder({ sorts, canonicalHref }: ListingFacts): string {
  const recommended = sorts.find(({ value }) => value === 'recommended')
  return recommended && !recommended.isChosen ? recommended.href : canonicalHref
}
