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

it('the rules of vouchers say how long one lasts under the terms of today', () => {
  const terms = { ...content.terms, voucher_months: 18 }
  const rules = voucherRules({ ...content, terms })

  expect(rules[0]?.text).toBe('18 months from the day on which you buy it')
})
