import type { SaleUnit } from '#server/content/schema/every-offer.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import type { PriceDays } from '#server/content/schema/price-days.ts'
import { fromPounds, moneyText } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import type { Money } from '#server/props/elements.ts'

/** What an offer or one of its dates costs. Every text about it is written from this value, here. */
export type Price =
  | {
      /** `from`: some pay more, as for a quotation, or for another date. */
      readonly kind: 'exact' | 'from'
      readonly pence: Pence
      readonly unit: SaleUnit
    }
  | { readonly kind: 'on enquiry' }

type Priced = Pick<Offer, 'price' | 'prices_from' | 'sale_unit'>

/** @param date one of its dates, with what that costs in pounds; left out: the offer's own price */
export function priceOf(offer: Priced, date?: { readonly price: number }): Price {
  const { price, prices_from: later, sale_unit: unit } = offer
  if (price === null) return { kind: 'on enquiry' }
  // A quotation may come out higher than the price that it begins with, and so may a later date.
  const isDearer = unit === 'enquiry' || (!date && later.some((one) => one.price > price))
  return { kind: isDearer ? 'from' : 'exact', pence: fromPounds(date?.price ?? price), unit }
}

interface PricedByDay<Pounds extends number | null> {
  readonly price: Pounds
  readonly prices_from: PriceDays
}

/** What something costs on a day, `YYYY-MM-DD`, in pounds: the price of the last day that has come. */
export function priceOn<Pounds extends number | null>(
  { price, prices_from: days }: PricedByDay<Pounds>,
  day: string,
): Pounds | number {
  return days.findLast(({ from }) => from <= day)?.price ?? price
}

/**
 * What is asked over several dates: from the lowest price on, where they differ.
 * @param prices of the dates; none: the offer's own price
 */
export function priceOver(offer: Priced, prices: readonly Pence[]): Price {
  const own = priceOf(offer)
  if (own.kind === 'on enquiry' || prices.length === 0) return own
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)] as [Pence, Pence]
  const isFrom = lowest < highest || own.unit === 'enquiry'
  return { kind: isFrom ? 'from' : 'exact', pence: lowest, unit: own.unit }
}

/** `£795.00`, `from £3,750.00` or `On enquiry`. */
export function priceText(price: Price): string {
  if (price.kind === 'on enquiry') return 'On enquiry'
  return `${price.kind === 'from' ? 'from ' : ''}${moneyText(price.pence)}`
}

export function priceMoney(price: Price): Money {
  return { text: priceText(price), tone: 'plain' }
}

/** What a card says: `£1,236.50 per yacht`; a price for one person needs no unit, one course neither. */
export function cardPrice(price: Price): { readonly priceRange: string | null } {
  if (price.kind === 'on enquiry') return { priceRange: null }
  const isForOne = price.unit === 'person' || price.unit === 'online'
  const unit = isForOne ? '' : unitText(price.unit)
  return { priceRange: [priceText(price), unit].filter(Boolean).join(' ') }
}

/** What one price buys: `per person`; empty for a quotation. */
export function unitText(unit: SaleUnit): string {
  return unitTexts[unit]
}

const unitTexts: Readonly<Record<SaleUnit, string>> = {
  person: 'per person',
  yacht: 'per yacht',
  team: 'per team',
  group: 'per group',
  day: 'per day',
  series: 'per series',
  online: 'per course',
  enquiry: '',
}
