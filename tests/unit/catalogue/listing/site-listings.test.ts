import { describe, expect, it } from 'vitest'
import type { ListedDate } from '#server/catalogue/listing/columns.ts'
import { createSiteListings, offersIn } from '#server/catalogue/listing/listing-index.ts'
import { listing } from '#server/catalogue/listing/listing.ts'
import type { ListingName } from '#server/catalogue/listing/listings.ts'
import { priceOf } from '#server/catalogue/price.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { content } from '../../../support/catalogue.ts'
import { courseWith, dateOn, placesOf } from '../../../support/offers.ts'

const months = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}`)
const site = createSiteListings(content, { datesOf: datesBySeason, placesOf, priceOf, months })

describe('the listing of a route', () => {
  it.each([
    ['web.courses.practical', 10],
    ['web.courses.theory', 7],
    ['web.courses.one-day', 3],
    ['web.courses.online', 4],
  ] as const)('%s holds the courses of its group: %d', (name, count) => {
    expect(listing(site.find(name), {}, '/').countText).toBe(`${count} courses`)
  })

  it.each([
    ['web.sailing-holidays.weekend-sailing', 'sail-the-solent-weekend', 'weekends come first'],
    ['web.sailing-holidays.caribbean', 'grenadines-sailing-week', 'by its region'],
    ['web.sailing-holidays.adventures', 'norway-sailing-adventures', 'as in its menu'],
  ] as const)('%s recommends %s: %s', (name, slug, _why) => {
    expect(slugsIn(name)[0]).toBe(slug)
  })

  it.each<[ListingName, holds: string, not?: string]>([
    ['web.sailing-holidays.weekend-sailing', 'cross-channel-mile-builder', 'arc-rally'],
    ['web.sailing-holidays.uk-sailing-holidays', 'west-country-sailing-week'],
    ['web.sailing-holidays.west-country-sailing', 'gaff-cutter-west-country-week'],
    ['web.sailing-holidays.sailing-holidays-abroad', 'shetland-to-norway'],
    ['web.sailing-holidays.caribbean', 'grenadines-sailing-week', 'norway-sailing-adventures'],
    ['web.sailing-holidays.atlantic-ocean-sailing', 'arc-rally'],
    ['web.sailing-holidays.adventures', 'sail-portsmouth-to-canaries'],
    ['web.sailing-holidays.mile-builder', 'sail-portsmouth-to-canaries'],
    ['web.sailing-holidays.all', 'sail-portsmouth-to-canaries'],
    ['web.sailing-holidays.yacht-racing', 'arc-rally'],
    ['web.breaks.all', 'skippered-charter-solent-day'],
    ['web.courses.beginner', 'rya-competent-crew', 'rya-yachtmaster-theory-ca-house'],
    ['web.courses.ca-house', 'rya-yachtmaster-theory-ca-house', 'rya-competent-crew'],
  ])('%s holds %s, and not %s', (name, slug, other) => {
    expect(slugsIn(name)).toContain(slug)
    expect(slugsIn(name)).not.toContain(other)
  })

  it.each(['web.courses.all', 'web.breaks.all'] as const)(
    '%s has a type for each offer',
    (name) => {
      const index = site.find(name)
      const types =
        listing(index, {}, '/').facets.find((facet) => facet.name === 'type')?.values ?? []

      expect(listing(index, { type: types.map(({ value }) => value) }, '/').total).toBe(
        index.offers.length,
      )
    },
  )

  it('shows a town what there is in it, and no dates in another', () => {
    const course = courseWith({ slug: 'radio', locations: ['southampton', 'london'] })
    const dates = [dateOn('2027-03-01', 215, 'london'), dateOn('2027-04-01', 215)]
    const inTwoTowns = { ...content, courses: new Map([['radio', course]]) }

    const [found] = offersIn(inTwoTowns, 'web.courses.southampton', {
      datesOf: () => dates,
      placesOf,
      priceOf,
      months,
    })

    expect(found).toMatchObject({
      dates: [{ startsOn: '2027-04-01' }],
      places: [{ id: 'southampton' }],
    })
  })
})

function slugsIn(name: ListingName): string[] {
  return site.find(name).offers.map(({ offer }) => offer.slug)
}

/** A date on the fifth of each month of a trip's season, in 2027. */
function datesBySeason(offer: Offer): readonly ListedDate[] {
  if (!('months' in offer)) return []
  return offer.months.map((month) =>
    dateOn(`2027-${String(month).padStart(2, '0')}-05`, offer.price ?? 0, offer.route[0]),
  )
}
