import type { Content } from '#server/content/content.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import { belongs } from './base-filter.ts'
import type { BaseFilter } from './base-filter.ts'
import { createListingIndex } from './listing-index.ts'
import type { ListingIndex } from './listing-index.ts'
import { listings } from './listings.ts'
import type { ListingDefinition, ListingName } from './listings.ts'
import type { ListedDate, OfferWithDates, Place, WhenAndWhere } from './offer-with-dates.ts'

/** The listings of one snapshot of the site, each made ready when it is first asked for. */
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
      const kept = ready.get(name)
      if (kept) return kept
      const index = createListingIndex(listings[name], offersIn(content, name, whenAndWhere))
      ready.set(name, index)
      return index
    },
  }
}

/** The offers that belong to a route, in the order in which they are recommended. */
export function offersIn<Dated extends ListedDate>(
  content: Content,
  name: ListingName,
  { datesOf, placesOf }: WhenAndWhere<Dated>,
): readonly OfferWithDates<Dated>[] {
  const { holds }: ListingDefinition = listings[name]
  const rankOf = (kind: OfferKind, offer: Offer) =>
    holds.findIndex((filter) => belongs(kind, offer, filter))
  return everyOffer(content)
    .map(({ kind, offer }) => ({ kind, offer, rank: rankOf(kind, offer) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank || one.offer.id - other.offer.id)
    .map(({ kind, offer, rank }) => {
      const isHere = placeTest(holds[rank])
      const dates = datesOf(offer).filter(({ place }) => isHere(place))
      return { kind, offer, dates, places: placesOf(offer).filter(isHere) }
    })
}

// Of a course that is held in two towns, the list of one town shows what there is in it.
function placeTest({ places }: Pick<BaseFilter, 'places'> = {}): (place: Place) => boolean {
  return ({ id }) => places?.some((one) => one === id) ?? true
}

function everyOffer({ courses, holidays }: Content) {
  return [
    ...[...courses.values()].map((offer) => ({ kind: 'course' as const, offer })),
    ...[...holidays.values()].map((offer) => ({ kind: 'holiday' as const, offer })),
  ]
}
