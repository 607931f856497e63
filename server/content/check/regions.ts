import { violationAt } from '../load/document.ts'
import type { Waypoint } from '../schema/schedule.ts'
import { goodIn } from './check.ts'
import type { Check } from './check.ts'
import { seaAreaOf } from './sea-areas.ts'

const isIn = (name: string) => (place: Waypoint) => seaAreaOf(place)?.name === name
const isOcean = ({ longitude }: Waypoint) => longitude < -20

/** What a route must do to stand in a list of holidays. */
const belongs: Readonly<Record<string, (route: readonly Waypoint[]) => boolean>> = {
  uk: (route) => route.every(isIn('the United Kingdom')),
  'west-country': (route) =>
    route.every(isIn('the United Kingdom')) && route.some(({ longitude }) => longitude < -2.9),
  abroad: (route) => !route.every(isIn('the United Kingdom')),
  norway: (route) => route.some(isIn('Norway')),
  caribbean: (route) => route.some(isIn('the Caribbean')),
  atlantic: (route) => route.some(isOcean),
}

/** A trip stands in the list of where it goes. */
export const tripsAreInTheirRegion: Check = function* ({ holidays, waypoints }) {
  const places = new Map(waypoints?.value.waypoints.map((one) => [one.id, one]))
  for (const trip of goodIn(holidays)) {
    const { region, route } = trip.value
    const known = route.flatMap((id) => places.get(id) ?? [])
    if (region === undefined || known.length < route.length) continue
    if (belongs[region]?.(known) ?? true) continue
    const names = [...new Set(known.map(({ name }) => name))].join(', ')
    const message = `"${region}", and the route goes by ${names}`
    const remedy = 'write the region of the route, or look for a slip in waypoints.json'
    yield violationAt(trip, ['region'], message, remedy)
  }
}
