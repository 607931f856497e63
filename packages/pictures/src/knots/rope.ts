import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { clamp } from '../kit/numbers.ts'
import { polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Rope } from './knot.ts'
import { sampleAt, slice } from './strand.ts'
import type { Line, Sample } from './strand.ts'

const cream: Colour = '#f8efdb'
const dark: Colour = '#6d4f3a'
const outline: Colour = '#24384a'
/** How far two pieces of a rope overlap, so that no seam shows between them. */
const joint = 1
/** Away from the light, which comes from the top left. */
const shadeway: Point = [0.5, 0.866]
/** How far a strand of the rope runs on while it goes from one edge to the other, in widths. */
const twist = 1.02
/** Points across the rope that a strand's edge is drawn through. */
const across = [-1, -0.94, -0.77, -0.5, -0.17, 0.17, 0.5, 0.77, 0.94, 1] as const

/** A piece of rope: a tube of three laid strands, one of them coloured, lit from the top left. */
export function paintRope(
  drawing: Drawing,
  line: Line,
  rope: Rope,
  from: number,
  to: number,
): void {
  const half = rope.width / 2
  const [start, end] = [Math.max(0, from - joint), Math.min(line.length, to + joint)]
  const samples = slice(line, start, end)
  drawing.path(tube(samples, half + 2.4), outline)
  drawing.path(tube(samples, half), cream)
  paintLay(drawing, line, rope, start, end)
  for (const side of [1, -1] as const) {
    drawing.path(edgeBand(samples, half, side, 1.15), dark, { opacity: 0.26 })
    drawing.path(edgeBand(samples, half, side, 0.55), dark, { opacity: 0.34 })
  }
  drawing.line(
    polygon(
      samples.map((sample) => offset(sample, -0.42 * half * lean(sample))),
      false,
    ),
    '#ffffff',
    half * 0.34,
    { opacity: 0.55, cap: 'butt' },
  )
}

/** The rope's outline and nothing else, moved; for shadows. */
export function shadowOf(line: Line, half: number, from: number, to: number, by: Point): string {
  const moved = slice(line, from, to, 6).map((sample): Sample => ({
    ...sample,
    point: [sample.point[0] + by[0], sample.point[1] + by[1]],
  }))
  return tube(moved, half)
}

function tube(samples: readonly Sample[], half: number): string {
  return polygon([
    ...samples.map((sample) => offset(sample, half)),
    ...samples.toReversed().map((sample) => offset(sample, -half)),
  ])
}

/** The side away from the light, the wider the more squarely the light meets the rope. */
function edgeBand(samples: readonly Sample[], half: number, side: 1 | -1, width: number): string {
  const depth = (sample: Sample): number => clamp(lean(sample) * side) * half * width
  return polygon([
    ...samples.map((sample) => offset(sample, side * half)),
    ...samples.toReversed().map((sample) => offset(sample, side * (half - depth(sample)))),
  ])
}

/** 1 where the right edge lies away from the light, -1 where the left edge does. */
function lean({ normal }: Sample): number {
  return normal[0] * shadeway[0] + normal[1] * shadeway[1]
}

function paintLay(
  drawing: Drawing,
  line: Line,
  { width, tracer }: Rope,
  from: number,
  to: number,
): void {
  const pitch = (twist * width * 2) / 3
  const first = Math.floor((from - width) / pitch)
  const bands: string[] = []
  const edges: string[] = []
  for (let index = first; index * pitch < to + width; index++) {
    const near = strandEdge(line, width, index * pitch, from, to)
    if (near.inside.length > 1) edges.push(polygon(near.inside, false))
    if (index % 3) continue
    const far = strandEdge(line, width, (index + 1) * pitch, from, to)
    if (near.inside.length || far.inside.length)
      bands.push(polygon([...near.points, ...far.points.toReversed()]))
  }
  drawing.path(bands.join(''), tracer)
  drawing.line(edges.join(''), mix(dark, cream, 0.25), Math.max(1.3, width * 0.05), {
    opacity: 0.75,
  })
}

/** The edge between two laid strands, from one side of the rope to the other. */
interface StrandEdge {
  /** Drawn together at the ends of the piece, so that what it bounds ends there. */
  readonly points: Point[]
  /** Those that lie on the piece. */
  readonly inside: Point[]
}

function strandEdge(
  line: Line,
  width: number,
  middle: number,
  from: number,
  to: number,
): StrandEdge {
  const points: Point[] = []
  const inside: Point[] = []
  for (const share of across) {
    const at = middle + (Math.asin(share) / Math.PI) * twist * width
    const point = offset(sampleAt(line, clamp(at, from, to)), (share * width) / 2)
    points.push(point)
    if (at >= from && at <= to) inside.push(point)
  }
  return { points, inside }
}

function offset({ point, normal }: Sample, by: number): Point {
  return [point[0] + normal[0] * by, point[1] + normal[1] * by]
}
