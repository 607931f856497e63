import { describe, expect, it } from 'vitest'
import type { OfferWithDates } from '#server/catalogue/listing/columns.ts'
import { createListingIndex } from '#server/catalogue/listing/listing-index.ts'
import { listing } from '#server/catalogue/listing/listing.ts'
import { dateOn, listed, monthsOf, tripWith } from '../../../support/offers.ts'

const summer = listed(tripWith({ slug: 'summer', price: 900 }), [
  dateOn('2027-05-07', 900),
  dateOn('2027-08-06', 900),
])
const autumn = listed(tripWith({ slug: 'autumn', price: 300, ability: 'advanced' }), [
  dateOn('2027-10-01', 300),
])
const spring = listed(tripWith({ slug: 'spring', price: 700 }), [dateOn('2027-04-02', 700)])
const undated = listed(tripWith({ slug: 'undated', price: 650 }))
const trips = [summer, autumn, spring, undated]

describe('a listing without results', () => {
  it('leaves aside the choice that is in the way, and says which', () => {
    const shown = show({ level: 'advanced', month: '2027-05' })

    expect(shown).toMatchObject({ total: 0, countText: 'No trips', pages: 1 })
    expect(shown.alternatives).toEqual({
      words: 'No trips have all that you chose. Without “May 2027” there is 1 trip.',
      href: '/trips?level=advanced',
    })
    expect(slugs(shown)).toEqual(['autumn'])
    expect(shown.chips.map(({ label }) => label)).toEqual(['Advanced', 'May 2027'])
  })

  it('shows the dates that are nearest to the month, and the undated last', () => {
    const shown = show({ level: 'beginner', month: '2027-09' })

    expect(shown.offers.map(({ offer, next }) => [offer.slug, next?.startsOn])).toEqual([
      ['summer', '2027-08-06'],
      ['spring', '2027-04-02'],
      ['undated', undefined],
    ])
  })

  it('shows the cheapest first when the price is in the way', () => {
    const shown = show({ level: 'beginner', price: 'to-100' })

    expect(slugs(shown)).toEqual(['undated', 'spring', 'summer'])
    expect(shown.alternatives?.words).toContain('Without “Up to £100” there are 3 trips.')
  })

  it('leaves aside two when no one is enough, and names both', () => {
    const shown = show({ level: 'intermediate', length: 'over-14' })

    expect(shown.alternatives?.words).toBe(
      'No trips have all that you chose. Without “Intermediate” and “Over two weeks” there are 4 trips.',
    )
    expect(shown.alternatives?.href).toBe('/trips')
  })

  it('leaves aside what leaves the most offers', () => {
    const more = listed(tripWith({ slug: 'more' }), [dateOn('2027-05-21')])

    const shown = show({ level: 'advanced', month: '2027-05' }, [autumn, summer, more])

    expect(slugs(shown)).toEqual(['summer', 'more'])
    expect(shown.alternatives?.href).toBe('/trips?month=2027-05')
  })

  it('gives up the month before the level, where either will do', () => {
    const one = show({ level: 'advanced', month: '2027-04' }, [autumn, spring])

    expect(one.alternatives?.href).toBe('/trips?level=advanced')
  })

  it('shows at most eight', () => {
    const many = Array.from({ length: 12 }, (_, id) => listed(tripWith({ slug: `trip-${id}` })))

    expect(show({ level: 'advanced' }, many).offers).toHaveLength(8)
    expect(show({ level: 'advanced' }, many).alternatives?.words).toContain('12 trips')
  })

  it('has no alternative when it holds nothing at all', () => {
    expect(show({ level: 'advanced' }, [])).toMatchObject({
      total: 0,
      offers: [],
      alternatives: null,
      page: 1,
      pages: 1,
    })
  })
})

function show(query: Record<string, unknown>, offers: readonly OfferWithDates[] = trips) {
  const index = createListingIndex(
    { one: 'trip', many: 'trips', holds: [] },
    offers,
    monthsOf(offers),
  )
  return listing(index, query, '/trips')
}

function slugs({ offers }: ReturnType<typeof show>): string[] {
  return offers.map(({ offer }) => offer.slug)
}
