import { violationAt, violationInText } from '../load/document.ts'
import type { Path } from '../load/document.ts'
import type { Check } from './check.ts'
import { amountsIn, monthsIn } from './told-numbers.ts'
import { visibleTexts } from './visible-texts.ts'

/** A voucher is worth what its name and its words say, and can be spent as long as they say. */
export const vouchersSayTheirWorth: Check = function* ({ giftVouchers, terms }) {
  if (!giftVouchers || !terms) return
  const { voucher_months: months } = terms.value
  for (const [index, voucher] of giftVouchers.value.vouchers.entries()) {
    const { name, price, redeems, description } = voucher
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
      const message = `says “${other.said}”, and voucher_months of terms.json is ${months}`
      yield violationAt(giftVouchers, at, message, 'change one of the two')
    }
  }
}

const valueList = /£\d[\d,]*(?:,? (?:and |or )?£\d[\d,]*)+|£\d[\d,]*(?= (?:gift )?vouchers?\b)/g

/** Where texts list what vouchers are worth, those are sold. */
export const toldVouchersAreSold: Check = function* (documents) {
  const { giftVouchers } = documents
  if (!giftVouchers) return
  const sold = giftVouchers.value.vouchers.map(({ price }) => price)
  for (const { document, path, text } of visibleTexts(documents)) {
    if (document === giftVouchers || !/vouchers?\b/i.test(text) || !text.includes('£')) continue
    for (const { 0: list, index } of text.matchAll(valueList)) {
      for (const { 0: said, index: at } of list.matchAll(/£[\d,]*\d/g)) {
        if (sold.includes(Number(said.slice(1).replaceAll(',', '')))) continue
        const message = `no voucher is worth ${said}: ${sold.map((one) => `£${one}`).join(', ')} are sold`
        yield violationInText(document, path, index + at, message, 'name those')
      }
    }
  }
}
