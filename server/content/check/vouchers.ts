import { violationAt } from '../load/document.ts'
import type { Path } from '../load/document.ts'
import type { Check } from './check.ts'
import { amountsIn, monthsIn } from './told-numbers.ts'

const fewestMonths = 6
const mostMonths = 60

/** A voucher is worth what its name and its words say, and can be spent as long as they say. */
export const vouchersSayTheirWorth: Check = function* ({ giftVouchers }) {
  if (!giftVouchers) return
  for (const [index, voucher] of giftVouchers.value.vouchers.entries()) {
    const { name, price, redeems, valid_months: months, description } = voucher
    const texts: readonly (readonly [Path, string])[] = [
      [['name'], name],
      ...description.map((text, line) => [['description', line], text] as const),
    ]
    for (const [path, text] of texts) {
      const at = ['vouchers', index, ...path]
      // One that is for an offer may say what something else costs.
      const amount = redeems ? undefined : amountsIn(text).find(({ value }) => value !== price)
      if (amount && amountsIn(text).every(({ value }) => value !== price)) {
        const message = `says “${amount.said}”, and the price is ${price}`
        yield violationAt(giftVouchers, at, message, 'change one of the two')
      }
      const other = monthsIn(text).find(({ value }) => value !== months)
      if (!other) continue
      const message = `says “${other.said}”, and valid_months is ${months}`
      yield violationAt(giftVouchers, at, message, 'change one of the two')
    }
    if (months >= fewestMonths && months <= mostMonths) continue
    const message = `${months} months is unusual`
    const remedy = 'look for a slip: most vouchers are good for 24'
    yield violationAt(giftVouchers, ['vouchers', index, 'valid_months'], message, remedy)
  }
}
