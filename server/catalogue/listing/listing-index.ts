import type { FacetName } from '#server/props/listings.ts'
import { columnsOf } from './columns.ts'
import type { Columns } from './columns.ts'
import { countMatches } from './count-matches.ts'
import type { Tally } from './count-matches.ts'
import { facetNames, isSingle } from './facets.ts'
import type { ListingDefinition } from './listings.ts'
import type { ListedDate, OfferWithDates } from './offer-with-dates.ts'
import { rowsOf } from './rows.ts'
import type { Row } from './rows.ts'
import { vocabularyOf } from './vocabulary.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A listing made ready for any number of queries; one for each listing and snapshot. */
export interface ListingIndex<Dated extends ListedDate = ListedDate> {
  readonly definition: ListingDefinition
  readonly offers: readonly OfferWithDates<Dated>[]
  readonly rows: readonly Row<Dated>[]
  readonly columns: Columns
  readonly vocabulary: Vocabulary
  /** By offer: its place in the order of names. */
  readonly nameOrder: readonly number[]
  /** The facets that may narrow this listing, with the codes that do. */
  readonly facets: readonly ListingFacet[]
}

interface ListingFacet {
  readonly name: FacetName
  /** In ascending order. */
  readonly codes: readonly number[]
}

const always: readonly FacetName[] = ['level', 'length', 'month', 'place', 'price']

/** @param offers in the order in which they are recommended */
export function createListingIndex<Dated extends ListedDate>(
  definition: ListingDefinition,
  offers: readonly OfferWithDates<Dated>[],
): ListingIndex<Dated> {
  const groups = offers.map((entry) => rowsOf(entry))
  const rows = groups.flat()
  const vocabulary = vocabularyOf(
    rows.flatMap(({ date }) => date?.month ?? []),
    rows.map(({ place }) => place),
  )
  const columns = columnsOf(offers, groups, vocabulary)
  return {
    definition,
    offers,
    rows,
    columns,
    vocabulary,
    nameOrder: orderOf(offers.map(({ offer }) => offer.name)),
    facets: facetsOf(definition, offers.length, countMatches({ columns, vocabulary }, {})),
  }
}

function facetsOf({ also = [] }: ListingDefinition, offers: number, { counts }: Tally) {
  const names = facetNames.filter((name) => always.includes(name) || also.includes(name))
  return names.map((name): ListingFacet => {
    const totals = counts[name]
    const codes = [...totals.keys()].filter((code) => {
      const total = totals[code] ?? 0
      // A price that holds no more than the one before it says nothing, nor does one that holds all.
      return isSingle(name) ? total > (totals[code - 1] ?? 0) && total < offers : total > 0
    })
    return { name, codes: codes.filter((code) => code < totals.length - 1) }
  })
}

function orderOf(names: readonly string[]): number[] {
  const { compare } = new Intl.Collator('en-GB', { numeric: true })
  const order: number[] = Array.from(names, () => 0)
  names
    .map((name, offer) => ({ name, offer }))
    .toSorted((one, other) => compare(one.name, other.name))
    .forEach(({ offer }, place) => (order[offer] = place))
  return order
}
