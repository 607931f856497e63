import type { ListedOffer } from '#server/catalogue/listing/listing.ts'
import { cardOf } from '#server/content/fill/card.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { daySpan } from '#server/format/day-span.ts'
import { fromPounds, toPounds } from '#server/format/money.ts'
import type { ListedCard } from '#server/props/listing-page.ts'
import type { CardDates } from '#server/props/offers.ts'
import { availabilityOf } from '#server/schedule/availability.ts'
import { dayText } from '../date-words.ts'
import type { DateInListing } from './site-listings.ts'

/**
 * An offer as a listing shows it: its card with the lowest price and the next of those of its dates
 * that have all that was chosen.
 * @param today `YYYY-MM-DD` in London
 */
export function listedCard(listed: ListedOffer<DateInListing>, today: string): ListedCard {
  const { kind, offer, next } = listed
  return {
    card: { ...cardOf(offer, kind), priceRange: priceText(listed) },
    dates: next ? datesText(next, today) : { when: withoutDates(offer), note: null },
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

function datesText({ date }: DateInListing, today: string): CardDates {
  const { state, word, onSaleFrom } = availabilityOf(date, date.byPhone, today)
  const notes: Partial<Record<typeof state, string>> = {
    fewLeft: word,
    notYetOnSale: `On sale from ${dayText(onSaleFrom ?? date.onSaleFrom)}`,
  }
  return {
    when: `${daySpan(date.starts, date.ends)}, ${date.place.name}`,
    note: notes[state] ?? null,
  }
}

function withoutDates({ dates, sale_unit: unit }: Offer): string {
  if (dates.length > 0) return 'No places at present'
  return unit === 'online' ? 'Begin on any day' : 'On a day that suits you'
}
