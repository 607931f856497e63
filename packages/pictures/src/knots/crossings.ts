import { held } from '../kit/numbers.ts'
import type { Point } from '../kit/path.ts'
import type { Line, Sample } from './strand.ts'

/** Where two lines cross: how far along each of them, in pixels. */
export interface Crossing {
  readonly place: Point
  readonly first: Visit
  readonly second: Visit
}

/** One of the two lines at a crossing. */
export interface Visit {
  readonly line: number
  readonly at: number
}

/** A bend this short, in pixels, is no crossing of a line with itself. */
const shortestLoop = 40

/** Longer than any two segments between samples together, in pixels. */
const longest = 60

/** All crossings of the lines with each other and with themselves. */
export function crossingsOf(lines: readonly Line[]): Crossing[] {
  const found: Crossing[] = []
  lines.forEach((line, index) => {
    for (let other = index; other < lines.length; other++) {
      found.push(...crossingsBetween(line, index, held(lines, other), other))
    }
  })
  return found
}

function crossingsBetween(a: Line, aIndex: number, b: Line, bIndex: number): Crossing[] {
  const found: Crossing[] = []
  for (let i = 0; i + 1 < a.samples.length; i++) {
    for (const j of near(held(a.samples, i), b, aIndex === bIndex ? i + 2 : 0)) {
      const met = segmentsMeet(a, i, b, j)
      if (!met) continue
      const [first, second] = [
        { line: aIndex, at: met.first },
        { line: bIndex, at: met.second },
      ]
      if (aIndex === bIndex && Math.abs(first.at - second.at) < shortestLoop) continue
      found.push({ place: met.place, first, second })
    }
  }
  return found
}

/** The samples of a line, from one of them on, that lie near enough for their segments to meet. */
function near({ point: [x, y] }: Sample, { samples }: Line, from: number): number[] {
  const found: number[] = []
  for (let index = from; index + 1 < samples.length; index++) {
    const other = samples[index]?.point
    if (other && Math.abs(other[0] - x) < longest && Math.abs(other[1] - y) < longest) {
      found.push(index)
    }
  }
  return found
}

function segmentsMeet(
  a: Line,
  i: number,
  b: Line,
  j: number,
): { place: Point; first: number; second: number } | undefined {
  const [p, q] = [held(a.samples, i), held(a.samples, i + 1)]
  const [r, s] = [held(b.samples, j), held(b.samples, j + 1)]
  const [ux, uy] = [q.point[0] - p.point[0], q.point[1] - p.point[1]]
  const [vx, vy] = [s.point[0] - r.point[0], s.point[1] - r.point[1]]
  const area = ux * vy - uy * vx
  if (area === 0) return undefined
  const [wx, wy] = [r.point[0] - p.point[0], r.point[1] - p.point[1]]
  const [t, k] = [(wx * vy - wy * vx) / area, (wx * uy - wy * ux) / area]
  if (t < 0 || t >= 1 || k < 0 || k >= 1) return undefined
  return {
    place: [Math.round(p.point[0] + t * ux), Math.round(p.point[1] + t * uy)],
    first: p.at + t * (q.at - p.at),
    second: r.at + k * (s.at - r.at),
  }
}
