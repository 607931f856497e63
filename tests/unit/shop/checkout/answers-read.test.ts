import { describe, expect, it } from 'vitest'
import { reviewForm } from '#server/shop/checkout/answers.ts'
import { deliveryForm, ukPostcode } from '#server/shop/checkout/delivery-form.ts'
import { europeanCountry } from '#server/shop/checkout/europe.ts'
import { ageOn } from '#server/shop/checkout/steps.ts'

it.each([
  ['2027-03-05', '2011-03-05', 16],
  ['2027-03-05', '2011-03-06', 15],
  ['2027-02-28', '2008-02-29', 18],
  ['2027-03-01', '2008-02-29', 19],
])('an age on %s of who was born on %s is %i', (day, born, age) => {
  expect(ageOn(day, born)).toBe(age)
})

describe('what is typed of an address', () => {
  it.each([
    ['so143ab', 'SO14 3AB'],
    [' M1  1ae ', 'M1 1AE'],
    ['EC1A-1BB', 'EC1A 1BB'],
    ['gir 0aa', 'GIR 0AA'],
    ['W1A0AX', 'W1A 0AX'],
    ...['', '75011', 'SO14', 'SO14 3A', 'SO14 3CI', 'ABC1 2DE', 'SO14 3ABX'].map(isNone),
  ])('%o is the UK postcode %s', (typed, written) => {
    expect(ukPostcode(typed)).toBe(written)
  })

  it.each([
    ['FRANCE', 'France'],
    [' the  netherlands', 'Netherlands'],
    ['Czech Republic', 'Czechia'],
    ['Bosnia and Herzegovina', 'Bosnia & Herzegovina'],
    ...['', 'United Kingdom', 'United States', 'Narnia', 'constructor'].map(isNone),
  ])('%o is the country %s of Europe', (typed, name) => {
    expect(europeanCountry(typed)).toBe(name)
  })
})

it('the form of the delivery takes whatever is not text for nothing', () => {
  const sent = { by: ['post'], to: { uk: 1 }, name: 5 }

  expect(deliveryForm([]).safeParse(sent).error?.issues).toMatchObject([{ path: ['by'] }])
})

it.each([undefined, null, [], 'text', { key: 5, total: {}, payment: [] }])(
  'the form of the review reads nothing from %o',
  (body) => {
    expect(reviewForm(body)).toEqual({ key: '', total: undefined, payment: undefined })
  },
)

function isNone(typed: string): [typed: string, none: undefined] {
  return [typed, undefined]
}
