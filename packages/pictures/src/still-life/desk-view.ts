import type { Drawing, Look, Paint } from '../kit/drawing.ts'
import { radians, steps } from '../kit/numbers.ts'
import { curve, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Corners } from '../kit/plane.ts'

/** An eye above a table, in centimetres; all that stands on it is seen from there. */
export interface DeskView {
  /** Height of the eye above the table. */
  readonly eye: number
  /** Pixels per centimetre at a distance of one centimetre. */
  readonly focal: number
  /** The y of the horizon and the x of the middle. */
  readonly horizon: number
  readonly middle: number
}

/** Something on the table: its place, and its turn in degrees. */
export interface Placed {
  readonly at: readonly [across: number, away: number]
  readonly turn?: number
}

/** Where a point is seen: so far across, above the table, and away from the eye. */
export function spot(view: DeskView, across: number, up: number, away: number): Point {
  return [
    view.middle + (view.focal * across) / away,
    view.horizon + (view.focal * (view.eye - up)) / away,
  ]
}

/** Pixels per centimetre of a thing standing there, and how flat its round top looks. */
export function scaleAt(view: DeskView, away: number): { size: number; flat: number } {
  return { size: view.focal / away, flat: view.eye / away }
}

/** Points about a thing: to its right, towards the eye, and above the table. */
export function about(
  view: DeskView,
  { at, turn = 0 }: Placed,
): (right: number, near: number, up?: number) => Point {
  const [s, c] = [Math.sin(radians(turn)), Math.cos(radians(turn))]
  return (right, near, up = 0) =>
    spot(view, at[0] + right * c + near * s, up, at[1] + right * s - near * c)
}

/** The corners of a sheet lying about its middle, its upper left first. */
export function sheetOf(
  view: DeskView,
  placed: Placed,
  wide: number,
  deep: number,
  up = 0,
): Corners {
  const p = about(view, placed)
  return [
    p(-wide / 2, -deep / 2, up),
    p(wide / 2, -deep / 2, up),
    p(wide / 2, deep / 2, up),
    p(-wide / 2, deep / 2, up),
  ]
}

/** A circle lying on the table, or above it. */
export function ring(view: DeskView, { at }: Placed, radius: number, up = 0): string {
  const points = steps(12, 0, 330).map((turn) =>
    spot(
      view,
      at[0] + Math.cos(radians(turn)) * radius,
      up,
      at[1] + Math.sin(radians(turn)) * radius,
    ),
  )
  return curve(points, true)
}

/** Draws a block standing on the table: its top and the two sides that are seen. */
export function paintBlock(
  drawing: Drawing,
  view: DeskView,
  placed: Placed,
  [wide, deep, tall]: readonly [number, number, number],
  paints: { readonly top: Paint; readonly front: Paint; readonly side: Paint },
  look: Look = {},
): void {
  const [low, high] = [sheetOf(view, placed, wide, deep), sheetOf(view, placed, wide, deep, tall)]
  for (const [one, two] of [
    [0, 3],
    [1, 2],
  ] as const) {
    const side = [low[one], low[two], high[two], high[one]]
    drawing.path(polygon(side), paints.side, look)
  }
  drawing.path(polygon([low[3], low[2], high[2], high[3]]), paints.front, look)
  drawing.path(polygon(high), paints.top, look)
}
