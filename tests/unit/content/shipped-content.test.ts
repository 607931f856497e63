import { describe, expect, it } from 'vitest'
import { homeAnchors } from '#server/content/check/addresses.ts'
import type { Content } from '#server/content/content.ts'
import { readContent } from '#server/content/read-content.ts'
import { formatViolation } from '#server/content/violation.ts'

describe('the content in resources/content', () => {
  it('has no fault', () => {
    expect(readContent('resources/content').violations.map(formatViolation)).toEqual([])
  })

  it('fills every section of the home page', () => {
    const { page_data: data } = shipped().home.pageContent

    expect(data.featured).toHaveLength(6)
    expect(data.courses).toHaveLength(8)
    expect(data.adventures).toHaveLength(8)
    expect(data.testimonials).toHaveLength(8)
    expect(data.instagram).toHaveLength(10)
    expect(data.cta1?.testimonial?.name).toBeTruthy()
    expect(data.cta3.testimonial?.name).toBeTruthy()
  })

  it('leads every button of the home page to a place on it, while there are no other pages', () => {
    const { hero, cta1, cta2, cta3 } = shipped().home.pageContent.page_data

    const places = [hero, cta1, cta2, cta3].map((section) => section?.buttonUrl?.slice(1))
    expect(homeAnchors).toEqual(expect.arrayContaining(places))
    expect(hero.buttonText).toBeTruthy()
  })

  it('shows no picture beside itself in any row, not even where a row starts again', () => {
    const twins = Object.entries(rows(shipped())).flatMap(([row, pictures]) =>
      pictures
        .filter((picture, i) => pictures.length > 1 && picture === pictures.at(i - 1))
        .map((picture) => `${row}: ${picture}`),
    )

    expect(twins).toEqual([])
  })

  it('has a drawing for every step of a knot', () => {
    const knots = [...shipped().knots.values()]

    expect(knots).toHaveLength(10)
    expect(knots.map(({ pictures }) => pictures.length)).toEqual(
      knots.map(({ steps }) => steps.length),
    )
  })

  it('keeps every group of a menu to what a menu can show', () => {
    const { courses, ...trips } = shipped().navigation
    const lengths = [...Object.values(courses), ...Object.values(trips)].map(({ length }) => length)

    expect(Math.min(...lengths)).toBeGreaterThan(0)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(8)
  })

  it('leaves the Solent weekend to the menu, which has it always', () => {
    const { holidays, navigation } = shipped()

    expect(holidays.get('sail-the-solent-weekend')?.tags).toEqual([5])
    expect(navigation.weekendHolidays.map(({ slug }) => slug)).not.toContain(
      'sail-the-solent-weekend',
    )
  })

  it.each([
    ['norway-sailing-adventures', 6],
    ['sail-portsmouth-to-canaries', 6],
    ['sail-the-atlantic-ocean', 6],
    ['arc-rally', 19],
  ] as const)('has the adventure %s, with tag %i', (slug, tag) => {
    expect(shipped().holidays.get(slug)?.tags).toContain(tag)
  })

  it('has fees that nobody can avoid inside the price', () => {
    const { courses } = shipped()

    expect(courses.get('yachtmaster-offshore-prep-and-exam')?.price).toBe(1236)
    expect(courses.get('yachtmaster-coastal-prep-and-exam')?.price).toBe(1175)
    expect(courses.get('vhf-radio-src')?.price).toBe(215)
  })

  it('names a real offer as the one whose dates the home page leads to', () => {
    const { home, courses } = shipped()

    const codes = [...courses.values()].map(({ code }) => code)
    expect(codes).toContain(home.pageContent.page_data.cta_event)
  })

  it('has the ten pages of the level finder, in order', () => {
    const { levelFinderPages } = shipped()

    expect(levelFinderPages.map(({ href }) => href)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((step) => `/level-finder/${step}`),
    )
  })
})

function shipped(): Content {
  const { content } = readContent('resources/content')
  if (!content) throw new Error('the shipped content has faults')
  return content
}

/** The pictures of every row of cards that the site shows or will list, in their order. */
function rows(content: Content): Record<string, readonly (string | null | undefined)[]> {
  const { courses, adventures, instagram, testimonials } = content.home.pageContent.page_data
  const inOrder = <Offer extends { readonly id: number }>(offers: ReadonlyMap<string, Offer>) =>
    [...offers.values()].toSorted((one, other) => one.id - other.id)
  const allCourses = inOrder(content.courses)
  const allTrips = inOrder(content.holidays)
  const courseRows = ['practical', 'theory', 'oneDay', 'otherCourses', 'online'].map((group) => [
    group,
    allCourses.filter((course) => course.group === group).map(pictureOf),
  ])
  const tripRows = [5, 6, 7, 8, 9, 10, 11, 19].map((tag) => [
    `trips with tag ${tag}`,
    allTrips.filter(({ tags }) => tags.some((one) => one === tag)).map(pictureOf),
  ])
  return {
    'home courses': courses.map(pictureOf),
    'home adventures': adventures.map(pictureOf),
    'home gallery': instagram.map(({ imageUrl }) => imageUrl),
    'home testimonials': testimonials.map(({ imageUrl }) => imageUrl),
    'all courses': allCourses.map(pictureOf),
    'all trips': allTrips.map(pictureOf),
    products: [...content.products.values()].map(({ image }) => image),
    vouchers: content.giftVouchers.map(({ image }) => image),
    ...(Object.fromEntries([...courseRows, ...tripRows]) as Record<string, string[]>),
  }
}

function pictureOf({ overview_image }: { readonly overview_image?: string | undefined }) {
  return overview_image
}
