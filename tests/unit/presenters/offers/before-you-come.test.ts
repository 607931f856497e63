import { describe, expect, it } from 'vitest'
import type { Links, PageContext } from '#server/presenters/context.ts'
import { beforeCourse } from '#server/presenters/offers/course.ts'
import { ageNeeds } from '#server/presenters/offers/offer.ts'
import { courseWith, tripWith } from '../../../support/offers.ts'

const links = {
  path: (name: string, parameters?: { readonly slug?: string }) =>
    `${name}/${parameters?.slug ?? ''}`,
} as unknown as Links

const crew = courseWith({ slug: 'crew', name: 'Competent Crew' })
const noSeaTime = { days: 0, miles: 0, night_hours: 0, days_as_skipper: 0 }
const before = (facts: Parameters<typeof courseWith>[0]) =>
  beforeCourse(courseWith({ assumed: 'None.', ...facts }), {
    site: { content: { courses: new Map([[crew.slug, crew]]), products: new Map() } },
    links,
  } as unknown as PageContext)

describe('what people need before a course', () => {
  it('is no row for what nobody asks for', () => {
    expect(before({ prerequisites: noSeaTime }).needs).toEqual([
      { term: 'We assume', text: 'None.' },
    ])
  })

  it('is counted in ones and in thousands', () => {
    const { needs } = before({
      prerequisites: { days: 50, miles: 2500, night_hours: 1, days_as_skipper: 1 },
    })

    expect(needs.map(({ term, text }) => `${term}: ${text}`)).toEqual([
      'Days aboard: 50 days',
      'Of these as skipper: 1 day',
      'Sea miles: 2,500 miles',
      'Under way at night: 1 hour',
      'We assume: None.',
    ])
  })

  it('is less for those who hold a certificate, where it is less', () => {
    const { needs, courses } = before({
      prerequisites: { days: 30, miles: 800, night_hours: 12, days_as_skipper: 2 },
      if_holding: { course: 'crew', days: 20, miles: 400, night_hours: 12, days_as_skipper: 2 },
    })

    expect(needs.map(({ text }) => text)).toEqual([
      '30 days; 20 days if you hold Competent Crew',
      '2 days',
      '800 miles; 400 miles if you hold Competent Crew',
      '12 hours',
      'None.',
    ])
    expect(courses).toEqual([
      {
        name: 'Competent Crew',
        href: 'web.courses.slug/crew',
        why: 'With its certificate, less sea time is enough',
      },
    ])
  })

  it('links the courses that come first, as long as they are there', () => {
    const { courses } = before({ requires_courses: ['crew', 'gone'], theory: 'yachtmaster' })

    expect(courses.map(({ name, why }) => `${why}: ${name}`)).toEqual([
      'This comes first: Competent Crew',
    ])
  })
})

describe('what people need before a trip', () => {
  it.each([
    [{ min_age: 8 }, '8 or over'],
    [{ max_age: 24 }, '24 or under'],
    [{ min_age: 16, max_age: 24 }, '16 to 24'],
  ])('is an age where there is one: %o', (ages, text) => {
    expect(ageNeeds(tripWith(ages))).toEqual([{ term: 'Age', text }])
  })
})
