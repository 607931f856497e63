import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { held } from '../kit/numbers.ts'
import { curve, pair } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

/** How a rope looks. */
export interface RopeLook {
  readonly width: number
  readonly colour: Colour
  /** The tracer woven in. */
  readonly fleck: Colour
}

/** Points along a smooth line through the given ones, close enough together to lay rope on. */
export function sampled(points: readonly Point[], each = 24): Point[] {
  const count = points.length
  const out: Point[] = []
  for (let index = 0; index < count - 1; index++) {
    const [a, b, c, d] = [
      held(points, index - 1),
      held(points, index),
      held(points, index + 1),
      held(points, index + 2),
    ]
    for (let step = 0; step < each; step++) {
      const t = step / each
      const along = (i: 0 | 1): number =>
        0.5 *
        (2 * b[i] +
          (c[i] - a[i]) * t +
          (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
          (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3)
      out.push([along(0), along(1)])
    }
  }
  return [...out, held(points, count - 1)]
}

/** Draws a length of three-strand rope along sampled points: shadow, edge, strands, light. */
export function paintRope(
  drawing: Drawing,
  line: readonly Point[],
  look: RopeLook,
  from = 0,
): void {
  const { width, colour, fleck } = look
  const path = curve(line)
  drawing.group({ transform: `translate(${width * 0.14} ${width * 0.22})` }, () =>
    drawing.line(path, '#1d1530', width * 1.02, { opacity: 0.26, cap: 'butt' }),
  )
  drawing.line(path, mix(colour, '#10304d', 0.8), width * 1.08, { cap: 'butt' })
  drawing.line(path, colour, width * 0.94, { cap: 'butt' })
  const { strands, flecks } = twist(line, width, from)
  drawing.line(flecks, fleck, width * 0.2, { cap: 'butt' })
  drawing.line(strands, mix(colour, '#6b4f34', 0.5), width * 0.055, { opacity: 0.9 })
  drawing.line(curve(offset(line, width * 0.3)), '#3a2a20', width * 0.24, {
    opacity: 0.22,
    cap: 'butt',
  })
  drawing.line(curve(offset(line, -width * 0.28)), '#ffffff', width * 0.15, {
    opacity: 0.42,
    cap: 'butt',
  })
}

function twist(
  line: readonly Point[],
  width: number,
  from: number,
): { strands: string; flecks: string } {
  let [strands, flecks] = ['', '']
  let run = from
  let count = Math.floor(from / (width * 0.34))
  line.slice(1).forEach((to, index) => {
    const at = held(line, index)
    const size = Math.hypot(to[0] - at[0], to[1] - at[1]) || 1
    run += size
    if (Math.floor(run / (width * 0.34)) === count) return
    count = Math.floor(run / (width * 0.34))
    const [tx, ty] = [(to[0] - at[0]) / size, (to[1] - at[1]) / size]
    const half = width * 0.45
    const start: Point = [at[0] + ty * half - tx * half * 0.5, at[1] - tx * half - ty * half * 0.5]
    const end: Point = [at[0] - ty * half + tx * half * 0.5, at[1] + tx * half + ty * half * 0.5]
    strands += `M${pair(start)}Q${pair([at[0] - tx * half * 0.1, at[1] - ty * half * 0.1])} ${pair(end)}`
    const shift: Point = [tx * half * 0.34, ty * half * 0.34]
    if (count % 3 === 0) {
      flecks += `M${pair([start[0] + shift[0], start[1] + shift[1]])}L${pair([end[0] + shift[0], end[1] + shift[1]])}`
    }
  })
  return { strands, flecks }
}

function offset(line: readonly Point[], by: number): Point[] {
  return line.map(([x, y], index): Point => {
    const [a, b] = [held(line, index - 1), held(line, index + 1)]
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [nx, ny] = [-(b[1] - a[1]) / size, (b[0] - a[0]) / size]
    const side = nx * 0.5 + ny * 0.86 > 0 ? 1 : -1
    return [x + nx * side * by, y + ny * side * by]
  })
}
