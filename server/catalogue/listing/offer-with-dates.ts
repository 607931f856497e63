import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { Pence } from '#server/format/money.ts'

/** Where people come to. */
export interface Place {
  /** As addresses write it, such as `ca-house`. */
  readonly id: string
  /** As people read it, such as `CA House, London`. */
  readonly name: string
}

/** One date of an offer, as far as listings look at it. */
export interface ListedDate {
  /** `YYYY-MM`: the month in which it starts. */
  readonly month: string
  /** `YYYY-MM-DD` in London. */
  readonly startsOn: string
  readonly price: Pence
  readonly place: Place
}

/** When and where offers are to be had. */
export interface WhenAndWhere<Dated extends ListedDate = ListedDate> {
  /** The dates of an offer that people may still choose, in any order. */
  datesOf(offer: Offer): readonly Dated[]
  /** Where an offer is to be had: a course at its locations, a trip where it begins. */
  placesOf(offer: Offer): readonly Place[]
}

export interface OfferWithDates<Dated extends ListedDate = ListedDate> {
  readonly kind: OfferKind
  readonly offer: Offer
  readonly dates: readonly Dated[]
  /** Where it is to be had, as long as it has no dates. */
  readonly places: readonly Place[]
}
