import type { Content } from '#server/content/content.ts'
import { cardOf } from '#server/content/fill/card.ts'
import type { Course } from '#server/content/schema/course.ts'
import type { Holiday } from '#server/content/schema/holiday.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import type { Card } from '#server/props/offers.ts'

type Catalogue = Pick<Content, 'courses' | 'holidays'>

/** How many a page shows of each kind. */
const most = 4

/** What comes after a course by its own word. */
export function offersAfter(catalogue: Catalogue, { next }: Course): Card[] {
  return cardsOf(next.flatMap((slug) => offersCalled(catalogue, slug)))
}

/** Courses of the same group that do not come after it, those of its level first. */
export function coursesLike(catalogue: Catalogue, course: Course): Card[] {
  const others = [...catalogue.courses.values()].filter(
    ({ group, slug }) =>
      group === course.group && slug !== course.slug && !course.next.includes(slug),
  )
  return cardsOf(others.toSorted(byLikeness(levelRank(course), course)))
}

/** Practical courses of the same level. */
export function coursesAtLevel(catalogue: Catalogue, trip: Holiday): Card[] {
  const courses = [...catalogue.courses.values()].filter(
    ({ ability, group }) => ability === trip.ability && group === 'practical',
  )
  return cardsOf(courses.toSorted(byLikeness(() => 0, trip)))
}

/** Trips of the same level that do not come after it. */
export function tripsAtLevel(catalogue: Catalogue, course: Course): Card[] {
  const trips = [...catalogue.holidays.values()].filter(
    ({ ability, slug }) => ability === course.ability && !course.next.includes(slug),
  )
  return cardsOf(trips.toSorted(byLikeness(() => 0, course)))
}

/** Trips of the same kind in the same waters, then in the same waters, then of the same kind. */
export function tripsLike(catalogue: Catalogue, trip: Holiday): Card[] {
  const [kind] = trip.tags
  const rank = ({ tags, region }: Holiday) => {
    const isNear = region !== undefined && region === trip.region
    if (isNear) return tags[0] === kind ? 0 : 1
    return tags[0] === kind ? 2 : 3
  }
  const others = [...catalogue.holidays.values()].filter(({ slug }) => slug !== trip.slug)
  const alike = others.filter((other) => rank(other) < 3)
  return cardsOf(alike.toSorted(byLikeness(rank, trip)))
}

function levelRank({ ability }: Course) {
  return (other: Course) => (other.ability === ability ? 0 : 1)
}

function offersCalled({ courses, holidays }: Catalogue, slug: string): Offer[] {
  const offer = courses.get(slug) ?? holidays.get(slug)
  return offer ? [offer] : []
}

/** By rank, then by how near they are in length, then by id. */
function byLikeness<One extends Offer>(rank: (offer: One) => number, to: Offer) {
  const apart = ({ days }: Offer) => Math.abs(days - to.days)
  return (one: One, other: One) =>
    rank(one) - rank(other) || apart(one) - apart(other) || one.id - other.id
}

function cardsOf(offers: readonly Offer[]): Card[] {
  return offers
    .slice(0, most)
    .map((offer) => cardOf(offer, 'group' in offer ? 'course' : 'holiday'))
}
