import type { ListedOffer } from '#server/catalogue/listing/listing.ts'
import { cardOf } from '#server/content/fill/card.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { formatDate } from '#server/format/dates.ts'
import { fromPounds, toPounds } from '#server/format/money.ts'
import type { ListedCard } from '#server/props/listing-page.ts'
import type { CardDates } from '#server/props/offers.ts'
import { availabilityNow } from '../dates-shown.ts'
import type { PageSurroundings } from '../info/page-surroundings.ts'
import type { DateInListing } from './site-listings.ts'

/**
 * An offer as a listing shows it: its card with the lowest price and the next of those of its dates
 * that have all that was chosen.
 */
export function listedCard(listed: ListedOffer<DateInListing>, page: PageSurroundings): ListedCard {
  const { kind, offer, next } = listed
  return {
    card: { ...cardOf(offer, kind), priceRange: priceText(listed) },
    dates: next ? datesText(next, page) : { when: withoutDates(offer), note: null },
  }
}

function priceText({ kind, offer, lowestPrice }: ListedOffer<DateInListing>): string | null {
  const usual = cardOf(offer, kind).priceRange
  const isLower =
    lowestPrice !== null && offer.price !== null && lowestPrice < fromPounds(offer.price)
  if (!isLower) return usual
  const lowest = cardOf({ ...offer, price: toPounds(lowestPrice) }, kind).priceRange ?? ''
  return lowest.startsWith('from ') ? lowest : `from ${lowest}`
}

function datesText({ date }: DateInListing, { site, takenPlaces }: PageSurroundings): CardDates {
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
