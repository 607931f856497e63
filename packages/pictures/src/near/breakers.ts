import type { Stage } from '../world/stage.ts'
import { paintOverfalls } from './overfalls.ts'
import { paintLine } from './surf.ts'
import type { Breakers } from './waterfront-parts.ts'

/** Draws breaking water, the furthest first: in lines over a bar, or in short steep seas. */
export function paintBreakers(stage: Stage, breakers: Breakers): void {
  const paint = breakers.steep ? paintOverfalls : paintLine
  const rows = breakers.rows.toSorted((a, b) => a[0] - b[0])
  for (const [index, row] of rows.entries()) paint(stage, row, index)
}
