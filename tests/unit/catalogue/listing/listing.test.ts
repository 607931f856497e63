import { describe, expect, it } from 'vitest'
import type { FacetName } from '#server/props/listing-page.ts'
import { courseWith, dateOn, listed, tripWith } from '../../../support/offers.ts'
import { show, slugs, solent } from './weekends.ts'

describe('a listing', () => {
  it('shows all that it holds, as it is recommended, when nothing is chosen', () => {
    const shown = show('')

    expect(slugs(shown)).toEqual(['solent', 'wight', 'channel', 'charter'])
    expect(shown).toMatchObject({
      total: 4,
      countText: '4 weekends',
      page: 1,
      pages: 1,
      chips: [],
      clearHref: null,
      canonicalHref: '/weekends',
      alternatives: null,
    })
  })

  it('shows those of its dates that were chosen: in September the Isle of Wight costs £425', () => {
    const [, wight] = show('?month=2027-09').offers

    expect(wight).toMatchObject({
      next: { startsOn: '2027-09-10' },
      price: { kind: 'exact', pence: 42_500 },
    })
  })

  it('places an offer without dates where it begins, and a course wherever it is held', () => {
    const course = listed(courseWith({ slug: 'radio', locations: ['london', 'southampton'] }))

    expect(slugs(show('?place=southampton'))).toContain('charter')
    expect(show('?place=london', [course]).total).toBe(1)
    expect(show('?place=southampton', [course]).total).toBe(1)
  })
})

describe('when and for how many', () => {
  it('has the months in which there is something, and the one that is chosen', () => {
    expect(months(show(''))).toEqual(['May 2027', 'September 2027'])
    expect(months(show('?level=intermediate'))).toEqual(['September 2027'])
    expect(months(show('?month=2027-05&level=intermediate'))).toContain('May 2027')
  })

  it('leaves out what has no date with room for so many, and takes what is online', () => {
    const full = listed(tripWith({ slug: 'full' }), [dateOn('2027-05-07', 315, 'cowes', 1)])
    const yacht = listed(tripWith({ slug: 'yacht' }), [dateOn('2027-05-07', 315, 'cowes', 8)])
    const online = listed(courseWith({ slug: 'online', group: 'online', locations: ['online'] }))

    expect(slugs(show('?people=2', [full, yacht, online]))).toEqual(['yacht', 'online'])
    expect(slugs(show('?people=2&month=2027-05', [full, yacht, online]))).toEqual(['yacht'])
  })

  it('is a form that keeps what else was chosen, and begins at its first page', () => {
    const { kept, action } = show('?month=2027-09&level=beginner&sort=name&page=2').wanted

    expect(action).toBe('/weekends')
    expect(kept).toEqual([
      ['level', 'beginner'],
      ['sort', 'name'],
    ])
  })
})

describe('a facet', () => {
  it('is left out when it cannot narrow the listing, unless its value was chosen', () => {
    expect(show('', [solent]).facets.map(({ name }) => name)).toEqual([])
    expect(counts(show('?level=beginner', [solent]), 'level')).toEqual({ Novice: 1 })
  })

  it('keeps the order of its values when one was chosen that nothing has', () => {
    expect(Object.entries(counts(show('?price=to-100'), 'price'))).toEqual([
      ['Up to £100', 0],
      ['Up to £400', 2],
      ['Up to £800', 3],
    ])
  })

  it('replaces a price by the next, as each holds those before it', () => {
    const price = show('?price=to-400').facets.find(({ name }) => name === 'price')

    expect(price).toMatchObject({ isSingle: true })
    expect(price?.values.map(({ href }) => href)).toEqual(['/weekends', '/weekends?price=to-800'])
  })
})

it('a chip names a choice and leads to the listing without it, beside a way to clear all', () => {
  const { chips, clearHref } = show('?level=beginner&month=2027-09&sort=name')

  expect(clearHref).toBe('/weekends?sort=name')
  expect(chips).toEqual([
    {
      facet: 'level',
      value: 'beginner',
      label: 'Novice',
      href: '/weekends?month=2027-09&sort=name',
    },
    {
      facet: 'month',
      value: '2027-09',
      label: 'September 2027',
      href: '/weekends?level=beginner&sort=name',
    },
  ])
})

function months({ wanted }: ReturnType<typeof show>): string[] {
  const month = wanted.filters.find(({ name }) => name === 'month')
  return month?.choices.map(({ label }) => label) ?? []
}

function counts({ facets }: ReturnType<typeof show>, facet: FacetName): Record<string, number> {
  const values = facets.find(({ name }) => name === facet)?.values ?? []
  return Object.fromEntries(values.map(({ label, count }) => [label, count]))
}
