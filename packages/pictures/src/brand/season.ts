import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { radians } from '../kit/numbers.ts'
import { polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { ink } from './ink.ts'

type Leech = readonly [Point, Point, Point, Point]

/** The outer edges of the sails, from the masthead down. */
const leeches: readonly Leech[] = [
  [
    [30.4, 8.2],
    [27.4, 22.6],
    [20.6, 34.8],
    [13.2, 43.6],
  ],
  [
    [33.6, 4.6],
    [42.6, 17],
    [48.4, 30.4],
    [49.4, 43.6],
  ],
]
const lights: readonly Colour[] = [ink.brass, '#d8412f', '#3f9a6c', '#fff3d6']
const lightsOnALeech = 5

const leaf =
  'M0 0C-2 -3 -5 -2.5 -6 -5C-3.8 -5.5 -4 -8 -2 -9C-1 -6.5 1.2 -7 .8 -4.5C2.6 -3.5 1 -1.5 0 0z'
const hollies: readonly (readonly [turn: number, colour: Colour])[] = [
  [-62, '#2f7f56'],
  [22, '#3f9a6c'],
]
const berries: readonly Point[] = [
  [-1.7, -0.4],
  [1.5, 0.2],
  [-0.3, 2.2],
]

/** What the mark wears in December: lights along the sails, a star at the masthead and holly. */
export function paintSeason(drawing: Drawing): void {
  leeches.forEach((leech, index) => paintLights(drawing, leech, index * 2))
  drawing.path(polygon(star([32, 6.6], 6)), ink.brass, { stroke: ink.white, strokeWidth: 0.9 })
  drawing.group({ transform: 'translate(51.5 45) scale(1.45)' }, () => paintHolly(drawing))
}

/** The corners of a star with five points, one of them upwards. */
export function star([x, y]: Point, radius: number, inner = 0.42): Point[] {
  return Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 ? radius * inner : radius
    const angle = radians(index * 36)
    return [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach]
  })
}

function paintLights(drawing: Drawing, leech: Leech, first: number): void {
  for (let index = 1; index <= lightsOnALeech; index++) {
    const [x, y] = along(leech, index / lightsOnALeech - 0.06)
    const colour = lights[(index + first) % lights.length] ?? ink.brass
    drawing.circle(x, y, 2.3, colour, { stroke: ink.white, strokeWidth: 0.7 })
  }
}

function along([a, b, c, d]: Leech, t: number): Point {
  const u = 1 - t
  const mix = (axis: 0 | 1): number =>
    u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis]
  return [mix(0), mix(1)]
}

function paintHolly(drawing: Drawing): void {
  for (const [turn, colour] of hollies) {
    drawing.group({ transform: `rotate(${turn})` }, () =>
      drawing.path(leaf, colour, { stroke: ink.white, strokeWidth: 0.5 }),
    )
  }
  for (const [x, y] of berries) {
    drawing.circle(x, y, 1.6, '#d8412f', { stroke: ink.white, strokeWidth: 0.4 })
  }
}
