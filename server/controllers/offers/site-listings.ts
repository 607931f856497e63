import type { ListedDate } from '#server/catalogue/listing/columns.ts'
import { createSiteListings } from '#server/catalogue/listing/listing-index.ts'
import type { SiteListings } from '#server/catalogue/listing/listing-index.ts'
import type { ListedOffer } from '#server/catalogue/listing/listing.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import { fromPounds } from '#server/format/money.ts'
import { placesOf } from '#server/schedule/scheduled-date.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
import type { Site } from '#server/site/site.ts'
import type { PageSurroundings } from '../info/page-surroundings.ts'
import { filledDates, openDates } from './dates-to-choose.ts'

/** A date of the schedule as listings look at it. */
export interface DateInListing extends ListedDate {
  readonly date: ScheduledDate
}

type ForLists = Pick<PageSurroundings, 'site' | 'takenPlaces'>

/**
 * The listings of a snapshot of the site, made when a page first asks for them, and again when the
 * last place of a date has gone or one has come back.
 */
export function listingsOf({ site, takenPlaces }: ForLists): SiteListings<DateInListing> {
  const filled = filledDates(site, takenPlaces)
  const key = [...filled].join()
  const known = listings.get(site)
  if (known?.key === key) return known.made
  const datesOf = (offer: Offer) => datesToChoose(site, offer, filled)
  const made = createSiteListings(site.content, { datesOf, placesOf })
  listings.set(site, { key, made })
  return made
}

interface Kept {
  /** The dates that were full when they were made. */
  readonly key: string
  readonly made: SiteListings<DateInListing>
}

const listings = new WeakMap<Site, Kept>()

/** An offer as a list has it before anything is chosen, for pages that name offers one by one. */
export function listedOffer(
  { site, takenPlaces }: ForLists,
  kind: OfferKind,
  offer: Offer,
): ListedOffer<DateInListing> {
  const dates = datesToChoose(site, offer, filledDates(site, takenPlaces))
  const prices = dates.map(({ price }) => price).toSorted((one, other) => one - other)
  const usual = offer.price === null ? null : fromPounds(offer.price)
  return { kind, offer, next: dates[0] ?? null, lowestPrice: prices[0] ?? usual }
}

function datesToChoose(site: Site, offer: Offer, filled: ReadonlySet<string>): DateInListing[] {
  const open = openDates(site)
  const dates = offer.price === null ? [] : (scheduleOf(site).byCode.get(offer.code) ?? [])
  return dates
    .filter(({ reference }) => open.has(reference) && !filled.has(reference))
    .map((date) => ({
      date,
      startsOn: date.starts,
      month: date.starts.slice(0, 7),
      price: fromPounds(date.price),
      place: date.place,
    }))
}
