import type { ListedDate } from '#server/catalogue/listing/columns.ts'
import { createSiteListings } from '#server/catalogue/listing/listing-index.ts'
import type { SiteListings } from '#server/catalogue/listing/listing-index.ts'
import type { ListedOffer } from '#server/catalogue/listing/listing.ts'
import { cardPrice } from '#server/catalogue/price.ts'
import { cardOf } from '#server/content/fill/offer.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import { formatDate } from '#server/format/dates.ts'
import { fromPounds } from '#server/format/money.ts'
import type { CardDates, ListedCard } from '#server/props/offers.ts'
import { placesOf } from '#server/schedule/places.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { monthsOf, scheduleOf } from '#server/site/site.ts'
import type { Site } from '#server/site/site.ts'
import type { PageContext } from '../context.ts'
import { availabilityNow } from '../dates/dates.ts'
import type { Now } from '../dates/dates.ts'
import { roomsNow, roomsOf } from '../dates/room.ts'
import type { Rooms } from '../dates/room.ts'
import { priceOnSale } from './price-on-sale.ts'

interface DateInListing extends ListedDate {
  readonly date: ScheduledDate
}

/**
 * The listings of a snapshot of the site, made when a page first asks for them, and again when a place
 * of a date has gone or come back.
 */
export function listingsOf(now: Now): SiteListings<DateInListing> {
  const { site } = now
  const rooms = roomsNow(now)
  const { key } = rooms
  const known = listings.get(site)
  if (known?.key === key) return known.made
  const made = createSiteListings(site.content, {
    datesOf: (offer) => datesToChoose(site, offer, rooms.of),
    placesOf,
    priceOf: (offer) => priceOnSale(site, offer),
    months: monthsOf(site)(),
  })
  listings.set(site, { key, made })
  return made
}

/** By the room that dates with orders had when they were made. */
const listings = new WeakMap<Site, { key: string; made: SiteListings<DateInListing> }>()

/** An offer as a list has it before anything is chosen, for pages that name offers one by one. */
export function listedOffer(now: Now, kind: OfferKind, offer: Offer): ListedOffer<DateInListing> {
  const rooms = roomsOf(datesOf(now.site, offer), now)
  const roomIn = ({ reference }: ScheduledDate) => rooms.get(reference) ?? 0
  const [next = null] = datesToChoose(now.site, offer, roomIn)
  return { kind, offer, next, price: priceOnSale(now.site, offer) }
}

/** Its dates to come; none of an offer without a price, which is asked for. */
export function datesOf(site: Site, { code, price }: Offer): readonly ScheduledDate[] {
  return price === null ? [] : (scheduleOf(site).byCode.get(code) ?? [])
}

function datesToChoose(site: Site, offer: Offer, roomIn: Rooms['of']): DateInListing[] {
  return datesOf(site, offer).flatMap((date) => {
    const room = roomIn(date)
    if (room === 0) return []
    const { starts, place } = date
    const month = starts.slice(0, 7)
    return [{ date, startsOn: starts, month, price: fromPounds(date.price), place, room }]
  })
}

/**
 * An offer as a listing shows it: its card with the price and the next of those of its dates that have
 * all that was chosen.
 */
export function presentListed(listed: ListedOffer<DateInListing>, now: ListedNow): ListedCard {
  const { kind, offer, next, price } = listed
  return {
    card: { ...cardOf(offer, kind), ...cardPrice(price) },
    dates: next ? datesText(next, now) : { when: withoutDates(offer), href: null, note: null },
  }
}

type ListedNow = Now & Pick<PageContext, 'links'>

function datesText({ date }: DateInListing, now: ListedNow): CardDates {
  const { state, word, onSaleFrom } = availabilityNow(date, now)
  const notes: Partial<Record<typeof state, string>> = {
    fewLeft: word,
    notYetOnSale: `On sale from ${formatDate(onSaleFrom ?? date.onSaleFrom, 'fullDate')}`,
  }
  return {
    when: `${formatDate(date.starts, 'fullDate')}, ${date.place.name}`,
    href: now.links.path('web.events.all', { reference: date.reference }),
    note: notes[state] ?? null,
  }
}

function withoutDates({ dates, sale_unit: unit }: Offer): string {
  if (dates.length > 0) return 'No places at present'
  return unit === 'online' ? 'Begin on any day' : 'On a day that suits you'
}
