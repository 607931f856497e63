import type { Content } from '#server/content/content.ts'
import type { Holiday } from '#server/content/schema/offer.ts'

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
