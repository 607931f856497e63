import { describe, expect, it } from 'vitest'
import { coursesAtLevel, holidaysLike } from '#server/catalogue/holidays.ts'
import { coursesLike, offersAfter, holidaysAtLevel } from '#server/catalogue/offers.ts'
import type { Card } from '#server/props/offers.ts'
import { courseWith, tripWith } from '../../support/offers.ts'

const bySlug = <One extends { readonly slug: string }>(offers: readonly One[]) =>
  new Map(offers.map((offer) => [offer.slug, offer]))
const slugs = (cards: readonly Card[]) => cards.map(({ slug }) => slug)

const crew = courseWith({ slug: 'crew', id: 1, days: 5, next: ['weekend', 'skipper', 'gone'] })
const weekend = tripWith({ slug: 'weekend', id: 11, tags: [5], days: 2 })
const catalogue = {
  courses: bySlug([
    crew,
    courseWith({ slug: 'skipper', id: 2, ability: 'intermediate' }),
    courseWith({ slug: 'two-days', id: 3, days: 2 }),
    courseWith({ slug: 'four-days', id: 4, days: 4 }),
    courseWith({ slug: 'mile-week', id: 5, days: 5, ability: 'intermediate' }),
    courseWith({ slug: 'radio', id: 6, group: 'oneDay', days: 1 }),
  ]),
  holidays: bySlug([
    weekend,
    tripWith({ slug: 'week', id: 12, tags: [6], days: 6 }),
    tripWith({ slug: 'ocean', id: 13, tags: [6], days: 21, ability: 'advanced' }),
  ]),
}

describe('beside a course', () => {
  it('stands what it names as next, in its order, as long as that is there', () => {
    const cards = offersAfter(catalogue, crew)

    expect(cards.map(({ slug, className }) => [slug, className])).toEqual([
      ['weekend', 'holiday'],
      ['skipper', 'course'],
    ])
  })

  it('stand courses of its group: the same level first, then the nearest length', () => {
    expect(slugs(coursesLike(catalogue, crew))).toEqual(['four-days', 'two-days', 'mile-week'])
  })

  it('stand trips of its ability that do not come after it anyway', () => {
    expect(slugs(holidaysAtLevel(catalogue, crew))).toEqual(['week'])
  })
})

describe('beside a trip', () => {
  it('stand practical courses of its ability, the nearest length first', () => {
    expect(slugs(coursesAtLevel(catalogue, weekend))).toEqual(['two-days', 'four-days', 'crew'])
  })

  it('stand trips of its kind and waters, then of its waters, then of its kind', () => {
    const trip = tripWith({ slug: 'fjords', id: 1, tags: [6], region: 'norway' })
    const others = [
      tripWith({ slug: 'neither', id: 2, tags: [19], region: 'uk' }),
      tripWith({ slug: 'same-kind', id: 3, tags: [6], region: 'uk' }),
      tripWith({ slug: 'same-waters', id: 4, tags: [9], region: 'norway' }),
      tripWith({ slug: 'same-both', id: 5, tags: [6], region: 'norway' }),
    ]
    const holidays = bySlug([trip, ...others])

    expect(slugs(holidaysLike({ courses: new Map(), holidays }, trip))).toEqual([
      'same-both',
      'same-waters',
      'same-kind',
    ])
  })
})
