import type { ListedDate } from '#server/catalogue/listing/offer-with-dates.ts'
import { createSiteListings } from '#server/catalogue/listing/site-listings.ts'
import type { SiteListings } from '#server/catalogue/listing/site-listings.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { fromPounds } from '#server/format/money.ts'
import { availabilityOf } from '#server/schedule/availability.ts'
import type { AvailabilityState } from '#server/schedule/availability.ts'
import type { Schedule } from '#server/schedule/schedule.ts'
import { placesOf } from '#server/schedule/scheduled-date.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
import type { Site } from '#server/site/site.ts'

/** A date of the schedule as listings look at it. */
export interface DateInListing extends ListedDate {
  readonly date: ScheduledDate
}

/** The listings of a snapshot of the site, made when a page first asks for them. */
export function listingsOf(site: Site): SiteListings<DateInListing> {
  let made = listings.get(site)
  if (!made) {
    const schedule = scheduleOf(site)
    const datesOf = (offer: Offer) => datesToChoose(schedule, offer)
    listings.set(site, (made = createSiteListings(site.content, { datesOf, placesOf })))
  }
  return made
}

const listings = new WeakMap<Site, SiteListings<DateInListing>>()

// What the office sold by telephone is known; what orders take is asked for by the pages of dates.
const toChoose: readonly AvailabilityState[] = ['bookNow', 'fewLeft', 'notYetOnSale']

function datesToChoose({ byCode, today }: Schedule, offer: Offer): DateInListing[] {
  const dates = offer.price === null ? [] : (byCode.get(offer.code) ?? [])
  return dates
    .filter((date) => toChoose.includes(availabilityOf(date, date.byPhone, today).state))
    .map((date) => ({
      ...{ date, startsOn: date.starts, month: date.starts.slice(0, 7) },
      price: fromPounds(date.price),
      place: date.place,
    }))
}
