import { describe, expect, it } from 'vitest'
import { bookingOf, offerPrice } from '#server/presenters/offers/offer.ts'
import { courseWith, tripWith } from '../../../support/offers.ts'

const priceOf = (facts: Parameters<typeof courseWith>[0]) => offerPrice(courseWith(facts), [])

describe('the price of an offer', () => {
  it('is its headline, with what it buys and the tax in it', () => {
    const { amount, unit, notes } = priceOf({ price: 325 })

    expect(`${amount.text} ${unit}`).toBe('£325.00 per person')
    expect(notes).toEqual(['VAT and every unavoidable fee are included.'])
  })

  it('is asked for where there is none', () => {
    const { amount, notes } = priceOf({ price: null, sale_unit: 'enquiry' })

    expect(amount.text).toBe('On enquiry')
    expect(notes).toEqual([])
  })

  it('is only where a quotation begins', () => {
    expect(priceOf({ price: 1395, sale_unit: 'enquiry' }).amount.text).toBe('from £1,395.00')
  })

  it.each([
    [{ party: { min: 1, max: 5 } }, 'For up to 5 people.'],
    [{ party: { min: 4, max: 7 } }, 'For 4 to 7 people.'],
    [{ party: { min: 1, max: 5 }, price_note: 'for up to five of you' }, 'For up to five of you.'],
    [{ day_price: 125 }, 'One day of it on its own is £125.00.'],
    [{ vat: 'zero' } as const, 'There is no VAT on it; every unavoidable fee is included.'],
  ])('tells what else there is to know: %o', (facts, note) => {
    expect(priceOf(facts).notes).toContain(note)
  })

  it('tells the fees inside it from those beside it', () => {
    const { includes, extras } = priceOf({
      fees_included: [{ name: 'Exam fee', amount: 241 }],
      fees_extra: [{ name: 'Card', amount: 43, when: 'Those who are not members' }],
    })

    expect(includes.map(({ amount }) => amount.text)).toEqual(['£241.00'])
    expect(extras.map(({ amount, when }) => [amount.text, when])).toEqual([
      ['£43.00', 'Those who are not members'],
    ])
  })
})

describe('the way to a place', () => {
  it('is a date, any day, or a quotation', () => {
    expect(bookingOf(tripWith({}))).toBe('dates')
    expect(bookingOf(courseWith({ sale_unit: 'online', places: null }))).toBe('any-day')
    expect(bookingOf(tripWith({ sale_unit: 'enquiry', places: null }))).toBe('enquiry')
  })
})
