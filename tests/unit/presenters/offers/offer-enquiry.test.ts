import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import type { Routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { offerEnquiry } from '#server/presenters/offers/offer.ts'
import { createUrls } from '#server/routing/urls.ts'
import { ziggyTable } from '#server/routing/ziggy.ts'
import { courseWith, tripWith } from '../../../support/offers.ts'

const links = createUrls<Routes>(ziggyTable(routes, patterns, 'http://localhost'))
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
