import { clamp } from '../kit/numbers.ts'
import { tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Sheet } from './plan-sheet.ts'

export type Span = readonly [from: number, to: number]

/** Where a thing stands: metres from the stern and metres to port. */
export interface Place {
  readonly x: Span
  readonly y: Span
}

/** Straight lines from point to point. */
export function joined(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`
}

/** A shape with the ink round it. */
export function edged(sheet: Sheet, path: string, fill: `#${string}`): void {
  sheet.drawing.path(path, fill, { stroke: sheet.tones.ink, strokeWidth: 1.6 })
}

/** The place with its outer edge drawn in to where the hull's side is. */
export function fitted({ hull, length }: Sheet, { x, y }: Place): Place {
  const room = Math.min(...x.map((at) => hull.beamAt(clamp(at / length)))) - 0.24
  return { x, y: [y[0], Math.sign(y[1]) * Math.min(Math.abs(y[1]), Math.max(room, 0.2))] }
}
