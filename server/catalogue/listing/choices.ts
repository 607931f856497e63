import type { Chip, Facet, FacetValue, SortChoice } from '#server/props/listing-page.ts'
import type { Tally } from './count-matches.ts'
import { facetLabels, isSingle } from './facets.ts'
import type { ListingIndex } from './listing-index.ts'
import { ascending, toggled } from './listing-query.ts'
import type { ListingQuery } from './listing-query.ts'
import { sortLabels, sortNames } from './sorting.ts'

export type AddressOf = (query: ListingQuery) => string

/** The facets with their counts. What would narrow nothing is left out, unless it was chosen. */
export function presentFacets(
  index: ListingIndex,
  query: ListingQuery,
  { counts }: Tally,
  addressOf: AddressOf,
): readonly Facet[] {
  return index.facets.flatMap(({ name, codes: narrowing }) => {
    const chosen = query.choices[name] ?? []
    const codes = narrowing.concat(chosen.filter((code) => !narrowing.includes(code)))
    if (codes.length < (isSingle(name) ? 1 : 2) && chosen.length === 0) return []

    const values = codes.toSorted(ascending).map((code): FacetValue => {
      const [value = '', label = ''] = index.vocabulary[name].values[code] ?? []
      const href = addressOf(toggled(query, name, code))
      return { value, label, count: counts[name][code] ?? 0, isChosen: chosen.includes(code), href }
    })
    return [{ name, label: facetLabels[name], isSingle: isSingle(name), values }]
  })
}

export function presentChips(
  { facets, vocabulary }: ListingIndex,
  query: ListingQuery,
  addressOf: AddressOf,
): readonly Chip[] {
  return facets.flatMap(({ name: facet }) =>
    (query.choices[facet] ?? []).map((code) => {
      const [value = '', label = ''] = vocabulary[facet].values[code] ?? []
      return { facet, value, label, href: addressOf(toggled(query, facet, code)) }
    }),
  )
}

/** By date only where there are dates. */
export function presentSorts(
  { vocabulary }: ListingIndex,
  query: ListingQuery,
  addressOf: AddressOf,
): readonly SortChoice[] {
  const hasDates = vocabulary.month.values.length > 0
  return sortNames
    .filter((sort) => sort !== 'date' || hasDates)
    .map((sort) => ({
      value: sort,
      label: sortLabels[sort],
      isChosen: sort === query.sort,
      href: addressOf({ ...query, sort, page: 1 }),
    }))
}
