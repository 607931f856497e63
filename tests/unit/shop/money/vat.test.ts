import { describe, expect, it } from 'vitest'
import { pence } from '#server/format/money.ts'
import { sharesOf, vatInside } from '#server/shop/money/totals.ts'
import { fc } from '../../../support/properties.ts'

it.each([
  [31_500, 5_250],
  [100, 17],
  [99, 17],
  [3, 1],
  [2, 0],
  [0, 0],
])('the VAT inside a price of %i pence at the standard rate is %i', (price, vat) => {
  expect(vatInside(pence(price), 'standard')).toBe(vat)
})

describe('shares', () => {
  it('are all of it for the first when nobody has any weight', () => {
    expect(sharesOf(pence(295), [0, 0])).toEqual([295, 0])
    expect(sharesOf(pence(295), [])).toEqual([])
  })

  it('always make up the whole, each within a penny of its exact part', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 6 })

    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), weights, (amount, given) => {
        const shares = sharesOf(pence(amount), given)
        const sum = given.reduce((total, weight) => total + weight, 0)

        expect(shares.reduce((total, share) => total + share, 0)).toBe(amount)
        fc.pre(sum > 0)
        for (const [index, share] of shares.entries()) {
          expect(Math.abs(share - (amount * (given[index] ?? 0)) / sum)).toBeLessThan(1)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
