import { describe, expect, it } from 'vitest'
import { recommendedBeside } from '#server/catalogue/recommended.ts'
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
    const { next } = recommendedBeside(crew, catalogue)

    expect(next.map(({ slug, className }) => [slug, className])).toEqual([
      ['weekend', 'holiday'],
      ['skipper', 'course'],
    ])
  })

  it('stand courses of its group: the same level first, then the nearest length', () => {
    const { alike } = recommendedBeside(crew, catalogue)

    expect(slugs(alike)).toEqual(['four-days', 'two-days', 'mile-week'])
  })

  it('stand trips of its ability that do not come after it anyway', () => {
    expect(slugs(recommendedBeside(crew, catalogue).atLevel)).toEqual(['week'])
  })
})

describe('beside a trip', () => {
  it('stand practical courses of its ability, the nearest length first', () => {
    const { atLevel } = recommendedBeside(weekend, catalogue)

    expect(slugs(atLevel)).toEqual(['two-days', 'four-days', 'crew'])
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
    const { alike } = recommendedBeside(trip, { courses: new Map(), holidays })

    expect(slugs(alike)).toEqual(['same-both', 'same-waters', 'same-kind'])
  })
})

describe('in a large catalogue', () => {
  const trips = Array.from({ length: 60 }, (_, index) =>
    tripWith({ slug: `trip-${index}`, id: index + 1, tags: [6], days: 1 + (index % 3) }),
  )
  const large = { courses: new Map(), holidays: bySlug(trips) }
  const beside = trips.map((trip) => slugs(recommendedBeside(trip, large).alike))
  const pages = trips.map(({ slug }) => beside.filter((shown) => shown.includes(slug)).length)

  it('every page has its four, and never itself', () => {
    expect(beside.every((shown) => new Set(shown).size === 4)).toBe(true)
    expect(trips.filter(({ slug }, index) => beside[index]?.includes(slug))).toEqual([])
  })

  it('no offer stands everywhere, and each stands somewhere', () => {
    expect(Math.max(...pages)).toBeLessThanOrEqual(6)
    expect(Math.min(...pages)).toBeGreaterThanOrEqual(2)
  })
})

describe('where only a few offers suit many pages', () => {
  const courses = Array.from({ length: 50 }, (_, index) =>
    courseWith({ slug: `course-${index}`, id: index + 1, group: 'theory' }),
  )
  const only = tripWith({ slug: 'only', id: 1 })

  it('the same one is not shown on more than twenty of them', () => {
    const small = { courses: bySlug(courses), holidays: bySlug([only]) }
    const shown = courses.filter((course) => recommendedBeside(course, small).atLevel.length > 0)

    expect(shown).toHaveLength(20)
  })
})
