import { describe, expect, it } from 'vitest'
import { voucherRules } from '#server/presenters/shop/gift-vouchers.ts'
import { content } from '../../../support/catalogue.ts'

const [voucher] = content.vouchers
const validityOf = (months: readonly number[]) =>
  voucherRules({
    ...content,
    vouchers: months.flatMap((valid) => (voucher ? [{ ...voucher, valid_months: valid }] : [])),
  }).find(({ term }) => term === 'How long it lasts')?.text

describe('the rules of vouchers', () => {
  it('say how long a voucher lasts, from least to most where they differ', () => {
    expect(validityOf([24, 24])).toBe('24 months from the day on which you buy it')
    expect(validityOf([24, 12])).toBe('12 to 24 months from the day on which you buy it')
  })

  it('say nothing of that where there is no voucher', () => {
    expect(validityOf([])).toBeUndefined()
  })
})
