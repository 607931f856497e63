import { describe, expect, it } from 'vitest'
import { dateOn, listed, tripWith } from '../../../support/offers.ts'
import { charter, show, slugs, solent, weekends } from './weekends.ts'

describe('a sorted listing', () => {
  it.each([
    ['recommended', ['charter', 'channel', 'wight', 'solent']],
    ['date', ['solent', 'wight', 'channel', 'charter']],
    ['price', ['solent', 'wight', 'channel', 'charter']],
    ['length', ['charter', 'wight', 'solent', 'channel']],
    ['name', ['charter', 'channel', 'wight', 'solent']],
  ])('by %s: %o', (sort, order) => {
    expect(slugs(show(`?sort=${sort}`, weekends.toReversed()))).toEqual(order)
  })

  it('goes by the dates and prices that were chosen', () => {
    const late = listed(tripWith({ slug: 'late', price: 300 }), [
      dateOn('2027-05-01', 500),
      dateOn('2027-09-30', 300),
    ])

    expect(slugs(show('?sort=price&month=2027-05', [late, solent]))).toEqual(['solent', 'late'])
    expect(slugs(show('?sort=price&month=2027-09', [solent, late]))).toEqual(['late', 'solent'])
    expect(slugs(show('?sort=date&month=2027-09', [late, solent]))).toEqual(['solent', 'late'])
  })

  it('is not sorted by date where there are none', () => {
    expect(show('', [charter]).sorts.map(({ value }) => value)).not.toContain('date')
  })
})

describe('a long listing', () => {
  const many = Array.from({ length: 50 }, (_, id) => listed(tripWith({ slug: `trip-${id}` })))

  it('has pages of 24', () => {
    const { offers, page, pages, total, previousHref, nextHref } = show('?page=2', many)

    expect(offers.map(({ offer }) => offer.slug).slice(0, 2)).toEqual(['trip-24', 'trip-25'])
    expect({ onPage: offers.length, page, pages, total }).toEqual({
      onPage: 24,
      page: 2,
      pages: 3,
      total: 50,
    })
    expect([previousHref, nextHref]).toEqual(['/weekends', '/weekends?page=3'])
  })

  it.each(['4', '999999', '9'.repeat(20), '9'.repeat(400)])(
    'has no page %s: it ends before',
    (page) => {
      expect(show(`?page=${page}`, many)).toMatchObject({
        page: 3,
        canonicalHref: '/weekends?page=3',
        nextHref: null,
      })
    },
  )

  it('begins again with every choice, and with another order', () => {
    const dated = many.map((entry) => ({ ...entry, dates: [...solent.dates] }))
    const shown = show('?page=2', dated)

    expect(shown.page).toBe(2)
    expect(shown.wanted.kept).toEqual([])
    expect(shown.sorts.map(({ href }) => href)).toContain('/weekends?sort=name')
  })
})

describe('the canonical address', () => {
  it.each([
    ['?price=to-400&level=beginner', '?level=beginner&price=to-400', 'facets have an order'],
    [
      '?level=intermediate&level=beginner',
      '?level=beginner&level=intermediate',
      'and their values too',
    ],
    [
      '?people=2&month=2027-09&month=2027-05',
      '?month=2027-09&people=2',
      'of months the first stands',
    ],
    ['?level=beginner&level=beginner', '?level=beginner', 'a value stands once'],
    ['?price=to-400&price=to-800', '?price=to-800', 'of prices the widest stands'],
    ['?sort=recommended&page=1', '', 'what goes without saying does'],
    ['?level=captain&month=2027-13&people=9&place=moon', '', 'the unknown is passed over'],
    ['?month=1999-01&price=-5&length=2.5', '', 'and so is what lies outside'],
    ['?utm_source=x&level[a]=beginner&constructor=1', '', 'and what is no facet'],
    ['?sort=price&sort=name', '?sort=price', 'of two orders the first stands'],
    ...['9', '0', '-1', '1.5', '1e3', 'two', ''].map((page): [string, string, string] => [
      `?page=${page}`,
      '',
      'there is one page',
    ]),
  ])('of %s is %o: %s', (query, canonical) => {
    expect(show(query).canonicalHref).toBe(`/weekends${canonical}`)
  })
})
