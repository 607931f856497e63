import { describe, expect, it } from 'vitest'
import type { Content } from '#server/content/content.ts'
import { readContent } from '#server/content/read-content.ts'
import type { Waypoint } from '#server/content/schema/schedule.ts'

const content = await shipped()
const { courses, holidays, products } = content

describe('the content in resources/content', () => {
  it('shows no picture beside itself in any row, not even where a row starts again', () => {
    const twins = Object.entries(rows(content)).flatMap(([row, pictures]) =>
      pictures
        .filter((picture, i) => pictures.length > 1 && picture === pictures.at(i - 1))
        .map((picture) => `${row}: ${picture}`),
    )

    expect(twins).toEqual([])
  })

  it('has a drawing for every step of a knot', () => {
    const knots = [...content.knots.values()]

    expect(knots.map(({ pictures }) => pictures.length)).toEqual(
      knots.map(({ steps }) => steps.length),
    )
  })
})

describe('a trip', () => {
  it('goes about as far as its miles say: never further in a straight line', () => {
    const tooFar = [...holidays.values()].filter(
      ({ route, miles }) => straightMiles(route) > miles.max * 1.05,
    )

    expect(tooFar.map(({ slug }) => slug)).toEqual([])
  })
})

describe('VAT', () => {
  it('is in every course and trip, and in no book, chart or clothes for children', () => {
    const offers = [...courses.values(), ...holidays.values()]
    const zero = [...products.values()].filter(({ vat }) => vat === 'zero')

    expect(offers.filter(({ vat }) => vat !== 'standard')).toEqual([])
    const kinds = ['book', 'chart', 'clothing']
    expect(zero.filter(({ kind }) => !kinds.includes(kind))).toEqual([])
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

async function shipped(): Promise<Content> {
  const { content: found } = await readContent('resources/content')
  if (!found) throw new Error('the shipped content has faults')
  return found
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
