import { readdirSync, readFileSync } from 'node:fs'
import type { PlainPicture } from '../../brand/plain-picture.ts'
import { drawRouteMap } from './draw-route-map.ts'
import type { Stop } from './stop.ts'

const content = new URL('../../../../../resources/content/', import.meta.url)

interface Trip {
  readonly slug: string
  readonly name: string
  readonly route?: readonly string[]
}

interface WayPoint {
  readonly id: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/**
 * A map for every route that trips of the content folder sail. Trips with the same route have one
 * map, called by the first of them; `mapOf` tells which.
 * @throws RangeError for a way point that the content does not know.
 */
export function routeMapPictures(): PlainPicture[] {
  const stops = wayPoints()
  return trips()
    .filter((trip, _, all) => routeNamed(trip, all) === trip.slug)
    .map(({ slug, name, route = [] }) => ({
      name: `route-${slug}`,
      path: `/images/routes/${slug}.svg` as const,
      width: 800,
      height: 600,
      tint: 'tint-chart',
      alt: `Chart of the way points of ${name}: ${route.map((id) => stopOf(id, stops).name).join(', ')}`,
      draw: () => drawRouteMap(route.map((id) => stopOf(id, stops))),
    }))
}

/** The picture's path for each trip that has a route, by the trip's slug. */
export function mapOf(): Readonly<Record<string, `/images/${string}.svg`>> {
  const all = trips()
  return Object.fromEntries(
    all.map((trip) => [trip.slug, `/images/routes/${routeNamed(trip, all)}.svg` as const]),
  )
}

/** The slug of the first trip that sails this trip's route. */
function routeNamed({ slug, route = [] }: Trip, all: readonly Trip[]): string {
  return all.find((other) => other.route?.join() === route.join())?.slug ?? slug
}

function trips(): Trip[] {
  const folder = new URL('holidays/', content)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => read<Trip>(new URL(file, folder)))
    .filter(({ route }) => route && route.length > 1)
}

function wayPoints(): Map<string, Stop> {
  const { waypoints } = read<{ waypoints: WayPoint[] }>(new URL('waypoints.json', content))
  return new Map(
    waypoints.map(({ id, name, latitude, longitude }) => [
      id,
      { name, lat: latitude, lon: longitude },
    ]),
  )
}

function stopOf(id: string, stops: ReadonlyMap<string, Stop>): Stop {
  const stop = stops.get(id)
  if (!stop) throw new RangeError(`found the way point “${id}”, which waypoints.json does not have`)
  return stop
}

function read<T>(file: URL): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
