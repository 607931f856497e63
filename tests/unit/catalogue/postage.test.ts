import { describe, expect, it } from 'vitest'
import { postageOf } from '#server/catalogue/postage.ts'
import { content } from '../../support/catalogue.ts'

const { shipping } = content

describe('the postage of one thing', () => {
  it('is nothing from the price on that shipping.json names', () => {
    const bag = { package_type: 'Medium Parcel' } as const

    expect(postageOf(shipping, { ...bag, price: 59.99 })).toBe(795)
    expect(postageOf(shipping, { ...bag, price: 60 })).toBe(0)
  })
})
