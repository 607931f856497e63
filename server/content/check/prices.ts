import { priceOn } from '#server/catalogue/price.ts'
import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { SaleUnit } from '../schema/every-offer.ts'
import type { Offer } from '../schema/offer.ts'
import type { Voucher } from '../schema/shop.ts'
import { offersOf, violationsIn } from './check.ts'
import type { Check, ViolationAtKey, Violations } from './check.ts'
import { writtenPrices } from './price-days.ts'

/** Prices mean what they say: one for each unit of sale, fees inside it, vouchers worth their offer. */
export const pricesMakeSense: Check = function* (documents) {
  for (const offer of offersOf(documents)) {
    yield* priceFits(offer)
    yield* partyFits(offer)
    yield* placesFit(offer)
    yield* legsAreCheaper(offer)
  }
  yield* vouchersAreWorthTheirOffer(documents)
}

function* priceFits(offer: Document<Offer>): Violations {
  const { price, sale_unit: unit, fees_included: fees, day_price: day } = offer.value
  const included = fees.reduce((sum, { amount }) => sum + amount, 0)
  if (price === null && unit !== 'enquiry') {
    const remedy = `write the price, or "enquiry" as sale_unit instead of "${unit}"`
    yield violationAt(offer, ['price'], 'is null, which means on enquiry', remedy)
  }
  const least = Math.min(...writtenPrices(offer.value).map((one) => one.price))
  if (included >= least && fees.length > 0) {
    const message = `make £${included}, and the price is £${least}`
    const remedy = 'the price holds these fees and something for us'
    yield violationAt(offer, ['fees_included'], message, remedy)
  }
  const message = 'a series has a day_price, and nothing else has one'
  if (day === undefined && unit === 'series') {
    yield violationAt(offer, ['sale_unit'], message, 'add day_price')
  } else if (day !== undefined && unit !== 'series') {
    const remedy = 'remove it, or write "series" as sale_unit'
    yield violationAt(offer, ['day_price'], message, remedy)
  }
}

function* legsAreCheaper(offer: Document<Offer>): Violations {
  const { value } = offer
  const { price } = value
  if (price === null || !('legs' in value)) return
  for (const [index, leg] of value.legs.entries()) {
    if (leg.price < price) continue
    const message = `£${leg.price} for a part, and the whole trip costs £${price}`
    yield violationAt(offer, ['legs', index, 'price'], message, 'write less than the whole costs')
  }
}

/** Units that one price buys for several people. */
const shared: readonly SaleUnit[] = ['yacht', 'team', 'group', 'day']

function* partyFits(offer: Document<Offer>): Violations {
  const { sale_unit: unit, party } = offer.value
  if (!party && shared.includes(unit)) {
    const message = `"${unit}" without the number of people that one price takes`
    yield violationAt(offer, ['sale_unit'], message, 'add "party": { "max": … }')
  }
  if (party && party.min > party.max) {
    const message = `min ${party.min} is more than max ${party.max}`
    yield violationAt(offer, ['party'], message, 'exchange them')
  }
}

function* placesFit(offer: Document<Offer>): Violations {
  const { sale_unit: unit, places } = offer.value
  if (unit === 'online' && places !== null) {
    yield violationAt(offer, ['places'], 'an online course has no dates', 'write null')
  }
  if (unit !== 'online' && unit !== 'enquiry' && places === null) {
    const message = `null, but "${unit}" is sold by date`
    yield violationAt(offer, ['places'], message, 'write how many are sold on one date')
  }
}

function* vouchersAreWorthTheirOffer({ giftVouchers, courses, holidays }: Documents): Violations {
  if (!giftVouchers) return
  for (const [index, voucher] of giftVouchers.value.vouchers.entries()) {
    if (!voucher.redeems) continue
    const { className, slug, people } = voucher.redeems
    const offer = (className === 'course' ? courses : holidays).get(slug)?.value
    const at = violationsIn(giftVouchers, ['vouchers', index])
    if (!offer) continue
    if (offer.price === null) {
      const path = ['vouchers', index, 'redeems', 'slug']
      const message = `"${slug}" is sold on enquiry`
      yield violationAt(giftVouchers, path, message, 'name an offer with a price')
      continue
    }
    const worth = offer.price * people
    if (worth !== voucher.price) {
      const message = `is ${voucher.price}, and ${slug} for ${people} costs ${worth}`
      yield at('price', message, `write ${worth}`)
    }
    yield* followsItsOffer(voucher, { ...offer, named: `${slug} for ${people}`, people }, at)
  }
}

/** On every day from which either of the two costs something else. */
function* followsItsOffer(
  voucher: Voucher,
  offer: Offer & { readonly named: string; readonly people: number },
  at: ViolationAtKey,
): Violations {
  const days = [...voucher.prices_from, ...offer.prices_from].map(({ from }) => from)
  for (const day of new Set(days)) {
    const price = priceOn(voucher, day)
    const worth = (priceOn(offer, day) ?? 0) * offer.people
    if (worth === price) continue
    const message = `costs ${price} from ${day} on, and ${offer.named} costs ${worth}`
    yield at('prices_from', message, `write { "from": "${day}", "price": ${worth} }`)
  }
}
