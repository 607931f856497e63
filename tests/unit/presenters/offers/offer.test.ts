import { describe, expect, it } from 'vitest'
import type { Offer } from '#server/content/schema/offer.ts'
import { presentHolidayFacts } from '#server/presenters/offers/holiday.ts'
import { bookingOf, offerEnquiry, offerPrice } from '#server/presenters/offers/offer.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { pageServices } from '../../../support/frozen-pages.ts'
import { courseWith, tripWith } from '../../../support/offers.ts'

const priceOf = (facts: Parameters<typeof courseWith>[0]) => offerPrice(courseWith(facts), [])

describe('the price of an offer', () => {
  it('is its headline, with what it buys and the tax in it', () => {
    const { amount, unit, notes } = priceOf({ price: 325 })

    expect(`${amount.text} ${unit}`).toBe('£325.00 per person')
    expect(notes).toEqual(['VAT and every unavoidable fee are included.'])
  })

  it.each([
    [null, 'On enquiry', 0],
    [1395, 'from £1,395.00', 1],
  ])('of %j on enquiry is “%s”, with so many notes: %i', (price, text, count) => {
    const { amount, notes } = priceOf({ price, sale_unit: 'enquiry' })

    expect(amount.text).toBe(text)
    expect(notes).toHaveLength(count)
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

  it('begins with the lowest of its dates, and tells how far they go', () => {
    const dates = [300, 325, 360].map((price) => ({ price }) as ScheduledDate)
    const { amount, notes } = offerPrice(courseWith({ price: 325 }), dates)

    expect(amount.text).toBe('from £300.00')
    expect(notes.slice(1)).toEqual(['Dates cost from £300.00 to £360.00.'])
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

it('the way to a place is a date, any day, or a quotation', () => {
  expect(bookingOf(tripWith({}))).toBe('dates')
  expect(bookingOf(courseWith({ sale_unit: 'online', places: null }))).toBe('any-day')
  expect(bookingOf(tripWith({ sale_unit: 'enquiry', places: null }))).toBe('enquiry')
})

const { links } = pageServices
const subjectOf = (offer: Offer, dates = 0) => offerEnquiry(offer, dates, links)?.subject

describe('the form at the end of an offer’s page', () => {
  it.each([
    ['a course taught in an office', courseWith({ sale_unit: 'enquiry' }), 'in-your-office'],
    ['a course online', courseWith({ places: null }), 'general'],
    ['a charter', tripWith({ tags: [11] }), 'charter'],
    ['a charter by quotation', tripWith({ tags: [11], sale_unit: 'enquiry' }), 'corporate-day'],
    ['a trip for the Award', tripWith({ tags: [10] }), 'dofe'],
    ['another trip', tripWith({ tags: [6] }), 'general'],
  ])('of %s asks about the right thing', (_, offer, subject) => {
    expect(subjectOf(offer)).toBe(subject)
  })

  it('is not there while there are dates to choose', () => {
    expect(subjectOf(tripWith({ places: 6 }), 1)).toBeUndefined()
    expect(subjectOf(tripWith({ places: 6 }), 0)).toBeDefined()
  })
})

function factOf(term: string, trip: Parameters<typeof tripWith>[0]) {
  return presentHolidayFacts(tripWith(trip)).find((fact) => fact.term === term)?.text
}

describe('a trip at a glance', () => {
  it('gives one distance where least and most are the same', () => {
    expect(factOf('Distance', { miles: { min: 30, max: 50 } })).toBe('About 30 to 50 sea miles')
    expect(factOf('Distance', { miles: { min: 2700, max: 2700 } })).toBe('About 2,700 sea miles')
  })

  it('counts guests where places are sold one by one, and people where the yacht is', () => {
    expect(factOf('Crew', { places: 6 })).toBe('Up to 6 guests and the skipper')
    expect(factOf('Crew', { sale_unit: 'yacht', party: { min: 1, max: 8 } })).toBe('Up to 8 people')
  })

  it('says what it is worth to a logbook only where that is known', () => {
    expect(factOf('Night sailing', { night_hours: 1 })).toBe('About 1 hour')
    expect(factOf('Night sailing', {})).toBeUndefined()
    expect(factOf('Ocean passage', { ocean_qualifying: true })).toContain('Yachtmaster Ocean')
  })
})
