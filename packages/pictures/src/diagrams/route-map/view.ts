import { clamp, radians } from '../../kit/numbers.ts'
import type { Point } from '../../kit/path.ts'
import type { Place } from './coasts/coast.ts'
import type { Stop } from './stop.ts'

/** What part of the earth a map shows, on Mercator's projection. */
export interface View {
  readonly width: number
  readonly height: number
  /** Pixels per degree of longitude. */
  readonly scale: number
  project(place: Place): Point
  /** The place at a point of the picture. */
  placeAt(point: Point): Place
}

/** Room round the outermost way points for their names, in pixels. */
const margin = { side: 125, top: 90 }
/** The way keeps this far from the edge, in pixels. */
const rim = 70
/** No map shows less than this many degrees of latitude between its outermost way points. */
const leastSpan = 0.17

/** The view that holds all the way points. */
export function viewOf(stops: readonly Stop[], width: number, height: number): View {
  const [west, east] = rangeOf(stops.map(({ lon }) => lon))
  const [south, north] = rangeOf(stops.map(({ lat }) => northing(lat)))
  const across = Math.max(east - west, leastSpan * 1.2)
  const down = Math.max(north - south, leastSpan * 1.5)
  const scale = Math.min((width - 2 * margin.side) / across, (height - 2 * margin.top) / down)
  const [middle, level] = [(west + east) / 2, (south + north) / 2]
  return {
    width,
    height,
    scale,
    project: ([longitude, latitude]) => [
      width / 2 + (longitude - middle) * scale,
      height / 2 - (northing(latitude) - level) * scale,
    ],
    placeAt: ([x, y]) => [
      middle + (x - width / 2) / scale,
      latitudeAt(level - (y - height / 2) / scale),
    ],
  }
}

/** The view that also holds the way itself where it goes round farther than its way points. */
export function widened(view: View, stops: readonly Stop[], way: readonly Point[]): View {
  const tight = way.some(
    ([x, y]) => x < rim || y < rim || x > view.width - rim || y > view.height - rim,
  )
  if (!tight) return view
  const [west, east] = rangeOf(way.map(([x]) => x))
  const [top, foot] = rangeOf(way.map(([, y]) => y))
  const corners: Stop[] = [
    [west, top],
    [east, foot],
  ].map(([x = 0, y = 0]) => {
    const [lon, lat] = view.placeAt([x, y])
    return { name: '', lat, lon }
  })
  return viewOf([...stops, ...corners], view.width, view.height)
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

/** Mercator's distance from the equator, in degrees of longitude. */
function northing(latitude: number): number {
  const angle = radians(clamp(latitude, -84, 84))
  return (Math.log(Math.tan(Math.PI / 4 + angle / 2)) * 180) / Math.PI
}

function latitudeAt(from: number): number {
  return ((2 * Math.atan(Math.exp(radians(from))) - Math.PI / 2) * 180) / Math.PI
}
