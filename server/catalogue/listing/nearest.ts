import { monthNumber } from '#server/format/dates.ts'
import type { FacetName } from '#server/props/listing-page.ts'
import { countMatches, createCounter } from './count-matches.ts'
import type { Match } from './count-matches.ts'
import { facetNames } from './facets.ts'
import type { ListingIndex } from './listing-index.ts'
import { without } from './listing-query.ts'
import type { ListingQuery } from './listing-query.ts'
import { createMisses } from './misses.ts'
import type { Choices, Searched } from './misses.ts'
import { byKey, sortMatches } from './sorting.ts'

export interface Nearest {
  readonly dropped: readonly FacetName[]
  readonly query: ListingQuery
  /** The nearest first. */
  readonly matches: readonly Match[]
}

/**
 * What comes nearest when nothing has all that was chosen. Where a month was left aside
 * the dates nearest to it come first; where a price was, the cheapest offers.
 * @returns null when there are no offers at all
 */
export function nearestTo(index: ListingIndex, asked: ListingQuery): Nearest | null {
  const dropped = facetsToDrop(index, asked.choices)
  if (dropped.length === 0) return null

  const query = without(asked, dropped)
  const { matches } = countMatches(index, query.choices)
  if (!dropped.includes('month')) {
    const sort = dropped.includes('price') ? 'price' : query.sort
    return { dropped, query, matches: sortMatches(index, matches, sort) }
  }
  return { dropped, query, matches: nearestByMonth(index, query, matches, asked) }
}

// Of each offer the dates that are fewest months away; of two as far away the earlier comes first.
function nearestByMonth(
  index: ListingIndex,
  { choices }: ListingQuery,
  matches: readonly Match[],
  asked: ListingQuery,
): readonly Match[] {
  const { columns } = index
  const misses = createMisses(index, choices)
  const monthsOff = distance(index, asked.choices.month ?? [])
  const near = matches.map(({ offer }): Match => {
    const rows = rowsOf(columns, offer).filter((row) => misses.ofRow(row) === 0)
    const least = Math.min(...rows.map(monthsOff))
    const nearest = rows.filter((row) => monthsOff(row) === least)
    const prices = nearest.map((row) => columns.prices[row] ?? Infinity)
    return {
      offer,
      row: nearest[0] ?? 0,
      price: Math.min(...prices),
      highest: Math.max(...prices),
    }
  })
  return byKey(sortMatches(index, near, 'date'), ({ row }) => monthsOff(row))
}

function rowsOf({ starts }: Searched['columns'], offer: number): number[] {
  const start = starts[offer] ?? 0
  return Array.from({ length: (starts[offer + 1] ?? start) - start }, (_, place) => start + place)
}

// By row: how many months it is from the nearest that was asked for.
function distance(
  { columns, vocabulary }: Searched,
  asked: readonly number[],
): (row: number) => number {
  const { none, values } = vocabulary.month
  const numbers = values.map(([month]) => monthNumber(month))
  const numberOf = (code: number) => numbers[code] ?? Infinity
  return (row) => {
    const code = columns.codes.month[row] ?? none
    if (code === none) return Infinity
    return Math.min(...asked.map((one) => Math.abs(numberOf(one) - numberOf(code))))
  }
}

/** The facets that people give up most readily, first. */
const readiness = ['month', 'people', 'price', 'length', 'place', 'region', 'type', 'level']

/**
 * What to leave aside when nothing has all that was chosen: as few facets as will do, of these those
 * that leave the most offers, of these what people give up most readily.
 * @returns nothing when there are no offers at all
 */
function facetsToDrop(searched: Searched, choices: Choices): readonly FacetName[] {
  const [best] = missed(searched, choices)
    .map(({ mask, offers }) => ({ offers, names: namesIn(mask) }))
    .toSorted(
      (one, other) =>
        one.names.length - other.names.length ||
        other.offers - one.offers ||
        reluctance(one.names) - reluctance(other.names),
    )
  return best?.names ?? []
}

// How many offers have a row that misses just these facets.
function missed(searched: Searched, choices: Choices) {
  const { starts, offers } = searched.columns
  const misses = createMisses(searched, choices)
  const { counts, add } = createCounter(2 ** facetNames.length)
  for (let offer = 0; offer < offers; offer += 1) {
    const ofOffer = misses.ofOffer(offer)
    const end = starts[offer + 1] ?? 0
    for (let row = starts[offer] ?? 0; row < end; row += 1) add(offer, ofOffer | misses.ofRow(row))
  }
  return Array.from(counts, (found, mask) => ({ mask, offers: found })).filter(
    (one) => one.offers > 0,
  )
}

function namesIn(mask: number): FacetName[] {
  return facetNames.filter((_, facet) => (mask & (1 << facet)) !== 0)
}

function reluctance(names: readonly FacetName[]): number {
  return names.reduce((sum, name) => sum + 2 ** readiness.indexOf(name), 0)
}
