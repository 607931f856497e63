import { setLine } from '../../brand/lettering/set-line.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { radians } from '../../kit/numbers.ts'
import { disc, polygon } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import type { View } from './view.ts'

const magenta = '#a8357c'
const ink = '#1f2d3a'
const miles = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** A compass rose, 46 pixels in radius. */
export function paintRose(drawing: Drawing, [x, y]: Point): void {
  const radius = 46
  drawing.line(disc(x, y, radius), magenta, 1.4, { opacity: 0.8 })
  drawing.line(disc(x, y, radius - 9), magenta, 1, { opacity: 0.6 })
  const ticks = Array.from({ length: 36 }, (_, index) => {
    const from = index % 3 ? radius - 4 : radius - 9
    return `M${around(x, y, index * 10, from)}L${around(x, y, index * 10, radius)}`
  })
  drawing.line(ticks.join(''), magenta, 1, { opacity: 0.75 })
  for (const [turn, reach] of [
    [45, 20],
    [135, 20],
    [225, 20],
    [315, 20],
    [0, 38],
    [90, 30],
    [180, 30],
    [270, 30],
  ] as const) {
    const tip = point(x, y, turn, reach)
    drawing.path(polygon([tip, point(x, y, turn + 45, 6), [x, y]]), magenta, { opacity: 0.95 })
    drawing.path(polygon([tip, point(x, y, turn - 45, 6), [x, y]]), '#fdfbf3', {
      stroke: magenta,
      strokeWidth: 0.8,
    })
  }
}

/** A bar of nautical miles, its left end at the point. */
export function paintMiles(drawing: Drawing, view: View, [x, y]: Point): void {
  const [, latitude] = view.placeAt([x, y])
  const mile = view.scale / 60 / Math.cos(radians(latitude))
  const count = miles.find((each) => each * mile > 64) ?? 1000
  const length = count * mile
  drawing.box(x - 10, y - 24, length + 20, 40, '#fdfbf3', { opacity: 0.75 })
  for (let part = 0; part < 4; part++) {
    drawing.box(x + (length * part) / 4, y, length / 4, 6, part % 2 ? '#fdfbf3' : ink, {
      stroke: ink,
      strokeWidth: 1,
    })
  }
  const line = setLine(`${count} nm`, { face: 'figtree', size: 13, coarse: true })
  const left = Math.round((x + (length - line.width) / 2) * 10) / 10
  drawing.group({ transform: `translate(${left} ${y - 6})` }, () => drawing.path(line.path, ink))
}

/** The corner, of those named, that lies farthest from all the points. */
export function emptiest(corners: readonly Point[], points: readonly Point[]): Point {
  const room = ([x, y]: Point): number =>
    Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)))
  return corners.reduce((best, corner) => (room(corner) > room(best) ? corner : best))
}

function point(x: number, y: number, angle: number, reach: number): Point {
  return [x + Math.sin(radians(angle)) * reach, y - Math.cos(radians(angle)) * reach]
}

function around(x: number, y: number, angle: number, reach: number): string {
  return point(x, y, angle, reach)
    .map((value) => value.toFixed(1))
    .join(' ')
}
