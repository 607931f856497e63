import { describe, expect, it } from 'vitest'
import type { ProductFile } from '#server/content/schema/shop.ts'
import { postingOf, postingText } from '#server/presenters/shop/buying.ts'
import { voucherRules } from '#server/presenters/shop/gift-vouchers.ts'
import { content } from '../../../support/catalogue.ts'

const { shipping } = content
const bag = { ...(content.products.get('soft-kit-bag-60-litre') as ProductFile), price: 59.99 }
const dearBag = { ...bag, price: 60 }

describe('what posting a thing costs, in words', () => {
  it('is its package, for what the package costs', () => {
    expect(postingText(shipping, bag)).toBe('Posting £7.95')
    expect(postingOf(shipping, bag)[0]).toEqual({
      term: 'To an address in the UK',
      text: '£7.95, as a medium parcel',
    })
  })

  it('is free for what costs as much as shipping.json asks', () => {
    expect(postingText(shipping, dearBag)).toBe('Posted free')
    expect(postingOf(shipping, dearBag)[0]?.text).toBe('Free, as a medium parcel')
  })
})

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
