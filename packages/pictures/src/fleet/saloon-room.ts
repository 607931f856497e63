import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { lerp } from '../kit/numbers.ts'
import { tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Vector } from '../kit/vector.ts'

/** The tones of a saloon. */
export interface SaloonTones {
  readonly wood: Colour
  readonly dark: Colour
  readonly lining: Colour
  readonly sole: Colour
  readonly cushion: Colour
  readonly trim: Colour
  /** The sky in hatch and windows, top and foot. */
  readonly sky: readonly [Colour, Colour]
}

/** What a yacht's saloon is like, looking forward from the companionway. */
export interface Saloon {
  readonly tones: SaloonTones
  /** Where the eye is: metres right of the middle, and above the sole. */
  readonly eye: readonly [x: number, y: number]
  /** The side that the door in the bulkhead is on; what else differs follows it. */
  readonly door: -1 | 1
  readonly planked?: true
  readonly table: 'leaves down' | 'leaves up' | 'narrow'
  readonly above: 'hatch' | 'skylight'
  readonly lamp: 'brass' | 'spots' | 'red'
  readonly sides: 'shelves' | 'lee cloths' | 'cots'
  readonly bulkhead: 'clock' | 'stove' | 'bare' | 'picture'
  readonly onTable: 'mugs' | 'chart' | 'supper' | 'nothing'
  readonly sails?: true
  /** How dark it is outside and in, 0 to 1. */
  readonly night: number
}

/** A saloon under way: metres right, up and ahead become pixels. */
export interface Room {
  readonly drawing: Drawing
  readonly saloon: Saloon
  at(point: Vector): Point
  face(points: readonly Vector[]): string
  rule(points: readonly Vector[]): string
  /** Half the width of the room this far ahead. */
  halfWidth(z: number): number
}

/** The nearest and the furthest that is drawn, in metres ahead; and the heights of the room. */
export const depth = { near: 0.9, far: 4.3 } as const
export const heights = { seat: 0.44, back: 0.94, wall: 1.55, head: 1.95 } as const

/** A room of this saloon with a lens that shows it from the steps. */
export function roomFor(drawing: Drawing, saloon: Saloon): Room {
  const [eyeX, eyeY] = saloon.eye
  const at = ([x, y, z]: Vector): Point => [
    400 + (560 * (x - eyeX)) / z,
    262 - (560 * (y - eyeY)) / z,
  ]
  const rule = (points: readonly Vector[]): string =>
    `M${points
      .map(at)
      .map(([x, y]) => `${tenth(x)} ${tenth(y)}`)
      .join('L')}`
  return {
    drawing,
    saloon,
    at,
    rule,
    face: (points) => `${rule(points)}z`,
    halfWidth: (z) => lerp(1.85, 1.3, (z - depth.near) / (depth.far - depth.near)),
  }
}
