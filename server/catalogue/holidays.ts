import type { Content } from '#server/content/content.ts'
import type { Holiday } from '#server/content/schema/offer.ts'
import type { Card } from '#server/props/offers.ts'
import { byLikeness, cardsOf } from './offers.ts'
import type { Catalogue } from './offers.ts'

/** Practical courses of the same level. */
export function coursesAtLevel(catalogue: Catalogue, trip: Holiday): Card[] {
  const courses = [...catalogue.courses.values()].filter(
    ({ ability, group }) => ability === trip.ability && group === 'practical',
  )
  return cardsOf(courses.toSorted(byLikeness(() => 0, trip)))
}

/** Trips of the same kind in the same waters, then in the same waters, then of the same kind. */
export function holidaysLike(catalogue: Catalogue, trip: Holiday): Card[] {
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

/**
 * The chart of a trip's way points. Trips that sail the same route share the chart of one of them.
 * @returns null where none is drawn.
 */
export function routeMap(
  { holidays, pictures, waypoints }: Pick<Content, 'holidays' | 'pictures' | 'waypoints'>,
  trip: Holiday,
): { readonly src: string; readonly alt: string } | null {
  const sameRoute = [...holidays.values()].filter(({ route }) => route.join() === trip.route.join())
  const src = [trip, ...sameRoute]
    .map(({ slug }) => `/images/routes/${slug}.svg`)
    .find((path) => Object.hasOwn(pictures, path))
  const names = trip.route.map((id) => waypoints.get(id)?.name ?? id)
  return src === undefined ? null : { src, alt: `Chart of the route: ${names.join(', ')}` }
}
