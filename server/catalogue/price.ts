import type { SaleUnit } from '#server/content/schema/every-offer.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { fromPounds, moneyText } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import type { Money } from '#server/props/elements.ts'

/** What an offer or one of its dates costs. Every text about it is written from this value, here. */
type Price =
  | {
      /** `from`: some pay more, as for a quotation, or for another date. */
      readonly kind: 'exact' | 'from'
      readonly pence: Pence
      readonly unit: SaleUnit
    }
  | { readonly kind: 'on enquiry' }

type Priced = Pick<Offer, 'price' | 'sale_unit'>

/** @param pounds what one of its dates costs; left out: the offer's own price */
export function priceOf({ price, sale_unit: unit }: Priced, pounds = price): Price {
  if (price === null || pounds === null) return { kind: 'on enquiry' }
  // A quotation may come out higher than the price that it begins with.
  return { kind: unit === 'enquiry' ? 'from' : 'exact', pence: fromPounds(pounds), unit }
}

/** The price of several dates: the usual one, or where one is lower, from that on. */
export function withLowest(usual: Price, lowest: Pence | null): Price {
  if (usual.kind === 'on enquiry' || lowest === null || lowest >= usual.pence) return usual
  return { ...usual, kind: 'from', pence: lowest }
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
export function cardPrice(price: Price): {
  readonly priceRange: string | null
  readonly priceKind?: 'from'
} {
  if (price.kind === 'on enquiry') return { priceRange: null }
  const isForOne = price.unit === 'person' || price.unit === 'online'
  const unit = isForOne ? '' : unitText(price.unit)
  const priceRange = [priceText(price), unit].filter(Boolean).join(' ')
  return price.kind === 'from' ? { priceRange, priceKind: 'from' } : { priceRange }
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
