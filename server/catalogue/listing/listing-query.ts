import type { FacetName, SortName } from '#server/props/listing-page.ts'
import { wantedParameters } from '../wanted.ts'
import { facetNames, isNested, isSingle } from './facets.ts'
import type { ListingIndex } from './listing-index.ts'
import type { Choices } from './misses.ts'
import { isSortName } from './sorting.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What an address asks of a listing. */
export interface ListingQuery {
  readonly choices: Choices
  readonly sort: SortName
  /** From 1 on; there may be no such page. */
  readonly page: number
}

/** All that an address can ask of a listing. @param months those on sale */
export function listingParameters(months: () => readonly string[]) {
  const others = facetNames.filter((name) => name !== 'month' && name !== 'people')
  return [...others, ...wantedParameters(months), 'sort', 'page'] as const
}

/**
 * Reads the query of an address. Whatever the listing does not know is passed over, so any text
 * gives a listing: unknown keys and values, lists where one value stands, months without dates.
 */
export function readListingQuery(
  { vocabulary, facets }: Pick<ListingIndex, 'vocabulary' | 'facets'>,
  query: Readonly<Record<string, unknown>>,
): ListingQuery {
  const choices: Partial<Record<FacetName, readonly number[]>> = {}
  for (const { name } of facets) {
    const { codes } = vocabulary[name]
    const known = textsOf(query[name]).flatMap((value) => codes.get(value) ?? [])
    if (known.length > 0) choices[name] = inOrder(name, known)
  }
  const [sort = ''] = textsOf(query['sort'])
  const [page = ''] = textsOf(query['page'])
  return {
    choices,
    sort: isSortName(sort) ? sort : 'recommended',
    page: /^[1-9]\d*$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a listing: facets in their order, and nothing that goes without saying. */
export function writeListingQuery(
  vocabulary: Vocabulary,
  { choices, sort, page }: ListingQuery,
): string {
  let text = ''
  for (const name of facetNames) {
    for (const code of choices[name] ?? []) text += `&${vocabulary[name].pairs[code] ?? ''}`
  }
  if (sort !== 'recommended') text += `&sort=${sort}`
  if (page > 1) text += `&page=${page}`
  return text.replace('&', '?')
}

/** The query with a value chosen, or given up if it was; on its first page. */
export function toggled(query: ListingQuery, name: FacetName, code: number): ListingQuery {
  const chosen = query.choices[name] ?? []
  const codes = chosen.includes(code)
    ? chosen.filter((one) => one !== code)
    : isSingle(name)
      ? [code]
      : inOrder(name, [...chosen, code])
  return { ...query, choices: { ...query.choices, [name]: codes }, page: 1 }
}

/** The query without any choice in some facets; on its first page. */
export function without(query: ListingQuery, names: readonly FacetName[]): ListingQuery {
  const kept = Object.entries(query.choices).filter(([name]) => !names.some((one) => one === name))
  return { ...query, choices: Object.fromEntries(kept), page: 1 }
}

export const ascending = (one: number, other: number) => one - other

// Of values that hold one another the widest says it all; of months the first is meant.
function inOrder(name: FacetName, codes: readonly number[]): number[] {
  const sorted = [...new Set(codes)].toSorted(ascending)
  if (isNested(name)) return sorted.slice(-1)
  return isSingle(name) ? codes.slice(0, 1) : sorted
}

function textsOf(value: unknown): string[] {
  return [value].flat().filter((one) => typeof one === 'string')
}
