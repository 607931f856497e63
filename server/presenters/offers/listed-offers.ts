import type { ListedDate } from '#server/catalogue/listing/columns.ts'
import { createSiteListings } from '#server/catalogue/listing/listing-index.ts'
import type { SiteListings } from '#server/catalogue/listing/listing-index.ts'
import type { ListedOffer } from '#server/catalogue/listing/listing.ts'
import { cardPrice, priceOf, withLowest } from '#server/catalogue/price.ts'
import { cardOf } from '#server/content/fill/offer.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import { formatDate } from '#server/format/dates.ts'
import { fromPounds } from '#server/format/money.ts'
import type { CardDates, ListedCard } from '#server/props/offers.ts'
import { noOrders } from '#server/schedule/availability.ts'
import type { Availability, AvailabilityState } from '#server/schedule/availability.ts'
import { placesOf } from '#server/schedule/places.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/site.ts'
import type { Site } from '#server/site/site.ts'
import { availabilityNow, withAvailability } from '../dates/dates.ts'
import type { Now } from '../dates/dates.ts'

interface DateInListing extends ListedDate {
  readonly date: ScheduledDate
}

/**
 * The listings of a snapshot of the site, made when a page first asks for them, and again when the
 * last place of a date has gone or one has come back.
 */
export function listingsOf(now: Now): SiteListings<DateInListing> {
  const { site } = now
  const filled = filledDates(now)
  const key = [...filled].join()
  const known = listings.get(site)
  if (known?.key === key) return known.made
  const datesOf = (offer: Offer) => datesToChoose(site, offer, filled)
  const made = createSiteListings(site.content, { datesOf, placesOf })
  listings.set(site, { key, made })
  return made
}

/** By the dates that were full when they were made. */
const listings = new WeakMap<Site, { key: string; made: SiteListings<DateInListing> }>()

/** An offer as a list has it before anything is chosen, for pages that name offers one by one. */
export function listedOffer(now: Now, kind: OfferKind, offer: Offer): ListedOffer<DateInListing> {
  const dates = datesToChoose(now.site, offer, filledDates(now))
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

const toChoose: readonly AvailabilityState[] = ['bookNow', 'fewLeft', 'notYetOnSale']

/** The dates that could be chosen if nothing were ordered on the site, by reference. */
function openDates(site: Site): ReadonlyMap<string, ScheduledDate> {
  let open = opened.get(site)
  if (!open) {
    const all = withAvailability(scheduleOf(site).dates, { site, takenPlaces: noOrders })
    const dates = all.filter(canBeChosen).map(({ date }) => [date.reference, date] as const)
    opened.set(site, (open = new Map(dates)))
  }
  return open
}

const opened = new WeakMap<Site, ReadonlyMap<string, ScheduledDate>>()

/**
 * Those of them that orders and carts have filled. Most have nothing ordered, so few are looked at
 * for each page.
 */
function filledDates(now: Now): ReadonlySet<string> {
  const open = openDates(now.site)
  const ordered = [...now.takenPlaces([...open.keys()]).keys()]
  const dates = ordered.flatMap((reference) => open.get(reference) ?? [])
  const filled = withAvailability(dates, now).filter((one) => !canBeChosen(one))
  return new Set(filled.map(({ date }) => date.reference))
}

function canBeChosen({ availability }: { readonly availability: Availability }): boolean {
  return toChoose.includes(availability.state)
}

/**
 * An offer as a listing shows it: its card with the lowest price and the next of those of its dates
 * that have all that was chosen.
 */
export function presentListed(listed: ListedOffer<DateInListing>, now: Now): ListedCard {
  const { kind, offer, next, lowestPrice } = listed
  return {
    card: { ...cardOf(offer, kind), ...cardPrice(withLowest(priceOf(offer), lowestPrice)) },
    dates: next ? datesText(next, now) : { when: withoutDates(offer), note: null },
  }
}

function datesText({ date }: DateInListing, now: Now): CardDates {
  const { state, word, onSaleFrom } = availabilityNow(date, now)
  const notes: Partial<Record<typeof state, string>> = {
    fewLeft: word,
    notYetOnSale: `On sale from ${formatDate(onSaleFrom ?? date.onSaleFrom, 'fullDate')}`,
  }
  return {
    when: `${formatDate(date.starts, 'fullDate')}, ${date.place.name}`,
    note: notes[state] ?? null,
  }
}

function withoutDates({ dates, sale_unit: unit }: Offer): string {
  if (dates.length > 0) return 'No places at present'
  return unit === 'online' ? 'Begin on any day' : 'On a day that suits you'
}
