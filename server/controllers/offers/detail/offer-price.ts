import type { Offer } from '#server/content/schema/offer.ts'
import { formatMoney, fromPounds } from '#server/format/money.ts'
import { capitalised } from '#server/format/words.ts'
import { unitText } from '#server/presenters/date-words.ts'
import type { Booking, OfferPrice } from '#server/props/offer-page.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'

/** The headline price of an offer, with all that is in it and what some pay besides (decision 13). */
export function offerPrice(offer: Offer, dates: readonly ScheduledDate[]): OfferPrice {
  const fee = ({ name, amount }: { readonly name: string; readonly amount: number }) => ({
    name,
    amount: pounds(amount),
  })
  return {
    amount: headlinePrice(offer),
    unit: unitText({ unit: offer.sale_unit }),
    notes: [...partyNotes(offer), ...vatNotes(offer), ...otherPrices(offer, dates)],
    includes: offer.fees_included.map(fee),
    extras: offer.fees_extra.map((extra) => ({ ...fee(extra), when: extra.when })),
  }
}

/** How people come by a place of an offer. */
export function bookingOf({ sale_unit: unit, places }: Offer): Booking {
  if (unit === 'enquiry') return 'enquiry'
  return places === null ? 'any-day' : 'dates'
}

/** What an offer costs, as its page says it first: `£795.00`, `from £3,750.00` or `On enquiry`. */
export function headlinePrice({ price, sale_unit: unit }: Offer): OfferPrice['amount'] {
  if (price === null) return { text: 'On enquiry', tone: 'plain' }
  const money = pounds(price)
  // A quotation may come out higher than the price that it begins with.
  return unit === 'enquiry' ? { ...money, text: `from ${money.text}` } : money
}

function partyNotes({ price_note: note, party }: Offer): string[] {
  if (note !== undefined) return [sentence(note)]
  if (!party) return []
  const { min, max } = party
  return [min > 1 ? `For ${min} to ${max} people.` : `For up to ${max} people.`]
}

function vatNotes({ price, vat }: Offer): string[] {
  if (price === null) return []
  return [
    vat === 'standard'
      ? 'VAT and every unavoidable fee are included.'
      : 'There is no VAT on it; every unavoidable fee is included.',
  ]
}

function otherPrices({ price, day_price: day }: Offer, dates: readonly ScheduledDate[]): string[] {
  const least = Math.min(...dates.map((date) => date.price))
  const isLess = price !== null && least < price
  return [
    ...(day === undefined ? [] : [`One day of it on its own is ${pounds(day).text}.`]),
    ...(isLess ? [`Some dates cost less, from ${pounds(least).text}.`] : []),
  ]
}

function sentence(words: string): string {
  return `${capitalised(words)}.`
}

function pounds(amount: number) {
  return formatMoney(fromPounds(amount))
}
