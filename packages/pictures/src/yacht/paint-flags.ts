import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { steps } from '../kit/numbers.ts'
import { add, scaled } from '../kit/vector.ts'
import type { Vector } from '../kit/vector.ts'
import { face, rope } from './brush.ts'
import type { Brush } from './brush.ts'
import type { Vessel } from './vessel.ts'

/** Draws the red ensign on its staff at the stern, blown out by the wind of the picture. */
export function paintEnsign(brush: Brush): void {
  const { hull, pose, livery, stage } = brush
  const { length, stern } = hull.lines
  const x = 0.1 - length / 2
  const y = hull.lines.counter ? 0 : 0.8 * pose.near
  const top: Vector = [x - 0.35, y, stern + 1.6]
  rope(brush, [[x, y, stern], top], livery.spar, 0.05)
  const red = mix('#c0332a', stage.palette.tint[0], stage.palette.tint[1] * 0.7)
  flag(brush, top, [x - 0.2, y, stern + 0.78], 1.3, red)
  if (brush.detail < 2) return
  flag(brush, top, add(top, [0.04, 0, -0.4]), 0.55, mix('#24406e', red, 0.1))
}

/** Draws the small flag that a sloop flies on her backstay or under her starboard spreader. */
export function paintSignal(brush: Brush, { colour, at }: NonNullable<Vessel['signal']>): void {
  const top: Vector = at === 'backstay' ? [-4.1, 0, 5.9] : [0.5, -1, 6.7]
  const foot = add(top, at === 'backstay' ? [-0.42, 0, -1.05] : [0, -0.08, -1.1])
  flag(brush, top, foot, 1.35, mix(colour, brush.stage.palette.tint[0], 0.08))
}

/** Draws a long pennant at the masthead. */
export function paintPennant(brush: Brush, truck: Vector): void {
  const red = mix('#c8402f', brush.stage.palette.tint[0], brush.stage.palette.tint[1] * 0.6)
  const tip = add(add(truck, scaled(brush.pose.downwind, 1.8)), [0, 0, -0.25])
  face(brush, [truck, add(truck, [0, 0, -0.42]), tip], red)
}

function flag(brush: Brush, top: Vector, foot: Vector, fly: number, colour: Colour): void {
  const { clock } = brush.stage
  const along = steps(7)
  const blown = (from: Vector, t: number): Vector => {
    const wave = 0.08 * Math.sin(t * 7.2 - 2 * Math.PI * clock.round(6)) * t - 0.12 * t
    return add(add(from, scaled(brush.pose.downwind, fly * t)), [0, 0, wave])
  }
  const ring = [
    ...along.map((t) => blown(top, t)),
    ...along.toReversed().map((t) => blown(foot, t)),
  ]
  face(brush, ring, colour, brush.detail ? {} : { opacity: 0.9 })
}
