import type { Drawing } from '../kit/drawing.ts'
import { curve, oval } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

/** Draws a long wooden tiller along points from the rudder's head to its end. */
export function paintTiller(drawing: Drawing, points: readonly Point[]): void {
  const path = curve(points)
  drawing.line(path, '#5a3418', 24)
  drawing.line(path, '#b5753a', 19)
  const end = points.at(-1)
  const lit = points.map(([x, y]): Point => [x, y - 5])
  drawing.line(curve(lit), '#e3ad6c', 5)
  if (end) drawing.path(oval(end[0], end[1], 15, 13), '#8a5426')
}
