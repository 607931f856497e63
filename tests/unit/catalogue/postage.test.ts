import { describe, expect, it } from 'vitest'
import { packageCharge, postageOf } from '#server/catalogue/postage.ts'
import { content } from '../../support/catalogue.ts'

const { shipping } = content

describe('the postage of one thing', () => {
  it.each([
    ['Letter', 195],
    ['Large Letter', 295],
    ['Small Parcel', 495],
    ['Medium Parcel', 795],
    ['Tube', 695],
  ] as const)('is what a %s costs: %i pence', (name, pence) => {
    expect(postageOf(shipping, { package_type: name, price: 9.5 })).toBe(pence)
  })

  it('is nothing from the price on that shipping.json names', () => {
    const bag = { package_type: 'Medium Parcel' } as const

    expect(postageOf(shipping, { ...bag, price: 59.99 })).toBe(795)
    expect(postageOf(shipping, { ...bag, price: 60 })).toBe(0)
  })
})

describe('the charge of a package', () => {
  it('is refused for a size that nobody listed', () => {
    expect(() => packageCharge(shipping, 'Crate')).toThrow("no package type 'Crate'")
  })
})
