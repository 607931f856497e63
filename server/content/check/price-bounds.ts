import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Offer } from '../schema/offer.ts'
import { goodIn, offersOf } from './check.ts'
import type { Check, Violations } from './check.ts'

/** In pounds for a day, between which offers are: for one person, and for all that one price takes. */
const forOne = [20, 1000] as const
const forParty = [80, 10_000] as const
const ofThings = [1, 500] as const
/** The share of an offer's price below which a date is no bargain but a slip, or a deposit. */
const leastShare = 0.5

/** Prices are what sailing costs: neither pence nor a deposit, whatever its neighbours cost. */
export const pricesAreInBounds: Check = function* (documents) {
  for (const offer of offersOf(documents)) {
    const { price, days, sale_unit: unit, dates } = offer.value
    if (price === null || price === 0) continue
    const [least, most] = ['person', 'online', 'series'].includes(unit) ? forOne : forParty
    if (unit !== 'enquiry' && !isWithin(price / days, [least, most])) {
      const message = `makes £${(price / days).toFixed(2)} a day, and such offers cost £${least} to £${most}`
      yield violationAt(offer, ['price'], message, 'look for a slip in the price or the days')
    }
    for (const [index, rule] of dates.entries()) {
      if (rule.price === undefined || rule.price >= price * leastShare) continue
      const message = `${rule.price} is less than half of the price of the offer, ${price}`
      yield violationAt(offer, ['dates', index, 'price'], message, 'look for a slip')
    }
    yield* partsCostLess(offer, price)
  }
  for (const product of goodIn(documents.products)) {
    const { price } = product.value
    if (price === 0 || isWithin(price, ofThings)) continue
    const message = `£${price}, and things of the shop cost £${ofThings[0]} to £${ofThings[1]}`
    yield violationAt(product, ['price'], message, 'look for a slip')
  }
}

function isWithin(amount: number, [least, most]: readonly [number, number]): boolean {
  return amount >= least && amount <= most
}

function* partsCostLess(offer: Document<Offer>, price: number): Violations {
  const { day_price: day } = offer.value
  if (day !== undefined && day >= price) {
    const message = `${day} for one day, and the whole series costs ${price}`
    yield violationAt(offer, ['day_price'], message, 'look for a slip')
  }
}
