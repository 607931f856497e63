import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { DateRule } from '../schema/dates.ts'
import type { Holiday } from '../schema/offer.ts'
import type { Waypoint } from '../schema/schedule.ts'
import { goodIn } from './check.ts'
import type { Check, Violations } from './check.ts'
import { milesBetween } from './route-lengths.ts'
import { seaAreaOf } from './sea-areas.ts'

const roomsOf = { southampton: /southampton/i, london: /\blondon\b/i, 'ca-house': /ca[- ]house/i }
type Town = keyof typeof roomsOf

/** A room lies where its date is held: people go to the one or to the other. */
export const roomsAreInPlace: Check = function* ({ courses, resources }) {
  const townOf = new Map(
    resources?.value.rooms.map(({ id, name }) => [id, townIn(id) ?? townIn(name)]),
  )
  for (const course of goodIn(courses)) {
    for (const [index, { place, room }] of course.value.dates.entries()) {
      const [where, town] = [place ?? course.value.locations[0] ?? '', townOf.get(room ?? '')]
      if (!town || !Object.hasOwn(roomsOf, where) || town === where) continue
      const message = `"${room}" is in ${town}, and the date is held in ${where}`
      const remedy = `name a room in ${where}, or write "place": "${town}"`
      yield violationAt(course, ['dates', index, 'room'], message, remedy)
    }
  }
}

/** The library at CA House is in London too, and goes by its own name. */
function townIn(text: string): Town | undefined {
  const towns = (Object.keys(roomsOf) as Town[]).toReversed()
  return towns.find((town) => roomsOf[town].test(text))
}

/** A trip begins, and ends, in one place: in words, on the map, by the clock and for its yacht. */
export const tripsBeginInOnePlace: Check = function* (documents) {
  const places = new Map(documents.waypoints?.value.waypoints.map((one) => [one.id, one]))
  const bases = basesOf(documents)
  for (const trip of goodIn(documents.holidays)) {
    const route = trip.value.route.flatMap((id) => places.get(id) ?? [])
    const [first, last] = [route[0], route.at(-1)]
    if (!first || !last || route.length < trip.value.route.length) continue
    yield* portsAgree(trip, route)
    yield* nameAgrees(trip, first, last)
    for (const [index, rule] of trip.value.dates.entries()) {
      yield* clockIsThere(trip, rule, index, first)
      yield* yachtLiesThere(trip, rule, index, first, bases)
    }
  }
}

function* portsAgree(trip: Document<Holiday>, route: readonly Waypoint[]): Violations {
  const { ports, one_way: isOneWay } = trip.value
  for (const end of isOneWay ? (['first', 'last'] as const) : (['first'] as const)) {
    const at = end === 'first' ? 0 : -1
    const [port = '', place] = [ports.at(at), route.at(at)]
    // A port that is nowhere on the map may lie beside any place of it.
    if (!place || isPlace(port, place) || !route.some((one) => isPlace(port, one))) continue
    const message = `the ${end} place is ${place.name}, and the ${end} of ports is ${port}`
    const path = ['route', at === 0 ? 0 : route.length - 1]
    yield violationAt(trip, path, message, 'put route and ports in one order')
    return
  }
}

function* nameAgrees(trip: Document<Holiday>, first: Waypoint, last: Waypoint): Violations {
  const [from = '', to] = trip.value.name.split(/ (?:to|–|-) /)
  if (to === undefined || first === last || !names(from, last) || !names(to, first)) return
  const message = `says “${trip.value.name}”, and the route goes from ${first.name} to ${last.name}`
  yield violationAt(trip, ['name'], message, 'change one of the two')
}

function* clockIsThere(
  trip: Document<Holiday>,
  { zone = 'Europe/London' }: DateRule,
  index: number,
  first: Waypoint,
): Violations {
  const area = seaAreaOf(first)
  if (!area || area.zones.includes(zone)) return
  const message = `begins in ${first.name} by the clock of ${zone}, and ${area.name} has ${area.zones[0]}`
  const remedy = `write "zone": "${area.zones[0]}", or look for a slip in waypoints.json`
  yield violationAt(trip, ['dates', index, 'zone'], message, remedy)
}

/** In miles: a yacht comes as far to meet her crew. */
const nearby = 60

function* yachtLiesThere(
  trip: Document<Holiday>,
  { yacht = '' }: DateRule,
  index: number,
  first: Waypoint,
  bases: ReadonlyMap<string, Waypoint>,
): Violations {
  const base = bases.get(yacht)
  // One that ends elsewhere is somebody's way out or home.
  if (!base || trip.value.one_way || milesBetween(base, first) <= nearby) return
  const message = `"${yacht}" lies in ${base.name}, and the trip begins in ${first.name}`
  const remedy = 'name another yacht, or change her base in schedule/resources.json'
  yield violationAt(trip, ['dates', index, 'yacht'], message, remedy)
}

function basesOf({ resources, waypoints }: Documents): ReadonlyMap<string, Waypoint> {
  return new Map(
    (resources?.value.yachts ?? []).flatMap(({ id, base }) => {
      const place = waypoints?.value.waypoints.find((one) => isPlace(base, one))
      return place ? [[id, place]] : []
    }),
  )
}

function isPlace(port: string, { id, name }: Waypoint): boolean {
  const [own, chart] = [plain(port), plain(name)]
  return own === id || own.includes(chart) || chart.includes(own)
}

function names(text: string, { id, name }: Waypoint): boolean {
  return plain(text).includes(id) || plain(text).includes(plain(name))
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')
}
