import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import { pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { counted } from '#server/format/words.ts'
import type { Alternatives, ListingProps } from '#server/props/listing-page.ts'
import { presentChips, presentFacets, presentSorts } from './choices.ts'
import type { AddressOf } from './choices.ts'
import type { ListedDate } from './columns.ts'
import { countMatches } from './count-matches.ts'
import type { Match } from './count-matches.ts'
import type { ListingIndex } from './listing-index.ts'
import { readListingQuery, writeListingQuery } from './listing-query.ts'
import type { ListingQuery } from './listing-query.ts'
import type { ListingDefinition } from './listings.ts'
import { nearestTo } from './nearest.ts'
import type { Nearest } from './nearest.ts'
import { sortMatches } from './sorting.ts'

export const pageSize = 24

const mostNearest = 8

/** An offer in a listing, with what is true of those of its dates that have all that was chosen. */
export interface ListedOffer<Dated extends ListedDate = ListedDate> {
  readonly kind: OfferKind
  readonly offer: Offer
  /** The earliest; null for an offer without dates. */
  readonly next: Dated | null
  /** null: on enquiry. */
  readonly lowestPrice: Pence | null
}

export interface Listing<Dated extends ListedDate = ListedDate> extends ListingProps {
  /** Of this page; or, when nothing has all that was chosen, what comes nearest. */
  readonly offers: readonly ListedOffer<Dated>[]
}

/**
 * What a listing shows at an address. Any query gives a listing: what is unknown is passed over, a
 * page behind the last is the last.
 * @param path the listing's own address, without a query
 */
export function listing<Dated extends ListedDate>(
  index: ListingIndex<Dated>,
  query: Readonly<Record<string, unknown>>,
  path: string,
): Listing<Dated> {
  const asked = readListingQuery(index, query)
  const tally = countMatches(index, asked.choices)
  const total = tally.matches.length
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const current: ListingQuery = { ...asked, page: Math.min(asked.page, pages) }
  const addressOf: AddressOf = (other) => path + writeListingQuery(index.vocabulary, other)
  const nearest = total === 0 ? nearestTo(index, asked) : null
  const pageAt = (page: number) =>
    page < 1 || page > pages ? null : addressOf({ ...current, page })
  const chips = presentChips(index, current, addressOf)
  return {
    total,
    pages,
    chips,
    page: current.page,
    countText: countText(total, index.definition),
    previousHref: pageAt(current.page - 1),
    nextHref: pageAt(current.page + 1),
    facets: presentFacets(index, current, tally, addressOf),
    clearHref: chips.length > 0 ? addressOf({ ...current, choices: {}, page: 1 }) : null,
    sorts: presentSorts(index, current, addressOf),
    canonicalHref: addressOf(current),
    alternatives: nearest && alternatives(index, asked, nearest, addressOf),
    offers: listed(
      index,
      nearest?.matches.slice(0, mostNearest) ?? onPage(index, current, tally.matches),
    ),
  }
}

function countText(total: number, { one, many }: Pick<ListingDefinition, 'one' | 'many'>): string {
  if (total === 0) return `No ${many}`
  return counted(total, one, many)
}

function onPage(index: ListingIndex, { sort, page }: ListingQuery, matches: readonly Match[]) {
  return sortMatches(index, matches, sort).slice((page - 1) * pageSize, page * pageSize)
}

function listed<Dated extends ListedDate>(
  { offers, rows }: ListingIndex<Dated>,
  matches: readonly Match[],
): readonly ListedOffer<Dated>[] {
  return matches.flatMap(({ offer, row, price }) => {
    const entry = offers[offer]
    if (!entry) return []
    const next = rows[row]?.date ?? null
    const lowestPrice = price === Infinity ? null : pence(price)
    return [{ kind: entry.kind, offer: entry.offer, next, lowestPrice }]
  })
}

function alternatives(
  { vocabulary, definition }: ListingIndex,
  { choices }: ListingQuery,
  { dropped, query, matches }: Nearest,
  addressOf: AddressOf,
): Alternatives {
  const labels = dropped.flatMap((name) =>
    (choices[name] ?? []).map((code) => `“${vocabulary[name].values[code]?.[1] ?? ''}”`),
  )
  const list = new Intl.ListFormat('en-GB').format(labels)
  const are = matches.length === 1 ? 'is' : 'are'
  const count = countText(matches.length, definition)
  return {
    words: `No ${definition.many} have all that you chose. Without ${list} there ${are} ${count}.`,
    href: addressOf(query),
  }
}
