import type { ListedDate } from '#server/catalogue/listing/columns.ts'
import { createSiteListings } from '#server/catalogue/listing/listing-index.ts'
import type { SiteListings } from '#server/catalogue/listing/listing-index.ts'
import type { ListedOffer } from '#server/catalogue/listing/listing.ts'
import { cardPrice, priceOf, withLowest } from '#server/catalogue/price.ts'
import { cardOf } from '#server/content/fill/offer.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import { formatDate } from '#server/format/dates.ts'
import { fromPounds } from '#server/format/money.ts'
import type { ListedCard } from '#server/props/listing-page.ts'
import type { CardDates } from '#server/props/offers.ts'
import { availabilityOf, placesGone } from '#server/schedule/availability.ts'
import type { AvailabilityState, TakenPlaces } from '#server/schedule/availability.ts'
import { placesOf } from '#server/schedule/places.ts'
import type { PlaceCount, ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/site.ts'
import type { Site } from '#server/site/site.ts'
import type { PageContext } from '../context.ts'
import { availabilityNow } from '../dates/dates.ts'

/** A date of the schedule as listings look at it. */
interface DateInListing extends ListedDate {
  readonly date: ScheduledDate
}

type ForLists = Pick<PageContext, 'site' | 'takenPlaces'>

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

const toChoose: readonly AvailabilityState[] = ['bookNow', 'fewLeft', 'notYetOnSale']

/** The dates that could be chosen if nothing were ordered on the site, by reference. */
function openDates(site: Site): ReadonlyMap<string, ScheduledDate> {
  let open = opened.get(site)
  if (!open) {
    const dates = scheduleOf(site).dates.filter((date) => canBeChosen(date, date.byPhone, site))
    opened.set(site, (open = new Map(dates.map((date) => [date.reference, date]))))
  }
  return open
}

const opened = new WeakMap<Site, ReadonlyMap<string, ScheduledDate>>()

/**
 * Those of them that orders and carts have filled. Most have nothing ordered, so few are looked at
 * for each page.
 */
function filledDates(site: Site, takenPlaces: TakenPlaces): ReadonlySet<string> {
  const open = openDates(site)
  const ordered = [...takenPlaces([...open.keys()]).keys()]
  const dates = ordered.flatMap((reference) => open.get(reference) ?? [])
  const gone = placesGone(dates, takenPlaces)
  const filled = dates.filter(
    (date) => !canBeChosen(date, gone.get(date.reference) ?? date.byPhone, site),
  )
  return new Set(filled.map(({ reference }) => reference))
}

function canBeChosen(date: ScheduledDate, gone: PlaceCount, { today }: Site): boolean {
  return toChoose.includes(availabilityOf(date, gone, today).state)
}

/**
 * An offer as a listing shows it: its card with the lowest price and the next of those of its dates
 * that have all that was chosen.
 */
export function presentListed(listed: ListedOffer<DateInListing>, page: PageContext): ListedCard {
  const { kind, offer, next, lowestPrice } = listed
  return {
    card: { ...cardOf(offer, kind), ...cardPrice(withLowest(priceOf(offer), lowestPrice)) },
    dates: next ? datesText(next, page) : { when: withoutDates(offer), note: null },
  }
}

function datesText({ date }: DateInListing, { site, takenPlaces }: PageContext): CardDates {
  const { state, word, onSaleFrom } = availabilityNow(date, takenPlaces, site.today)
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
