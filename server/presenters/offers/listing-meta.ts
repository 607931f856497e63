import { pageSize } from '#server/catalogue/listing/listing.ts'
import type { Content } from '#server/content/content.ts'
import type { InfoPage } from '#server/content/schema/info-page.ts'
import { capitalised } from '#server/format/words.ts'
import { itemList } from '#server/head/structured-data/graph.ts'
import type { Listed } from '#server/head/structured-data/graph.ts'
import type { Chip, ListingProps } from '#server/props/listing-page.ts'
import type { PageMeta } from '#server/props/meta.ts'
import { mergeQuery, pathOf, readQuery, writeQuery } from '#server/routing/urls.ts'
import { bannerMeta } from '../info/blocks.ts'

/**
 * What a listing says to search engines. One choice makes a page that somebody may look for; more
 * choices than one, and a list of alternatives, are not listed. The canonical address has the choices
 * and the page but no order.
 * @param canonical the address that stands for one with the same choices and page
 * @param listed the offers of this page; what only comes nearest is no list of what was asked for
 */
export function listingMeta(
  file: InfoPage,
  listing: ListingProps,
  { company, pictures }: Content,
  canonical: (href: string) => string,
  listed: readonly Listed[],
): PageMeta {
  const meta = bannerMeta(file, pictures)
  const isWanted = listing.chips.some(({ facet }) => facet === 'month' || facet === 'people')
  const isListed = listing.chips.length <= 1 && !isWanted && listing.alternatives === null
  const address = canonical(lastingAddress(listing.canonicalHref, isWanted))
  const place = { before: (listing.page - 1) * pageSize, total: listing.total }
  return {
    ...meta,
    ...textsOf(file, listing, company.brand),
    isIndexed: meta.isIndexed && isListed,
    canonical: address,
    nodes: listing.alternatives ? [] : [itemList(address, file.name, listed, place)],
  }
}

/**
 * Without what no search engine should list: the order, and when and for how many somebody wants to
 * go, whose further pages are no further pages of the list.
 */
function lastingAddress(href: string, isWanted: boolean): string {
  const passing = ['sort', ...(isWanted ? ['month', 'people', 'page'] : [])]
  const query = mergeQuery(readQuery(href), Object.fromEntries(passing.map((key) => [key, null])))
  return pathOf(href) + writeQuery(query)
}

// The page as staff named it; what was chosen, and a further page, say so in title and description.
function textsOf(file: InfoPage, listing: ListingProps, brand: string): Partial<PageMeta> {
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
function labelOf({ facet, label }: Chip, { facets }: ListingProps): string {
  const others = facets.filter(({ name }) => name !== facet).flatMap(({ values }) => values)
  const isAmbiguous = others.some((value) => value.label === label)
  const { label: kind } = facets.find(({ name }) => name === facet) ?? { label: facet }
  return isAmbiguous ? `${label} (${kind.toLowerCase()})` : label
}
