import { describe, expect, it } from 'vitest'
import { menuItem } from '#server/content/schema/navigation.ts'
import type { MenuItem } from '#server/props/shared.ts'
import { homeObject } from '../support/home.ts'

const { props } = homeObject()
const { navigationData } = props

const everyItem: readonly MenuItem[] = [
  ...Object.values(navigationData.courses).flat(),
  ...navigationData.weekendHolidays,
  ...navigationData.holidays,
  ...navigationData.builders,
  ...navigationData.racing,
]

describe('3. Navigation data (page prop navigationData)', () => {
  it('has courses {practical, theory, oneDay, otherCourses, online}', () => {
    expect(Object.keys(navigationData.courses)).toEqual([
      'practical',
      'theory',
      'oneDay',
      'otherCourses',
      'online',
    ])
  })

  it('has weekendHolidays, holidays, builders and racing', () => {
    expect(Object.keys(navigationData).toSorted()).toEqual([
      'builders',
      'courses',
      'holidays',
      'racing',
      'weekendHolidays',
    ])
  })
})

describe('3. Menu item', () => {
  const known = [
    'name',
    'routeName',
    'href',
    'menuable_type',
    'tag_id',
    'menuable',
    'className',
    'slug',
  ]

  it('has no other fields', () => {
    const fields = new Set(everyItem.flatMap((item) => Object.keys(item)))

    expect([...fields].filter((field) => !known.includes(field))).toEqual([])
  })

  it('has a name', () => {
    expect(everyItem.filter(({ name }) => !name)).toEqual([])
  })

  it('has optional routeName and href', () => {
    const links = { routeName: 'web.info.knots', href: '/knots', name: 'Knots' }

    expect(menuItem.safeParse(links).success).toBe(true)
    expect(menuItem.safeParse({ name: 'Knots' }).success).toBe(true)
  })

  it('has a menuable_type (holiday or course)', () => {
    expect(new Set(everyItem.map((item) => item.menuable_type ?? 'untyped'))).toEqual(
      new Set(['course', 'holiday', 'untyped']),
    )
  })

  it('has menuable {slug, short_menu_name}', () => {
    for (const item of everyItem) {
      expect(item.menuable).toEqual({ slug: item.slug, short_menu_name: expect.any(String) })
    }
  })

  it('has tag_id, className and slug', () => {
    expect(navigationData.racing.find(({ slug }) => slug === 'arc-rally')).toMatchObject({
      tag_id: 19,
      className: 'holiday',
      slug: 'arc-rally',
    })
  })
})

describe('3. Blog post (shared page prop blog-data)', () => {
  it('has id, title and link', () => {
    expect(props['blog-data'].length).toBeGreaterThan(0)
    for (const post of props['blog-data']) {
      expect(post).toEqual({
        id: expect.any(Number),
        title: expect.any(String),
        link: expect.stringMatching(/^https:/),
      })
    }
  })
})
