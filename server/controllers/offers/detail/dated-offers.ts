import type { Offer } from '#server/content/schema/offer.ts'
import { offerNode } from '#server/head/structured-data/offer.ts'
import type { AvailabilityState, DateShown } from '#server/props/dates.ts'
import type { StructuredNode } from '#server/props/meta.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'

/** A date as the schedule has it, beside what its page says of it. */
export interface DateOnSale {
  readonly date: ScheduledDate
  readonly state: AvailabilityState
  /** Site path of its page. */
  readonly href: string
}

/** Dates beside what a page shows of them, in their order. */
export function datesOnSale(
  dates: readonly ScheduledDate[],
  shown: readonly DateShown[],
): DateOnSale[] {
  return dates.flatMap((date, index) => {
    const it = shown[index]
    return it ? [{ date, state: it.availability.state, href: it.href }] : []
  })
}

/** One date at its price; null for a date whose price is a matter of asking. */
export function dateOffer({ date, state, href: url }: DateOnSale): StructuredNode | null {
  if (!isPriced(date.offer)) return null
  return offerNode({ url, price: date.price, state, from: date.onSaleFrom })
}

/** What can be bought of an offer: each of the dates, or itself where there are none to choose. */
export function offersOf(
  offer: Offer,
  page: string,
  dates: readonly DateOnSale[],
): StructuredNode[] {
  if (dates.length > 0) return dates.flatMap((date) => dateOffer(date) ?? [])
  if (!isPriced(offer)) return []
  const state = offer.places === null ? 'bookNow' : 'soldOut'
  return [offerNode({ url: page, price: offer.price, state })]
}

// A quotation may come out higher than the price that it begins with.
function isPriced(offer: Offer): offer is Offer & { readonly price: number } {
  return offer.price !== null && offer.sale_unit !== 'enquiry'
}
