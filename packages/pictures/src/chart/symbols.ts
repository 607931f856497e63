import type { Drawing } from '../kit/drawing.ts'
import { radians, steps } from '../kit/numbers.ts'
import { disc, polygon, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

const ink = '#1f2d3a'

/** A mark on a chart; places are shares of the sheet. */
export type Mark =
  | { readonly kind: 'light'; readonly at: Point; readonly flare: number }
  | { readonly kind: 'can' | 'cone' | 'wreck' | 'anchorage'; readonly at: Point }

/** Draws a chart symbol; `scale` is 1 on a card. */
export function paintMark(drawing: Drawing, mark: Mark, [x, y]: Point, scale: number): void {
  const k = scale
  switch (mark.kind) {
    case 'light':
      drawing.group(
        { transform: `translate(${tenth(x)} ${tenth(y)}) rotate(${mark.flare}) scale(${k * 1.2})` },
        () => drawing.path('M0 0C5-6 7-14 0-26C-7-14-5-6 0 0z', '#b0317f', { opacity: 0.88 }),
      )
      return drawing.path(polygon(star(x, y, 6 * k)), ink)
    case 'can':
      drawing.path(
        polygon([
          [x - 5 * k, y - 12 * k],
          [x + 6 * k, y - 12 * k],
          [x + 4 * k, y],
          [x - 4 * k, y],
        ]),
        '#c23b2e',
        { stroke: ink, strokeWidth: k },
      )
      return drawing.circle(x, y + 0.5 * k, 2 * k, '#ffffff')
    case 'cone':
      drawing.path(
        polygon([
          [x, y - 14 * k],
          [x + 6 * k, y],
          [x - 6 * k, y],
        ]),
        '#2f8a5a',
        { stroke: ink, strokeWidth: k },
      )
      return drawing.circle(x, y + 0.5 * k, 2 * k, '#ffffff')
    case 'wreck':
      drawing.line(disc(x, y, 9 * k), ink, 1.1 * k, { dash: `${2 * k} ${2.4 * k}` })
      return drawing.line(
        `M${tenth(x - 6 * k)} ${tenth(y)}h${12 * k}M${tenth(x)} ${tenth(y - 4 * k)}v${8 * k}M${tenth(x - 3 * k)} ${tenth(y - 2.6 * k)}v${5 * k}M${tenth(x + 3 * k)} ${tenth(y - 2.6 * k)}v${5 * k}`,
        ink,
        1.1 * k,
      )
    case 'anchorage':
      return drawing.line(
        `M${tenth(x)} ${tenth(y - 9 * k)}v${18 * k}M${tenth(x - 5 * k)} ${tenth(y - 4 * k)}h${10 * k}M${tenth(x - 8 * k)} ${tenth(y + 3 * k)}q${8 * k} ${11 * k} ${16 * k} 0`,
        '#b0317f',
        1.8 * k,
      )
  }
}

/** Draws a course with a fix in a circle at each place on the way. */
export function paintCourse(drawing: Drawing, points: readonly Point[], scale: number): void {
  drawing.line(polygon(points, false), ink, 1.9 * scale)
  for (const [x, y] of points.slice(1, -1)) {
    drawing.line(disc(x, y, 6 * scale), ink, 1.5 * scale)
    drawing.circle(x, y, 1.5 * scale, ink)
  }
  const [from, to] = points.slice(-2)
  if (!from || !to) return
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const barb = (turn: number): Point => [
    to[0] - Math.cos(angle + turn) * 13 * scale,
    to[1] - Math.sin(angle + turn) * 13 * scale,
  ]
  drawing.path(polygon([to, barb(0.4), barb(-0.4)]), ink)
}

function star(x: number, y: number, size: number): Point[] {
  return steps(10, 0, 324).map((angle, index): Point => {
    const r = index % 2 ? size * 0.42 : size
    return [x + Math.sin(radians(angle)) * r, y - Math.cos(radians(angle)) * r]
  })
}
