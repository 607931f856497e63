import { Drawing } from '../../kit/drawing.ts'
import { held } from '../../kit/numbers.ts'
import { curve, polygon, roundedBox } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { paintFrame, paintGrid } from './frame.ts'
import { emptiest, paintMiles, paintRose } from './furniture.ts'
import { labelsFor } from './labels.ts'
import type { Label } from './labels.ts'
import { legsOf } from './legs.ts'
import type { Leg } from './legs.ts'
import { canalsIn, shoresIn } from './shores.ts'
import type { Stop } from './stop.ts'
import type { View } from './view.ts'
import { viewOf, widened } from './view.ts'

const [width, height] = [800, 600]
const magenta = '#a8357c'

/**
 * A map of a trip in the manner of a chart, 800 by 600: the way points in their order, joined by
 * water where there is water. The coasts are our own outlines and far too coarse to steer by.
 * @throws RangeError for fewer than two different way points.
 */
export function drawRouteMap(stops: readonly Stop[]): string {
  const places = different(stops)
  if (places.length < 2)
    throw new RangeError(`found ${places.length} way points; expected two or more`)
  const view = viewHolding(stops, places)
  const legs = legsOf(stops, view)
  const points = places.map(({ lat, lon }) => view.project([lon, lat]))
  const way = legs.flatMap(({ points: line }) => line)
  const labels = labelsFor(
    places.map(({ name }) => name),
    points,
    spaced(way),
    width,
    height,
  )
  const drawing = new Drawing(width, height)
  paintSea(drawing, view)
  paintGrid(drawing, view)
  const busy = [
    ...spaced(way),
    ...points,
    ...labels.map(({ at, line }): Point => [at[0] + line.width / 2, at[1]]),
  ]
  const corners: Point[] = [
    [92, 92],
    [708, 92],
    [92, 508],
    [708, 508],
  ]
  const rose = emptiest(corners, busy)
  paintRose(drawing, rose)
  for (const leg of legs) paintLeg(drawing, leg)
  for (const label of labels) paintLabel(drawing, label)
  points.forEach((point, index) => paintStop(drawing, point, index === 0))
  paintFrame(drawing, view)
  const feet: Point[] = [
    [44, 562],
    [640, 562],
    [44, 66],
    [640, 66],
  ]
  paintMiles(drawing, view, emptiest(feet, [...busy, rose]))
  return drawing.toString()
}

function viewHolding(stops: readonly Stop[], places: readonly Stop[]): View {
  const view = viewOf(places, width, height)
  const way = legsOf(stops, view).flatMap(({ points }) => points)
  return widened(view, places, way)
}

function different(stops: readonly Stop[]): Stop[] {
  return stops.filter((stop, index) => stops.findIndex(({ name }) => name === stop.name) === index)
}

function paintSea(drawing: Drawing, view: View): void {
  const shores = shoresIn(view)
  drawing.box(0, 0, width, height, '#e4f1f1')
  const rough = shores.map((shore) => polygon(shore)).join('')
  const land = shores.map((shore) => curve(shore, true)).join('')
  drawing.line(rough, '#cfe6ea', 62)
  drawing.line(rough, '#b8dce6', 36)
  drawing.line(rough, '#98cbda', 16)
  drawing.path(land, '#f0d9a0', { stroke: '#a98242', strokeWidth: 1.4 })
  const canals = canalsIn(view)
    .map((canal) => curve(canal))
    .join('')
  drawing.line(canals, '#a98242', 8)
  drawing.line(canals, '#98cbda', 5.6)
}

function paintLeg(drawing: Drawing, { points, bothWays }: Leg): void {
  const path = curve(points)
  drawing.line(path, '#ffffff', 6.5, { opacity: 0.75 })
  drawing.line(path, magenta, 3.2, { dash: '9 7' })
  if (!bothWays) paintHead(drawing, points)
}

/** An arrow head in the middle of a leg that is long enough for one. */
function paintHead(drawing: Drawing, points: readonly Point[]): void {
  const line = spaced(points)
  if (line.length < 8) return
  const middle = Math.floor(line.length * 0.55)
  const [from, to] = [held(line, middle - 1), held(line, middle + 1)]
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const at = (along: number, aside: number): Point => [
    to[0] + Math.cos(angle) * along - Math.sin(angle) * aside,
    to[1] + Math.sin(angle) * along + Math.cos(angle) * aside,
  ]
  drawing.path(polygon([at(8, 0), at(-8, 7.5), at(-4, 0), at(-8, -7.5)]), magenta, {
    stroke: '#ffffff',
    strokeWidth: 1.6,
  })
}

/** Points about seven pixels apart along a line. */
function spaced(line: readonly Point[]): Point[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1] ?? to
    const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 7))
    return Array.from({ length: count }, (_, step): Point => {
      const t = (step + 1) / count
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    })
  })
}

function paintStop(drawing: Drawing, [x, y]: Point, isStart: boolean): void {
  if (isStart) {
    drawing.circle(x, y, 9, '#e2593c', { stroke: '#ffffff', strokeWidth: 3 })
    drawing.circle(x, y, 3, '#ffffff')
  } else {
    drawing.circle(x, y, 6.5, '#ffffff', { stroke: magenta, strokeWidth: 3 })
  }
}

function paintLabel(drawing: Drawing, { line, at: [x, y] }: Label): void {
  const place = `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})`
  drawing.group({ transform: place }, () => {
    const ground = roundedBox(-4, -line.capHeight - 4, line.width + 8, line.capHeight + 9, 4)
    drawing.path(ground, '#fdfbf3', { opacity: 0.72 })
    drawing.path(line.path, '#10304d')
  })
}
