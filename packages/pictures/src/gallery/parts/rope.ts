import { lighten, mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { held } from '../../kit/numbers.ts'
import { polygon, tenth } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'

/** A rope, as data. */
export interface Rope {
  /** Points that its middle runs through. */
  readonly through: readonly Point[]
  readonly thick: number
  readonly colour: Colour
  /** A coloured yarn in the lay. */
  readonly fleck?: Colour
  /** Stretches that lie over what the rope has crossed, counted in points of `through`. */
  readonly over?: readonly (readonly [from: number, to: number])[]
  /** These stretches and nothing else, to be laid over what has been drawn since. */
  readonly only?: readonly (readonly [from: number, to: number])[]
  /** Its ends are rounded, the last one whipped; or it runs out of the picture unless told. */
  readonly ends?: 'whipped' | 'round'
  /** How dark its shadow is, 0.22 unless told. */
  readonly shadow?: number
}

interface Station {
  readonly at: Point
  readonly normal: Point
  readonly along: number
}

const perSpan = 14
/** Stations to a piece. */
const piece = 7
/** How far a yarn runs along the rope on its way across, in thicknesses. */
const slant = 0.5

/**
 * Draws a laid rope from its first point to its last, so that it lies over whatever of itself it
 * crosses; the stretches named in `over` are then laid over what came later.
 */
export function paintRope(drawing: Drawing, rope: Rope): void {
  const stations = stationsOf(rope.through)
  if (!rope.only) {
    paintShadow(drawing, rope, stations)
    if (rope.ends) {
      paintPiece(drawing, rope, stations.slice(0, 2), true)
      paintPiece(drawing, rope, stations.slice(-2), true)
    }
    paintStretch(drawing, rope, stations, 0, stations.length - 1)
    if (rope.ends === 'whipped') paintWhipping(drawing, rope, stations)
  }
  for (const [from, to] of rope.only ?? rope.over ?? []) {
    const [first, last] = [Math.round(from * perSpan), Math.round(to * perSpan)]
    paintShadow(drawing, rope, stations.slice(first + 4, last - 3))
    paintStretch(drawing, rope, stations, first, last)
  }
}

function paintShadow(drawing: Drawing, rope: Rope, stations: readonly Station[]): void {
  const { thick, shadow = 0.22 } = rope
  const cap = rope.ends ? 'round' : 'butt'
  const path = lineAt(stations, 0)
  drawing.group({ transform: `translate(${tenth(thick * 0.1)} ${tenth(thick * 0.26)})` }, () => {
    drawing.line(path, '#1d1a22', thick * 1.16, { cap, opacity: shadow * 0.45 })
    drawing.line(path, '#1d1a22', thick, { cap, opacity: shadow * 0.8 })
  })
}

/** The rope from one station to another, piece by piece, so that each piece has edges of its own. */
function paintStretch(
  drawing: Drawing,
  rope: Rope,
  stations: readonly Station[],
  first: number,
  last: number,
): void {
  for (let from = first; from < last; from += piece) {
    const to = Math.min(last, from + piece)
    paintPiece(drawing, rope, stations.slice(from, to + 1), false)
    const begin = held(stations, from).along
    // Yarns of the piece before are finished here, but not where a stretch begins.
    const back = from === first ? 0 : rope.thick * slant + pitchOf(rope) * 0.8
    paintLay(drawing, rope, stations, [begin - back, held(stations, to).along])
  }
}

function paintPiece(
  drawing: Drawing,
  rope: Rope,
  stations: readonly Station[],
  round: boolean,
): void {
  const { thick, colour } = rope
  const look = { cap: round ? 'round' : 'butt' } as const
  const path = lineAt(stations, 0)
  drawing.line(path, darkOf(rope), thick * 1.06, look)
  drawing.line(path, mix(colour, '#3a2f2c', 0.26), thick * 0.94, look)
  drawing.line(lineAt(stations, -0.08 * thick), colour, thick * 0.7, look)
  drawing.line(lineAt(stations, -0.22 * thick), lighten(colour, 0.07), thick * 0.22, look)
}

function darkOf({ colour }: Rope): Colour {
  return mix(colour, '#2c2230', 0.62)
}

/** The yarns that begin and end between two places along the rope; one in four is coloured. */
function paintLay(
  drawing: Drawing,
  rope: Rope,
  stations: readonly Station[],
  [from, to]: readonly [number, number],
): void {
  const { thick } = rope
  const pitch = pitchOf(rope)
  const reach = thick * slant + pitch * 0.8
  let [marks, flecks] = ['', '']
  for (let index = Math.max(0, Math.ceil(from / pitch)); index * pitch + reach < to; index++) {
    const yarn = yarnAt(stations, index * pitch, thick)
    marks += polygon(yarn, false)
    if (index % 4 === 0) {
      flecks += polygon([...yarn, ...yarnAt(stations, (index + 0.8) * pitch, thick).toReversed()])
    }
  }
  if (rope.fleck) drawing.path(flecks, rope.fleck, { opacity: 0.92 })
  drawing.line(marks, darkOf(rope), Math.max(0.8, thick * 0.035), { opacity: 0.5 })
}

function pitchOf({ thick }: Rope): number {
  return thick * 0.36
}

function yarnAt(stations: readonly Station[], along: number, thick: number): Point[] {
  return [
    [0.48, 0],
    [0.2, 0.3],
    [-0.2, 0.7],
    [-0.48, 1],
  ].map(([side = 0, share = 0]) => placeAt(stations, along + slant * thick * share, side * thick))
}

/** The place `along` the rope and `aside` of its middle. */
function placeAt(stations: readonly Station[], along: number, aside: number): Point {
  let low = 0
  let high = stations.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (held(stations, middle).along <= along) low = middle
    else high = middle
  }
  const [from, to] = [held(stations, low), held(stations, high)]
  const t = Math.min(1, Math.max(0, (along - from.along) / (to.along - from.along || 1)))
  const nx = from.normal[0] + (to.normal[0] - from.normal[0]) * t
  const ny = from.normal[1] + (to.normal[1] - from.normal[1]) * t
  return [
    from.at[0] + (to.at[0] - from.at[0]) * t + nx * aside,
    from.at[1] + (to.at[1] - from.at[1]) * t + ny * aside,
  ]
}

/** A line along the rope, moved to its lit side: light falls from above and a little from the left. */
function lineAt(stations: readonly Station[], aside: number): string {
  const points = stations.map(({ at, normal: [nx, ny] }): Point => {
    const lit = aside * (0.35 * nx + 0.94 * ny)
    return [at[0] + nx * lit, at[1] + ny * lit]
  })
  return polygon(points, false)
}

function paintWhipping(drawing: Drawing, rope: Rope, stations: readonly Station[]): void {
  const end = held(stations, stations.length - 1).along
  const from = placeAt(stations, end - rope.thick * 0.95, 0)
  const to = placeAt(stations, end - rope.thick * 0.35, 0)
  drawing.line(polygon([from, to], false), '#2c3d4d', rope.thick * 1.08, { cap: 'butt' })
}

function stationsOf(through: readonly Point[]): Station[] {
  const points: Point[] = []
  for (let span = 0; span < through.length - 1; span++) {
    const [p0, p1] = [held(through, span - 1), held(through, span)]
    const [p2, p3] = [held(through, span + 1), held(through, span + 2)]
    for (let step = 0; step < perSpan; step++) points.push(spline(p0, p1, p2, p3, step / perSpan))
  }
  points.push(held(through, through.length - 1))
  let along = 0
  return points.map((at, index) => {
    const [before, after] = [held(points, index - 1), held(points, index + 1)]
    if (index > 0) along += Math.hypot(at[0] - before[0], at[1] - before[1])
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const size = Math.hypot(dx, dy) || 1
    return { at, normal: [-dy / size, dx / size], along }
  })
}

function spline(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const at = (a: number, b: number, c: number, d: number): number =>
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
  return [at(p0[0], p1[0], p2[0], p3[0]), at(p0[1], p1[1], p2[1], p3[1])]
}
