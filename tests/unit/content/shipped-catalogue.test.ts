import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Content } from '#server/content/content.ts'
import { readContent } from '#server/content/read-content.ts'
import type { Waypoint } from '#server/content/schema/schedule.ts'

const content = shipped()
const { courses, holidays, products } = content

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
