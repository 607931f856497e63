import type { Drawing } from '../kit/drawing.ts'
import { polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Rope } from './knot.ts'
import { sampleAt } from './strand.ts'
import type { Line } from './strand.ts'

/** The whipped end of a rope at `at`; `way` is 1 where the line ends and -1 where it begins. */
export function paintEnd(drawing: Drawing, line: Line, rope: Rope, at: number, way: 1 | -1): void {
  const half = rope.width / 2
  const whipped = rope.width * 0.72
  const [from, to] = [at - way * whipped, at]
  drawing.path(band(line, half + 3.4, from, to), '#24384a')
  drawing.path(band(line, half + 1, from + way * 2.4, to - way * 2.4), '#fdfaf2')
  for (const share of [0.28, 0.5, 0.72]) {
    const turn = from + (to - from) * share
    drawing.path(band(line, half + 1, turn - 1, turn + 1), '#9fb0ba')
  }
  drawing.path(lowerSide(line, half, from, to), '#4a5a68', { opacity: 0.3 })
}

function band(line: Line, half: number, from: number, to: number): string {
  return polygon([
    corner(line, from, half),
    corner(line, to, half),
    corner(line, to, -half),
    corner(line, from, -half),
  ])
}

function lowerSide(line: Line, half: number, from: number, to: number): string {
  const { normal } = sampleAt(line, to)
  const side = normal[0] * 0.5 + normal[1] * 0.866 > 0 ? 1 : -1
  const edge = side * (half + 1)
  const inner = side * half * 0.2
  return polygon([
    corner(line, from, edge),
    corner(line, to, edge),
    corner(line, to, inner),
    corner(line, from, inner),
  ])
}

function corner(line: Line, at: number, by: number): Point {
  const { point, normal } = sampleAt(line, at)
  return [point[0] + normal[0] * by, point[1] + normal[1] * by]
}
