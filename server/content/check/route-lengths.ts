import { violationAt } from '../load/document.ts'
import type { Waypoint } from '../schema/schedule.ts'
import { goodIn } from './check.ts'
import type { Check } from './check.ts'

/** A straight line is never much longer than the way by sea. */
const tolerance = 1.25
const leastMiles = 20

/** The places of a route are where they are: a straight line through them is no longer than the trip. */
export const routesAreAsLongAsTold: Check = function* ({ holidays, waypoints }) {
  if (!waypoints) return
  const places = new Map(waypoints.value.waypoints.map((one) => [one.id, one]))
  const told = new Set<string>()
  for (const trip of goodIn(holidays)) {
    const { route, miles } = trip.value
    const legs = route.slice(1).map((id, index) => {
      const [from, to] = [places.get(route[index] ?? ''), places.get(id)]
      return { id, from: route[index] ?? '', length: from && to ? milesBetween(from, to) : 0 }
    })
    const total = legs.reduce((sum, { length }) => sum + length, 0)
    if (total <= miles.max * tolerance + leastMiles) continue
    const longest = legs.toSorted((one, other) => other.length - one.length)[0]
    // One place that is wrong is in many routes.
    const leg = longest && [longest.from, longest.id].toSorted().join(' ')
    if (!leg || told.has(leg)) continue
    told.add(leg)
    const message = `is ${Math.round(total)} miles in straight lines, ${Math.round(longest.length)} from ${longest.from} to ${longest.id}, and miles.max is ${miles.max}`
    const remedy = 'look for a slip in waypoints.json, such as a lost minus, or in miles'
    yield violationAt(trip, ['route'], message, remedy)
  }
}

const radius = 3440.065

/** Nautical miles along a great circle. */
export function milesBetween(one: Waypoint, other: Waypoint): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const along = radians(other.longitude - one.longitude)
  const half =
    Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(along / 2) ** 2
  return 2 * radius * Math.asin(Math.sqrt(half))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
