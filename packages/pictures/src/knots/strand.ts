import { held, lerp } from '../kit/numbers.ts'
import type { Point } from '../kit/path.ts'

/** A place on a strand. */
export interface Sample {
  /** Pixels from the strand's beginning. */
  readonly at: number
  readonly point: Point
  /** One pixel long, to the right of the way the end is led. */
  readonly normal: Point
}

/** A smooth line through control points, measured along its length. */
export interface Line {
  readonly samples: readonly Sample[]
  readonly length: number
  /** How far along the line each control point lies, in pixels. */
  readonly marks: readonly number[]
}

const perSpan = 24

/** The line through all the points (Catmull-Rom), closed where told. */
export function lineThrough(points: readonly Point[], closed = false): Line {
  const path: Point[] = []
  const markAt: number[] = []
  const count = points.length
  const at = (index: number): Point => held(points, closed ? (index + count) % count : index)
  for (let span = 0; span < (closed ? count : count - 1); span++) {
    markAt.push(path.length)
    for (let step = 0; step < perSpan; step++) path.push(onSpan(at, span, step / perSpan))
  }
  path.push(at(closed ? 0 : count - 1))
  markAt.push(path.length - 1)
  return measured(path, markAt)
}

/** Samples from `from` to `to`, about `gap` pixels apart, both ends included. */
export function slice(line: Line, from: number, to: number, gap = 2.5): Sample[] {
  const count = Math.max(2, Math.ceil((to - from) / gap) + 1)
  return Array.from({ length: count }, (_, index) =>
    sampleAt(line, lerp(from, to, index / (count - 1))),
  )
}

/** The place `at` pixels along; beyond the ends it is the end itself. */
export function sampleAt(line: Line, at: number): Sample {
  const { samples } = line
  let [low, high] = [0, samples.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (held(samples, middle).at <= at) low = middle
    else high = middle
  }
  const [from, to] = [held(samples, low), held(samples, high)]
  const t = Math.max(0, Math.min(1, (at - from.at) / (to.at - from.at || 1)))
  const blend = (a: Point, b: Point): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
  const [nx, ny] = blend(from.normal, to.normal)
  const size = Math.hypot(nx, ny) || 1
  return { at, point: blend(from.point, to.point), normal: [nx / size, ny / size] }
}

function onSpan(at: (index: number) => Point, span: number, t: number): Point {
  const [a, b, c, d] = [at(span - 1), at(span), at(span + 1), at(span + 2)]
  const axis = (i: 0 | 1): number =>
    b[i] +
    0.5 *
      t *
      (c[i] -
        a[i] +
        t * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i] + t * (3 * (b[i] - c[i]) + d[i] - a[i])))
  return [axis(0), axis(1)]
}

function measured(path: readonly Point[], markAt: readonly number[]): Line {
  let length = 0
  const samples = path.map((point, index): Sample => {
    const [before, after] = [held(path, index - 1), held(path, index + 1)]
    if (index) length += Math.hypot(point[0] - before[0], point[1] - before[1])
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const size = Math.hypot(dx, dy) || 1
    return { at: length, point, normal: [-dy / size, dx / size] }
  })
  return { samples, length, marks: markAt.map((index) => held(samples, index).at) }
}
