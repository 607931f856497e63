import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { Pence } from '#server/format/money.ts'
import { priceOf } from '../price.ts'
import type { Price } from '../price.ts'
import { mostPeople } from '../wanted.ts'
import { byName, dateFacets, offerFacets, priceRangeOf, valuesOf } from './facets.ts'
import type { DateFacet, OfferFacet } from './facets.ts'
import type { Place, Vocabulary } from './vocabulary.ts'

/** The offers and rows of a listing by column. The rows of an offer stand together. */
export interface Columns {
  readonly offers: number
  /** By offer: its first row. One entry more than there are offers. */
  readonly starts: Uint32Array
  /** By facet and offer: a bit for the code of each of its values. */
  readonly masks: Readonly<Record<OfferFacet, Uint32Array>>
  /** By facet and row: the code of the value. */
  readonly codes: Readonly<Record<DateFacet, Uint16Array>>
  /** By row: in pence; infinite on enquiry. */
  readonly prices: Float64Array
  /** By row: days since 1970; infinite without a date. */
  readonly days: Float64Array
}

export function columnsOf(
  offers: readonly OfferWithDates[],
  groups: readonly (readonly Row<ListedDate>[])[],
  vocabulary: Vocabulary,
): Columns {
  const starts = new Uint32Array(offers.length + 1)
  groups.forEach((group, offer) => (starts[offer + 1] = (starts[offer] ?? 0) + group.length))

  const rows = groups.flat()
  const codesOf = (name: DateFacet) => {
    const { codes, none } = vocabulary[name]
    return Uint16Array.from(rows, ({ values }) => codes.get(values[name] ?? '') ?? none)
  }
  const masksOf = (name: OfferFacet) =>
    Uint32Array.from(offers, ({ offer }) => maskOf(offer, name, vocabulary))
  return {
    offers: offers.length,
    starts,
    masks: byName(offerFacets, masksOf),
    codes: byName(dateFacets, codesOf),
    prices: Float64Array.from(rows, ({ price }) => price ?? Infinity),
    days: Float64Array.from(rows, ({ date }) => (date ? dayOf(date.startsOn) : Infinity)),
  }
}

function maskOf(offer: Offer, name: OfferFacet, vocabulary: Vocabulary): number {
  const codes = valuesOf[name](offer).flatMap((value) => vocabulary[name].codes.get(value) ?? [])
  return codes.reduce((mask, code) => mask | (1 << code), 0)
}

function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000
}

export interface ListedDate {
  /** `YYYY-MM` */
  readonly month: string
  /** `YYYY-MM-DD` in London. */
  readonly startsOn: string
  readonly price: Pence
  readonly place: Place
  /** How many people it has room for. */
  readonly room: number
}

/** When and where offers are to be had. */
export interface WhenAndWhere<Dated extends ListedDate = ListedDate> {
  /** The dates of an offer that people may still choose, in any order. */
  datesOf(offer: Offer): readonly Dated[]
  /** Where an offer is to be had: a course at its locations, a trip where it begins. */
  placesOf(offer: Offer): readonly Place[]
  /** What an offer costs, whenever it is. */
  priceOf(offer: Offer): Price
  /** The months on sale, of whatever offer, in order. */
  readonly months: readonly string[]
}

export interface OfferWithDates<Dated extends ListedDate = ListedDate> {
  readonly kind: OfferKind
  readonly offer: Offer
  readonly dates: readonly Dated[]
  readonly price: Price
  /** Where it is to be had, as long as it has no dates. */
  readonly places: readonly Place[]
}

/**
 * One way to take an offer: a date of it, or a place of one without dates. An offer is in a listing
 * when one of its rows has all that was chosen: a September date under £400, not a September date
 * and a date under £400.
 */
export interface Row<Dated extends ListedDate> {
  readonly date: Dated | null
  /** null: on enquiry. */
  readonly price: Pence | null
  readonly place: Place
  /** As addresses write them. */
  readonly values: Readonly<Record<DateFacet, string | undefined>>
}

/** The rows of an offer, the earliest date first. */
export function rowsOf<Dated extends ListedDate>({
  offer,
  dates,
  places,
}: OfferWithDates<Dated>): readonly Row<Dated>[] {
  const price = priceOf(offer)
  const usual = price.kind === 'on enquiry' ? null : price.pence
  if (dates.length === 0) return places.map((place) => row<Dated>(null, usual, place))
  return dates
    .toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
    .map((date) => row(date, date.price, date.place))
}

function row<Dated extends ListedDate>(
  date: Dated | null,
  price: Pence | null,
  place: Place,
): Row<Dated> {
  // What has no dates has room for everybody.
  const room = Math.min(date?.room ?? mostPeople, mostPeople)
  const values = {
    month: date?.month,
    people: String(room),
    place: place.id,
    price: priceRangeOf(price),
  }
  return { date, price, place, values }
}
