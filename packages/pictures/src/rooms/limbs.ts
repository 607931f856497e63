import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { disc, oval, pair, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

export const dusk = '#1d2438'

/** The joint between two lengths that reach from one place to another; a far reach stretches both. */
export function joint(from: Point, to: Point, [a, b]: Point, bend: 1 | -1): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const reach = Math.hypot(dx, dy) || 1
  const stretch = Math.max(1, reach / (a + b) + 0.004)
  const [upper, lower] = [a * stretch, b * stretch]
  const ahead = (upper * upper - lower * lower + reach * reach) / (2 * reach)
  const aside = Math.sqrt(Math.max(0, upper * upper - ahead * ahead)) * bend
  return [from[0] + (dx * ahead - dy * aside) / reach, from[1] + (dy * ahead + dx * aside) / reach]
}

/** A share of the way from one place to another. */
export function along(from: Point, to: Point, t: number): Point {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
}

/** A length that tapers, round at both ends. */
export function taper(from: Point, to: Point, thick: number, thin: number): string {
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [nx, ny] = [-(to[1] - from[1]) / reach, (to[0] - from[0]) / reach]
  const side = (at: Point, by: number): Point => [at[0] + nx * by, at[1] + ny * by]
  return (
    disc(from[0], from[1], thick) +
    polygon([side(from, -thick), side(to, -thin), side(to, thin), side(from, thick)]) +
    disc(to[0], to[1], thin)
  )
}

/** Draws an arm with its cuff and hand. */
export function paintArm(
  drawing: Drawing,
  [from, elbow, hand]: readonly [Point, Point, Point],
  size: number,
  { sleeve, skin }: { readonly sleeve: Colour; readonly skin: Colour },
): void {
  const cuff = along(elbow, hand, 0.82)
  const edge = mix(sleeve, dusk, 0.32)
  drawing.path(taper(along(elbow, hand, 0.7), hand, 9 * size, 9 * size), skin)
  drawing.path(
    taper(along(elbow, hand, 0.98), along(elbow, hand, 1.1), 12.5 * size, 10.5 * size),
    skin,
  )
  for (const [grow, tone] of [
    [1.6, edge],
    [0, sleeve],
  ] as const) {
    drawing.path(
      taper(from, elbow, 19 * size + grow, 15.5 * size + grow) +
        taper(elbow, cuff, 15.5 * size + grow, 12.5 * size + grow),
      tone,
    )
  }
  const hem = along(elbow, cuff, 0.9)
  drawing.line(
    `M${pair(hem)}L${pair(along(elbow, cuff, 1.04))}`,
    mix(sleeve, '#fff3d8', 0.4),
    25 * size,
    {
      cap: 'butt',
    },
  )
}

/** Draws a leg with its shoe, whose toe points to a side or to the camera. */
export function paintLeg(
  drawing: Drawing,
  [from, knee, foot]: readonly [Point, Point, Point],
  size: number,
  { cloth, toe }: { readonly cloth: Colour; readonly toe: 1 | -1 | 0 },
): void {
  const [x, y] = foot
  drawing.path(
    oval(x + toe * 13 * size, y + 4 * size, (toe ? 30 : 22) * size, 14 * size),
    '#2c333b',
  )
  drawing.path(
    oval(x + toe * 13 * size, y + 14 * size, (toe ? 31 : 22) * size, 4.5 * size),
    '#e8e0d0',
  )
  for (const [grow, tone] of [
    [1.6, mix(cloth, dusk, 0.35)],
    [0, cloth],
  ] as const)
    drawing.path(
      taper(from, knee, 27 * size + grow, 21 * size + grow) +
        taper(knee, foot, 21 * size + grow, 15 * size + grow),
      tone,
    )
}
