import type { Content } from '#server/content/content.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { FacetName } from '#server/props/listing-page.ts'
import { belongs } from './base-filter.ts'
import type { BaseFilter } from './base-filter.ts'
import { columnsOf, rowsOf } from './columns.ts'
import type { Columns, ListedDate, OfferWithDates, Row, WhenAndWhere } from './columns.ts'
import { countMatches } from './count-matches.ts'
import type { Tally } from './count-matches.ts'
import { facetNames, isNested } from './facets.ts'
import { listings } from './listings.ts'
import type { ListingDefinition, ListingName } from './listings.ts'
import { vocabularyOf } from './vocabulary.ts'
import type { Place, Vocabulary } from './vocabulary.ts'

/** A listing made ready for any number of queries; one for each listing and snapshot. */
export interface ListingIndex<Dated extends ListedDate = ListedDate> {
  readonly definition: ListingDefinition
  readonly offers: readonly OfferWithDates<Dated>[]
  readonly rows: readonly Row<Dated>[]
  readonly columns: Columns
  readonly vocabulary: Vocabulary
  /** By offer: its place in the order of names. */
  readonly nameOrder: readonly number[]
  /** The facets that may narrow this listing, with the codes that do in ascending order. */
  readonly facets: readonly { readonly name: FacetName; readonly codes: readonly number[] }[]
}

const always: readonly FacetName[] = ['level', 'length', 'month', 'people', 'place', 'price']

/**
 * @param offers in the order in which they are recommended
 * @param months those on sale
 */
export function createListingIndex<Dated extends ListedDate>(
  definition: ListingDefinition,
  offers: readonly OfferWithDates<Dated>[],
  months: readonly string[],
): ListingIndex<Dated> {
  const groups = offers.map((entry) => rowsOf(entry))
  const rows = groups.flat()
  const vocabulary = vocabularyOf(
    months,
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

/** Has any of its offers a date that can be chosen? */
export function hasDates({ rows }: ListingIndex): boolean {
  return rows.some(({ date }) => date !== null)
}

function facetsOf({ also = [] }: ListingDefinition, offers: number, { counts }: Tally) {
  const names = facetNames.filter((name) => always.includes(name) || also.includes(name))
  return names.map((name) => {
    const totals = counts[name]
    const codes = [...totals.keys()].filter((code) => {
      const total = totals[code] ?? 0
      // A price that holds no more than the one before it says nothing, nor does one that holds all.
      return isNested(name) ? total > (totals[code - 1] ?? 0) && total < offers : total > 0
    })
    return { name, codes: codes.filter((code) => code < totals.length - 1) }
  })
}

function orderOf(names: readonly string[]): number[] {
  const { compare } = new Intl.Collator('en-GB', { numeric: true })
  const order = names.map(() => 0)
  const sorted = [...names.keys()].toSorted((a, b) => compare(names[a] ?? '', names[b] ?? ''))
  sorted.forEach((offer, place) => (order[offer] = place))
  return order
}

/** Each is made ready when it is first asked for. */
export interface SiteListings<Dated extends ListedDate = ListedDate> {
  find(name: ListingName): ListingIndex<Dated>
}

/** @param whenAndWhere the dates and places that each offer has in this snapshot */
export function createSiteListings<Dated extends ListedDate>(
  content: Content,
  whenAndWhere: WhenAndWhere<Dated>,
): SiteListings<Dated> {
  const ready = new Map<ListingName, ListingIndex<Dated>>()
  return {
    find(name) {
      const index =
        ready.get(name) ??
        createListingIndex(
          listings[name],
          offersIn(content, name, whenAndWhere),
          whenAndWhere.months,
        )
      ready.set(name, index)
      return index
    },
  }
}

/** The offers that belong to a route, in the order in which they are recommended. */
export function offersIn<Dated extends ListedDate>(
  content: Content,
  name: ListingName,
  { datesOf, placesOf, priceOf }: WhenAndWhere<Dated>,
): readonly OfferWithDates<Dated>[] {
  const { holds }: ListingDefinition = listings[name]
  const rankOf = (kind: OfferKind, offer: Offer) =>
    holds.findIndex((filter) => belongs(kind, offer, filter))
  const ranked = (kind: OfferKind) => (offer: Offer) => ({ kind, offer, rank: rankOf(kind, offer) })
  return [
    ...[...content.courses.values()].map(ranked('course')),
    ...[...content.holidays.values()].map(ranked('holiday')),
  ]
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank || one.offer.id - other.offer.id)
    .map(({ kind, offer, rank }) => {
      const isHere = placeTest(holds[rank])
      const dates = datesOf(offer).filter(({ place }) => isHere(place))
      return { kind, offer, dates, price: priceOf(offer), places: placesOf(offer).filter(isHere) }
    })
}

// Of a course that is held in two towns, the list of one town shows what there is in it.
function placeTest({ places }: Pick<BaseFilter, 'places'> = {}): (place: Place) => boolean {
  return ({ id }) => places?.some((one) => one === id) ?? true
}
