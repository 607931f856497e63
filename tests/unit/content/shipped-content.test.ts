import { describe, expect, it } from 'vitest'
import type { Content } from '#server/content/content.ts'
import { readContent } from '#server/content/read-content.ts'

describe('the content in resources/content', () => {
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

    expect(knots.map(({ pictures }) => pictures.length)).toEqual(
      knots.map(({ steps }) => steps.length),
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
