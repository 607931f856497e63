import type { FacetName } from '#server/props/listings.ts'
import { countMatches } from './count-matches.ts'
import type { Match } from './count-matches.ts'
import { facetsToDrop } from './facets-to-drop.ts'
import type { ListingIndex } from './listing-index.ts'
import { without } from './listing-query.ts'
import type { ListingQuery } from './listing-query.ts'
import { createMisses } from './misses.ts'
import type { Searched } from './misses.ts'
import { byKey, sortMatches } from './sorting.ts'

export interface Nearest {
  /** The facets left aside. */
  readonly dropped: readonly FacetName[]
  /** The query without them. */
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
    const price = Math.min(...nearest.map((row) => columns.prices[row] ?? Infinity))
    return { offer, row: nearest[0] ?? 0, price }
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
  const { none } = vocabulary.month
  return (row) => {
    const code = columns.codes.month[row] ?? none
    return code === none ? Infinity : Math.min(...asked.map((one) => Math.abs(one - code)))
  }
}
