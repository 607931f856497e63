import { violationAt } from '../load/document.ts'
import type { Finding } from '../load/document.ts'
import { goodIn, offersOf } from './check.ts'
import type { Check } from './check.ts'

const isFree = (price: number | null | undefined) => price === 0
const otherwise: Finding = [
  '0 makes it free, and an order of it is paid at once',
  'write the price',
]

/** Nothing that is sold is free: whoever ordered it would have paid. */
export const nothingIsFree: Check = function* (documents) {
  for (const offer of offersOf(documents)) {
    const { price, day_price: day, fees_extra: fees } = offer.value
    if (isFree(price)) {
      const remedy =
        'write the price; null with "enquiry" as sale_unit, if people are to ask for it'
      yield violationAt(offer, ['price'], otherwise[0], remedy)
    }
    if (isFree(day)) yield violationAt(offer, ['day_price'], ...otherwise)
    for (const [index, { amount }] of fees.entries()) {
      const finding = ['a fee of 0 is none', 'write how much it is, or remove it'] as const
      if (isFree(amount)) yield violationAt(offer, ['fees_extra', index, 'amount'], ...finding)
    }
    if (!('legs' in offer.value)) continue
    for (const [index, { price: ofLeg }] of offer.value.legs.entries()) {
      if (isFree(ofLeg)) yield violationAt(offer, ['legs', index, 'price'], ...otherwise)
    }
  }
  for (const product of goodIn(documents.products)) {
    if (isFree(product.value.price)) yield violationAt(product, ['price'], ...otherwise)
  }
  const { giftVouchers } = documents
  for (const [index, { price }] of (giftVouchers?.value.vouchers ?? []).entries()) {
    if (giftVouchers && isFree(price)) {
      yield violationAt(giftVouchers, ['vouchers', index, 'price'], ...otherwise)
    }
  }
}
