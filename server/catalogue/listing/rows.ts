import type { Pence } from '#server/format/money.ts'
import type { DateFacet } from './facets.ts'
import { priceOf, priceRangeOf } from './offer-values.ts'
import type { ListedDate, OfferWithDates, Place } from './offer-with-dates.ts'

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
  if (dates.length === 0) return places.map((place) => row<Dated>(null, priceOf(offer), place))
  return dates
    .toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
    .map((date) => row(date, date.price, date.place))
}

function row<Dated extends ListedDate>(
  date: Dated | null,
  price: Pence | null,
  place: Place,
): Row<Dated> {
  const values = { month: date?.month, place: place.id, price: priceRangeOf(price) }
  return { date, price, place, values }
}
