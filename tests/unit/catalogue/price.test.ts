import { expect, it } from 'vitest'
import { priceOf, priceText, withLowest } from '#server/catalogue/price.ts'
import { pence } from '#server/format/money.ts'

// Its next date costs £695, a later one £745.
const offer = {
  price: 695,
  prices_from: [{ from: '2027-01-01', price: 745 }],
  sale_unit: 'person' as const,
} satisfies Parameters<typeof priceOf>[0]

it.each([
  [59_500, 'from £595.00'],
  [69_500, 'from £695.00'],
  [74_500, 'from £745.00'],
])('of dates that cost %i pence at the least, an offer says “%s”', (lowest, text) => {
  expect(priceText(withLowest(priceOf(offer), pence(lowest)))).toBe(text)
})

it('one date of it has one price', () => {
  expect(priceText(priceOf(offer, { price: 745 }))).toBe('£745.00')
})
