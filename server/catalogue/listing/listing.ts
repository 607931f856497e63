import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import { pence } from '#server/format/money.ts'
import { counted } from '#server/format/words.ts'
import type { Alternatives, ListingProps } from '#server/props/listing-page.ts'
import { priceOver } from '../price.ts'
import type { Price } from '../price.ts'
import { presentChips, presentFacets, presentSorts, presentWanted } from './choices.ts'
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
  /** Of these dates, where a month or a number of people was chosen; otherwise of all of them. */
  readonly price: Price
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
    wanted: presentWanted(index, current, tally, path),
    facets: presentFacets(index, current, tally, addressOf),
    clearHref: chips.length > 0 ? addressOf({ ...current, choices: {}, page: 1 }) : null,
    sorts: presentSorts(index, current, addressOf),
    canonicalHref: addressOf(current),
    alternatives: nearest && alternatives(index, asked, nearest, addressOf),
    offers: listed(
      index,
      nearest?.matches.slice(0, mostNearest) ?? onPage(index, current, tally.matches),
      isWanted(asked),
    ),
  }
}

function countText(total: number, { one, many }: Pick<ListingDefinition, 'one' | 'many'>): string {
  if (total === 0) return `No ${many}`
  return counted(total, one, many)
}

/** Were dates chosen? Then prices are theirs; otherwise they are those that every page says. */
function isWanted({ choices: { month, people } }: ListingQuery): boolean {
  return month !== undefined || people !== undefined
}

function onPage(index: ListingIndex, query: ListingQuery, matches: readonly Match[]) {
  const { sort, page } = query
  const shown = isWanted(query) ? matches : matches.map((match) => atEveryPrice(index, match))
  return sortMatches(index, shown, sort).slice((page - 1) * pageSize, page * pageSize)
}

function atEveryPrice({ offers }: ListingIndex, match: Match): Match {
  const price = offers[match.offer]?.price
  return price?.kind === 'exact' || price?.kind === 'from'
    ? { ...match, price: price.pence }
    : match
}

function listed<Dated extends ListedDate>(
  { offers, rows }: ListingIndex<Dated>,
  matches: readonly Match[],
  areWanted: boolean,
): readonly ListedOffer<Dated>[] {
  return matches.flatMap(({ offer: place, row, price: lowest, highest }) => {
    const entry = offers[place]
    if (!entry) return []
    const { kind, offer } = entry
    const next = rows[row]?.date ?? null
    const isPriced = areWanted && highest !== Infinity
    const price = isPriced ? priceOver(offer, [pence(lowest), pence(highest)]) : entry.price
    return [{ kind, offer, next, price }]
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
