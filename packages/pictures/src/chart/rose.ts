import type { Drawing } from '../kit/drawing.ts'
import { radians, steps } from '../kit/numbers.ts'
import { disc, pair, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

const magenta = '#a8357c'
const ink = '#173a5c'

/** Draws a compass rose: a true ring, a magnetic ring turned by the variation, sixteen points. */
export function paintRose(drawing: Drawing, [cx, cy]: Point, radius: number, scale: number): void {
  const at = (degrees: number, share: number): Point => [
    cx + Math.sin(radians(degrees)) * radius * share,
    cy - Math.cos(radians(degrees)) * radius * share,
  ]
  drawing.circle(cx, cy, radius * 1.03, '#fdfbf3', { opacity: 0.5 })
  for (const [share, width] of [
    [1, 1],
    [0.9, 0.6],
    [0.7, 0.8],
    [0.62, 0.5],
  ] as const) {
    drawing.line(disc(cx, cy, radius * share), magenta, width * scale, { opacity: 0.9 })
  }
  const tick = (angle: number, outer: number, size: number): string =>
    `M${pair(at(angle, outer - size))}L${pair(at(angle, outer))}`
  const outer = steps(180, 0, 358).map((angle) =>
    tick(angle, 1, Math.round(angle) % 10 === 0 ? 0.1 : 0.05),
  )
  const inner = steps(72, 0, 355).map((angle) =>
    tick(angle - 2, 0.7, Math.round(angle) % 10 === 0 ? 0.08 : 0.05),
  )
  drawing.line([...outer, ...inner].join(''), magenta, 0.9 * scale)
  for (const index of [1, 3, 5, 7, 9, 11, 13, 15, 2, 6, 10, 14, 0, 4, 8, 12]) {
    const size = index % 4 === 0 ? 0.56 : index % 2 === 0 ? 0.42 : 0.28
    const waist = index % 4 === 0 ? 0.12 : index % 2 === 0 ? 0.085 : 0.056
    const turn = index * 22.5
    drawing.path(polygon([at(turn, size), at(turn + 45, waist), [cx, cy]]), ink)
    drawing.path(polygon([at(turn, size), at(turn - 45, waist), [cx, cy]]), '#f6efdd', {
      stroke: ink,
      strokeWidth: 0.7 * scale,
    })
  }
  drawing.circle(cx, cy, radius * 0.035, '#c23b2e')
  drawing.path(polygon([at(0, 1.14), at(-2.8, 1.04), at(2.8, 1.04)]), magenta)
}
