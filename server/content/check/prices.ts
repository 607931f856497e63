import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { SaleUnit } from '../schema/every-offer.ts'
import type { Offer } from '../schema/offer.ts'
import { offersOf } from './check.ts'
import type { Check, Violations } from './check.ts'

/** Prices mean what they say: one for each unit of sale, fees inside it, vouchers worth their offer. */
export const pricesMakeSense: Check = function* (documents) {
  for (const offer of offersOf(documents)) {
    yield* priceFits(offer)
    yield* partyFits(offer)
    yield* placesFit(offer)
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
  if (price !== null && included >= price && fees.length > 0) {
    const message = `make £${included}, and the price is £${price}`
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

function* vouchersAreWorthTheirOffer(documents: Documents): Violations {
  const { giftVouchers, courses, holidays } = documents
  if (!giftVouchers) return
  for (const [index, { price, redeems }] of giftVouchers.value.vouchers.entries()) {
    if (!redeems) continue
    const { className, slug, people } = redeems
    const offer = className === 'course' ? courses.get(slug) : holidays.get(slug)
    if (offer?.value.price === null) {
      const path = ['vouchers', index, 'redeems', 'slug']
      const message = `"${slug}" is sold on enquiry`
      yield violationAt(giftVouchers, path, message, 'name an offer with a price')
      continue
    }
    const worth = offer ? offer.value.price * people : price
    if (worth === price) continue
    const message = `is ${price}, and ${slug} for ${people} costs ${worth}`
    yield violationAt(giftVouchers, ['vouchers', index, 'price'], message, `write ${worth}`)
  }
}
