import { expect, it } from 'vitest'
import { priceOf, priceOver, priceText } from '#server/catalogue/price.ts'
import { pence } from '#server/format/money.ts'

// Its next date costs £695, a later one £745.
const offer = {
  price: 695,
  prices_from: [{ from: '2027-01-01', price: 745 }],
  sale_unit: 'person' as const,
} satisfies Parameters<typeof priceOf>[0]

it.each([
  [[74_500, 59_500, 69_500], 'from £595.00'],
  [[74_500, 74_500], '£745.00'],
  [[], 'from £695.00'],
])('of dates that cost %j pence, an offer says “%s”', (prices, text) => {
  expect(priceText(priceOver(offer, prices.map(pence)))).toBe(text)
})

it('one date of it has one price', () => {
  expect(priceText(priceOf(offer, { price: 745 }))).toBe('£745.00')
})
