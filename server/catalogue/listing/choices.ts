import type {
  Chip,
  Facet,
  FacetName,
  FacetValue,
  ListingProps,
  SortChoice,
} from '#server/props/listing-page.ts'
import type { Tally } from './count-matches.ts'
import { facetLabels, isSingle } from './facets.ts'
import { hasDates } from './listing-index.ts'
import type { ListingIndex } from './listing-index.ts'
import { ascending, toggled, without, writeListingQuery } from './listing-query.ts'
import type { ListingQuery } from './listing-query.ts'
import { sortLabels, sortNames } from './sorting.ts'

export type AddressOf = (query: ListingQuery) => string

/** What the form of a listing asks for; the other facets are links. */
const asked: readonly FacetName[] = ['type', 'month', 'people']

/**
 * What, when, and for how many. What the listing has nothing of is no choice. Only kinds are counted:
 * a month with its count is cut off on a phone, and whoever is five is not helped by what there is for
 * four.
 */
export function presentWanted(
  index: ListingIndex,
  query: ListingQuery,
  { counts }: Tally,
  path: string,
): ListingProps['wanted'] {
  const { vocabulary, facets, definition } = index
  const filterOf = (name: WantedName, any: string) => {
    const [chosen] = query.choices[name] ?? []
    const choices = vocabulary[name].values.flatMap(([value, label], code) => {
      const count = counts[name][code] ?? 0
      const isChosen = code === chosen
      if (name !== 'people' && count === 0 && !isChosen) return []
      return [{ value, label: name === 'type' ? `${label} (${count})` : label, isChosen }]
    })
    return { name, label: facetLabels[name], any, choices }
  }
  const people = filterOf('people', 'Any number')
  const hasTypes = facets.some(({ name, codes }) => name === 'type' && codes.length > 1)
  const others = without(query, asked)
  return {
    action: path,
    filters: [
      ...(hasTypes ? [filterOf('type', `All ${definition.many}`)] : []),
      filterOf('month', 'Any month'),
      { ...people, choices: people.choices.toReversed() },
    ],
    kept: [...new URLSearchParams(writeListingQuery(vocabulary, others))],
  }
}

type WantedName = ListingProps['wanted']['filters'][number]['name']

/** The facets with their counts. What would narrow nothing is left out, unless it was chosen. */
export function presentFacets(
  index: ListingIndex,
  query: ListingQuery,
  { counts }: Tally,
  addressOf: AddressOf,
): readonly Facet[] {
  const facets = index.facets.filter(({ name }) => !asked.includes(name))
  return facets.flatMap(({ name, codes: narrowing }) => {
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
  index: ListingIndex,
  query: ListingQuery,
  addressOf: AddressOf,
): readonly SortChoice[] {
  return sortNames
    .filter((sort) => sort !== 'date' || hasDates(index))
    .map((sort) => ({
      value: sort,
      label: sortLabels[sort],
      isChosen: sort === query.sort,
      href: addressOf({ ...query, sort, page: 1 }),
    }))
}
