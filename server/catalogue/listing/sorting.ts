import type { SortName } from '#server/props/listing-page.ts'
import type { Match } from './count-matches.ts'
import type { ListingIndex } from './listing-index.ts'

export const sortLabels: Readonly<Record<SortName, string>> = {
  recommended: 'Recommended',
  date: 'Next date',
  price: 'Price',
  length: 'Length',
  name: 'Name',
}

export const sortNames = Object.keys(sortLabels) as readonly SortName[]

export function isSortName(name: string): name is SortName {
  return Object.hasOwn(sortLabels, name)
}

/**
 * Results in another order; what is equal stays as it was. Dates and prices are those of the rows
 * that were found: the next date in September, not the next of all. Without any, an offer goes last.
 */
export function sortMatches(
  { columns, offers, nameOrder }: Pick<ListingIndex, 'columns' | 'offers' | 'nameOrder'>,
  matches: readonly Match[],
  sort: SortName,
): readonly Match[] {
  switch (sort) {
    case 'recommended':
      return matches
    case 'date':
      return byKey(matches, ({ row }) => columns.days[row] ?? Infinity)
    case 'price':
      return byKey(matches, ({ price }) => price)
    case 'length':
      return byKey(matches, ({ offer }) => offers[offer]?.offer.days ?? 0)
    case 'name':
      return byKey(matches, ({ offer }) => nameOrder[offer] ?? 0)
  }
}

const most = 2 ** 32
const places = 2 ** 20

/** Sorts by a whole number, which may be infinite; what is equal stays as it was. */
export function byKey(
  matches: readonly Match[],
  keyOf: (match: Match) => number,
): readonly Match[] {
  // One number for key and place: numbers alone are sorted several times faster than with a function.
  const keys = Float64Array.from(
    matches,
    (match, place) => Math.min(keyOf(match), most) * places + place,
  )
  return Array.from(keys.toSorted(), (key) => matches[key % places]).filter(
    (match) => match !== undefined,
  )
}
