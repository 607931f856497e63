import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing, Look, Paint } from '../kit/drawing.ts'
import { clamp } from '../kit/numbers.ts'
import { curve, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Vector } from '../kit/vector.ts'
import type { Stage } from '../world/stage.ts'
import type { HullShape } from './hull-shape.ts'
import type { Livery } from './livery.ts'
import type { Pose } from './pose.ts'

/** A shape that the water mirrors. */
export interface Silhouette {
  readonly points: readonly Point[]
  readonly colour: Colour
}

/** Everything that paints one vessel: where, in which light, how closely, and what mirrors. */
export interface Brush {
  readonly stage: Stage
  readonly drawing: Drawing
  readonly pose: Pose
  readonly hull: HullShape
  readonly livery: Livery
  /** 0 silhouette, 1 middle distance, 2 close by. */
  readonly detail: 0 | 1 | 2
  readonly mirrored: Silhouette[]
}

/** A flat shape through points of the vessel; with `mirror` the water mirrors it in that colour. */
export function face(
  brush: Brush,
  points: readonly Vector[],
  fill: Paint,
  look: Look & { readonly mirror?: Colour } = {},
): void {
  const placed = points.map(brush.pose.place)
  brush.drawing.path(polygon(placed), fill, look)
  if (look.mirror) brush.mirrored.push({ points: placed, colour: look.mirror })
}

/** A line through points of the vessel, `width` metres wide but never under `least` pixels. */
export function rope(
  brush: Brush,
  points: readonly Vector[],
  colour: Colour,
  width: number,
  look: Look & { readonly least?: number; readonly smooth?: boolean } = {},
): void {
  const placed = points.map(brush.pose.place)
  const thickness = Math.max(look.least ?? 0.5, width * brush.pose.pixels)
  brush.drawing.line(look.smooth ? curve(placed) : polygon(placed, false), colour, thickness, {
    ...(look.opacity === undefined ? {} : { opacity: look.opacity }),
    ...(look.cap ? { cap: look.cap } : {}),
  })
}

/** A colour as it looks where light falls on it with `strength`, 0 to 1. */
export function shaded(brush: Brush, colour: Colour, strength: number): Colour {
  return mix(mix(colour, brush.stage.palette.shadow, 0.62), colour, clamp(strength))
}

/** The detail that a size in pixels per metre allows. */
export function detailAt(pixels: number): 0 | 1 | 2 {
  if (pixels > 9) return 2
  return pixels > 3.2 ? 1 : 0
}
