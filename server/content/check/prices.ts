import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Offer } from '../schema/offer.ts'
import type { SaleUnit } from '../schema/selling.ts'
import type { Rule } from './rule.ts'

/** Prices mean what they say: one for each unit of sale, fees inside it, vouchers worth their offer. */
export const pricesMakeSense: Rule = (documents) => [
  ...[...documents.courses.values(), ...documents.holidays.values()].flatMap((offer) =>
    offer ? [...priceFaults(offer), ...partyFaults(offer), ...placeFaults(offer)] : [],
  ),
  ...voucherFaults(documents),
]

function priceFaults(offer: Document<Offer>): Fault[] {
  const { price, sale_unit: unit, fees_included: fees, day_price: day } = offer.value
  const fault = (key: string, message: string, remedy: string) =>
    faultAtPath(offer, [key], message, remedy)
  const included = fees.reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...(price === null && unit !== 'enquiry'
      ? [
          fault(
            'price',
            'is null, which means on enquiry',
            `write the price, or "enquiry" as sale_unit instead of "${unit}"`,
          ),
        ]
      : []),
    ...(price !== null && included >= price && fees.length > 0
      ? [
          fault(
            'fees_included',
            `make £${included}, and the price is £${price}`,
            'the price holds these fees and something for us',
          ),
        ]
      : []),
    ...((day !== undefined) !== (unit === 'series')
      ? [
          fault(
            day === undefined ? 'sale_unit' : 'day_price',
            'a series has a day_price, and nothing else has one',
            day === undefined ? 'add day_price' : 'remove it, or write "series" as sale_unit',
          ),
        ]
      : []),
  ]
}

/** Units that one price buys for several people. */
const shared: readonly SaleUnit[] = ['yacht', 'team', 'group', 'day']

function partyFaults(offer: Document<Offer>): Fault[] {
  const { sale_unit: unit, party } = offer.value
  if (!party && shared.includes(unit)) {
    const message = `"${unit}" without the number of people that one price takes`
    return [faultAtPath(offer, ['sale_unit'], message, 'add "party": { "max": … }')]
  }
  if (party && party.min > party.max) {
    const message = `min ${party.min} is more than max ${party.max}`
    return [faultAtPath(offer, ['party'], message, 'exchange them')]
  }
  return []
}

function placeFaults(offer: Document<Offer>): Fault[] {
  const { sale_unit: unit, places } = offer.value
  if (unit === 'online' && places !== null) {
    return [faultAtPath(offer, ['places'], 'an online course has no dates', 'write null')]
  }
  if (unit !== 'online' && unit !== 'enquiry' && places === null) {
    const message = `null, but "${unit}" is sold by date`
    return [faultAtPath(offer, ['places'], message, 'write how many are sold on one date')]
  }
  return []
}

function voucherFaults({ giftVouchers, courses, holidays }: Documents): Fault[] {
  if (!giftVouchers) return []
  return giftVouchers.value.vouchers.flatMap(({ price, redeems }, index) => {
    if (!redeems) return []
    const { className, slug, people } = redeems
    const offer = className === 'course' ? courses.get(slug) : holidays.get(slug)
    const worth = offer ? (offer.value.price ?? NaN) * people : price
    if (worth === price) return []
    if (Number.isNaN(worth)) {
      const path = ['vouchers', index, 'redeems', 'slug']
      const message = `"${slug}" is sold on enquiry`
      return [faultAtPath(giftVouchers, path, message, 'name an offer with a price')]
    }
    const message = `is ${price}, and ${slug} for ${people} costs ${worth}`
    return [faultAtPath(giftVouchers, ['vouchers', index, 'price'], message, `write ${worth}`)]
  })
}
