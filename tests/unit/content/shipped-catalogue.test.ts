import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Content } from '#server/content/content.ts'
import { readContent } from '#server/content/read-content.ts'
import type { Waypoint } from '#server/content/schema/schedule.ts'

const content = shipped()
const { courses, holidays, products } = content

describe('the catalogue in full', () => {
  it.each([
    ['courses', courses.size, 43],
    ['trips', holidays.size, 61],
    ['things in the shop', products.size, 28],
    ['gift vouchers', content.vouchers.length, 6],
    ['knots', content.knots.length, 10],
    ['questions', content.questions.length, 28],
    ['lines of the kit list', content.kitList.length, 31],
    ['testimonials', content.testimonials.length, 14],
    ['package types', content.shipping.package_types.length, 5],
    ['questions of the level finder', content.levelFinder.questions.length, 10],
    ['outcomes of the level finder', content.levelFinder.outcomes.length, 22],
    ['yachts', content.fleet.length, 5],
  ])('has its %s', (_, found, expected) => {
    expect(found).toBe(expected)
  })

  it.each([
    ['practical', 10],
    ['theory', 7],
    ['oneDay', 9],
    ['otherCourses', 9],
    ['online', 8],
  ] as const)('has its courses in the group %s', (group, count) => {
    expect([...courses.values()].filter((course) => course.group === group)).toHaveLength(count)
  })

  it.each([
    [5, 'weekends', 8],
    [6, 'holidays', 15],
    [7, 'classic sailing', 7],
    [8, 'mile builders', 9],
    [9, 'adventures', 5],
    [10, 'DofE sailing', 3],
    [11, 'charter', 3],
    [19, 'racing', 11],
  ])('has its trips whose first tag is %i, %s', (tag, _, count) => {
    expect([...holidays.values()].filter(({ tags }) => tags[0] === tag)).toHaveLength(count)
  })
})

describe('a course', () => {
  it('asks for sea time that the scheme names', () => {
    expect(courses.get('rya-day-skipper-practical')).toMatchObject({
      min_age: 16,
      ratio: 5,
      theory: 'day-skipper',
      prerequisites: { days: 5, miles: 100, night_hours: 4, days_as_skipper: 0 },
    })
    expect(courses.get('yachtmaster-coastal-prep-and-exam')).toMatchObject({
      prerequisites: { days: 30, miles: 800, night_hours: 12, days_as_skipper: 2 },
      if_holding: { course: 'rya-coastal-skipper-practical', days: 20, miles: 400 },
    })
    expect(courses.get('yachtmaster-offshore-prep-and-exam')).toMatchObject({
      ratio: 4,
      qualifying_passages: { count: 5, min_miles: 60, as_skipper: 2, overnight: 2 },
    })
  })

  it('lists fees inside its price, and others beside it', () => {
    expect(courses.get('vhf-radio-src')).toMatchObject({
      price: 215,
      fees_included: [{ name: 'RYA SRC exam fee', amount: 76 }],
      fees_extra: [],
    })
    expect(courses.get('icc-assessment')?.fees_extra[0]?.amount).toBe(43)
  })

  it('is sold online without dates, and on enquiry in an office', () => {
    expect(courses.get('ppr-online')).toMatchObject({ sale_unit: 'online', places: null })
    expect(courses.get('sailing-courses-in-your-office')).toMatchObject({
      sale_unit: 'enquiry',
      price: 3750,
      party: { max: 12 },
    })
  })
})

describe('a trip', () => {
  it('goes about as far as its miles say: never further in a straight line', () => {
    const tooFar = [...holidays.values()].filter(
      ({ route, miles }) => straightMiles(route) > miles.max * 1.05,
    )

    expect(tooFar.map(({ slug }) => slug)).toEqual([])
  })

  it('says which port a passage must start from to be 60 miles', () => {
    const from = (port: string) => Math.round(straightMiles([port, 'needles', 'cherbourg']))

    expect(holidays.get('cross-channel-mile-builder')?.notes.join()).toContain('Cowes (67 miles)')
    expect(Math.round(straightMiles(['needles', 'cherbourg']))).toBeLessThan(62)
    expect(from('cowes')).toBeGreaterThan(60)
  })

  it.each([
    ['solent-and-dorset-family-week', 'yacht', { min: 1, max: 5 }],
    ['dofe-gold-expedition-by-yacht', 'team', { min: 4, max: 7 }],
    ['skippered-charter-solent-day', 'yacht', { min: 1, max: 8 }],
    ['corporate-sailing-day', 'enquiry', { min: 1, max: 10 }],
  ])('%s is sold by the %s', (slug, unit, party) => {
    expect(holidays.get(slug)).toMatchObject({ sale_unit: unit, party })
  })

  it('is sold as a series, or by the day of it', () => {
    expect(holidays.get('winter-series-racing')).toMatchObject({
      sale_unit: 'series',
      price: 895,
      day_price: 125,
    })
  })
})

describe('VAT', () => {
  it('is in every course and trip, and in no book, chart or clothes for children', () => {
    const offers = [...courses.values(), ...holidays.values()]
    const zero = [...products.values()].filter(({ vat }) => vat === 'zero')

    expect(offers.filter(({ vat }) => vat !== 'standard')).toEqual([])
    expect(new Set(zero.map(({ kind }) => kind))).toEqual(new Set(['book', 'chart', 'clothing']))
    expect(zero.filter(({ kind }) => kind === 'clothing').map(({ code }) => code)).toEqual([
      'SL-KIDS',
    ])
  })
})

describe('the information pages', () => {
  it('are each a page of the route table that has one', () => {
    expect([...content.pages.keys()].every((name) => name.startsWith('web.'))).toBe(true)
    expect(content.pages.get('web.info.knots')?.blocks.map(({ type }) => type)).toContain('knots')
  })

  it('have titles and descriptions that differ', () => {
    const pages = [...content.pages.values()]
    const titles = pages.map(({ metadata }) => metadata.meta_title)
    const descriptions = pages.map(({ metadata }) => metadata.meta_description)

    expect(new Set(titles).size).toBe(pages.length)
    expect(new Set(descriptions).size).toBe(pages.length)
    expect([...titles, ...descriptions]).not.toContain(undefined)
  })
})

describe('the page for staff', () => {
  it('names every file and folder of content', () => {
    const page = readFileSync('resources/content/README.md', 'utf8')
    const files = ['home', 'faq', 'kit-list', 'fleet', 'waypoints', 'shipping', 'testimonials']

    for (const file of files) expect(page).toContain(`\`${file}.json\``)
    for (const folder of ['courses', 'holidays', 'products', 'knots', 'pages']) {
      expect(page).toContain(`\`${folder}/`)
    }
  })
})

/** Sea miles along a route, as the crow flies from waypoint to waypoint. */
function straightMiles(route: readonly string[]): number {
  const points = route.map((id) => content.waypoints.get(id) as Waypoint)
  return points.slice(1).reduce((sum, point, index) => {
    const before = points[index]
    return before ? sum + milesBetween(before, point) : sum
  }, 0)
}

const earthRadiusInMiles = 3440.065

function milesBetween(one: Waypoint, other: Waypoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const north = radians(other.latitude - one.latitude)
  const east = radians(other.longitude - one.longitude)
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2
  return 2 * earthRadiusInMiles * Math.asin(Math.sqrt(chord))
}

function shipped(): Content {
  const { content: found } = readContent('resources/content')
  if (!found) throw new Error('the shipped content has faults')
  return found
}
