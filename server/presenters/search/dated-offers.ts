import { cardPrice, priceOver } from '#server/catalogue/price.ts'
import { wantedQuery } from '#server/catalogue/wanted.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import { formatDate } from '#server/format/dates.ts'
import { fromPounds } from '#server/format/money.ts'
import type { HitDate, HitPrice } from '#server/props/search-page.ts'
import { writeQuery } from '#server/routing/urls.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import type { QueryFilters } from '#server/search/query-filters.ts'
import { offerHref } from '../context.ts'
import type { PageContext } from '../context.ts'
import { availabilityNow, withAvailability } from '../dates/dates.ts'
import { roomOf } from '../dates/room.ts'
import { datesOf, listedOffer, presentListed } from '../offers/listed-offers.ts'

/** When and for how many somebody wants to go. */
export type Wanted = Pick<QueryFilters, 'when' | 'people'>

/** The dates of an offer that begin when they are wanted and have room for as many, in their order. */
export function wantedDates(
  context: PageContext,
  offer: Offer,
  wanted: Wanted,
): readonly ScheduledDate[] {
  return withAvailability(datesInTime(context, offer, wanted), context)
    .filter(({ date, availability }) => roomOf(date, availability) >= (wanted.people ?? 1))
    .map(({ date }) => date)
}

/** The day on which the first of them begins; null: there is none. No more of them is looked at. */
export function firstWanted(context: PageContext, offer: Offer, wanted: Wanted): string | null {
  const first = datesInTime(context, offer, wanted).find(
    (date) => roomOf(date, availabilityNow(date, context)) >= (wanted.people ?? 1),
  )
  return first?.starts ?? null
}

function datesInTime({ site }: PageContext, offer: Offer, { when }: Wanted) {
  const dates = datesOf(site, offer)
  return when ? dates.filter(({ starts }) => when.from <= starts && starts <= when.to) : dates
}

interface OfferInSearch {
  readonly href: string
  readonly next: HitDate
  readonly price: HitPrice | null
}

/** An offer with its next date and its price: of the dates that are wanted, where some are. */
export function presentOffer(
  context: PageContext,
  { kind, offer }: { readonly kind: OfferKind; readonly offer: Offer },
  wanted: Wanted | null,
): OfferInSearch {
  const dates = wanted ? wantedDates(context, offer, wanted) : []
  const href = offerHref(context.links, kind, offer)
  const [first] = dates
  if (!first || !wanted) return { href, ...presentUsual(context, kind, offer) }
  const month = first.starts.slice(0, 7)
  const { priceRange } = cardPrice(
    priceOver(
      offer,
      dates.map(({ price }) => fromPounds(price)),
    ),
  )
  return {
    href: href + writeQuery(wantedQuery({ month, people: wanted.people })),
    next: presentDate(context, first),
    price: priceRange === null ? null : { text: priceRange },
  }
}

function presentUsual(context: PageContext, kind: OfferKind, offer: Offer) {
  const listed = listedOffer(context, kind, offer)
  const { card, dates } = presentListed(listed, context)
  return {
    next: listed.next ? presentDate(context, listed.next.date) : { text: dates.when, href: null },
    price: card.priceRange === null ? null : { text: card.priceRange },
  }
}

function presentDate({ links }: PageContext, { reference, starts, place }: ScheduledDate): HitDate {
  return {
    text: `${formatDate(starts, 'dayAndMonth')}, ${place.name}`,
    href: links.path('web.events.all', { reference }),
  }
}
