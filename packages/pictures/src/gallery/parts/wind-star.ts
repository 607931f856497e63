import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { radians } from '../../kit/numbers.ts'
import { polygon } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'

/** Draws a star of eight points about the origin, each point half in one colour, half in another. */
export function paintStarOfWinds(drawing: Drawing, size: number, one: Colour, other: Colour): void {
  const at = (degrees: number, r: number): Point => [
    Math.sin(radians(degrees)) * r,
    -Math.cos(radians(degrees)) * r,
  ]
  for (const index of [1, 3, 5, 7, 0, 2, 4, 6]) {
    const long = index % 2 ? size * 0.6 : size
    const turn = index * 45
    drawing.path(polygon([at(turn, long), at(turn + 45, long * 0.26), [0, 0]]), one)
    drawing.path(polygon([at(turn, long), at(turn - 45, long * 0.26), [0, 0]]), other)
  }
}
