import type { Colour, Stop } from '../kit/colour.ts'
import { lerp, steps } from '../kit/numbers.ts'
import { polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { between, cross, dot, scaled, subtract, unit } from '../kit/vector.ts'
import type { Vector } from '../kit/vector.ts'
import { face, shaded } from './brush.ts'
import type { Brush } from './brush.ts'
import type { Patch } from './patches.ts'
import { facing, lit } from './pose.ts'

type Down = (u: number) => number

/** Draws one side of the hull above the water: rail, cove line, topside, boot-top, bottom. */
export function paintSide(brush: Brush, side: number): void {
  const { hull, livery, detail } = brush
  const below =
    (depth: number): Down =>
    (u) =>
      hull.down(u, hull.sheerAt(u) - depth)
  const above =
    (height: number): Down =>
    (u) =>
      hull.down(u, height)
  const size = hull.lines.length < 6 ? 0.4 : 1
  const top: Down = () => 0
  const keel: Down = () => 1
  if (detail === 0) {
    paintBand(brush, side, top, keel, livery.hull)
    return
  }
  const edges: [Down, Down, Colour][] = [
    [top, below(0.09 * size), livery.rail],
    [below(0.09 * size), below(0.22 * size), livery.hull],
    [below(0.22 * size), below(0.3 * size), livery.cove],
    [below(0.3 * size), above(0.2 * size), livery.hull],
    [above(0.2 * size), above(0.06 * size), livery.boot],
    [above(0.06 * size), keel, livery.antifouling],
  ]
  for (const [from, to, colour] of edges) paintBand(brush, side, from, to, colour)
}

/** Draws the flat stern. */
export function paintTransom(brush: Brush): void {
  const { hull, pose, stage, livery } = brush
  const down = steps(9)
  const ring = [
    ...down.map((v) => hull.point(0, v, 1)),
    ...down.toReversed().map((v) => hull.point(0, v, -1)),
  ]
  const light = lit(stage, unit(pose.turned([-1, 0, 0])))
  const colour = shaded(brush, livery.hull, 0.25 + 0.8 * light)
  face(brush, aboveWater(brush, ring), colour, { mirror: colour })
}

/** Where the water meets the skin of the near side, at `u` along the hull. */
export function waterlineAt({ hull, pose }: Brush, u: number): Point {
  const skin = steps(25).map((v) => hull.point(u, v, pose.near))
  const wet = skin.find((point) => pose.world(point)[1] <= 0.02)
  return pose.place(wet ?? [(u - 0.5) * hull.lines.length, 0, -pose.lift])
}

/** The part of a ring of points that is not under water. */
export function aboveWater({ pose }: Brush, ring: readonly Vector[]): Vector[] {
  const level = -0.1
  const kept: Vector[] = []
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point
    const [here, there] = [pose.world(point)[1] - level, pose.world(next)[1] - level]
    if (here >= 0) kept.push(point)
    if (here * there < 0) kept.push(between(point, next, here / (here - there)))
  })
  return kept
}

function paintBand(brush: Brush, side: number, from: Down, to: Down, colour: Colour): void {
  const { hull, pose, stage, drawing, detail } = brush
  const along = steps(detail === 2 ? 31 : detail === 1 ? 19 : 11)
  const upper = along.map((u) => hull.point(u, from(u), side))
  const lower = along.map((u) => hull.point(u, to(u), side))
  const plates = along.slice(1).map((_, i) => plateOf(upper, lower, i))
  const seen = plates
    .filter((plate) => facesCamera(brush, plate, side))
    .map((plate) => aboveWater(brush, plate))
  const shape = seen
    .filter((plate) => plate.length > 2)
    .map((plate) => polygon(plate.map(pose.place)))
  if (!shape.length) return
  const patch: Patch = (s, v) => hull.point(s, lerp(from(s), to(s), v), side)
  const tones = [0, 0.25, 0.5, 0.75, 0.97].map((s): Stop => {
    return [s, shaded(brush, colour, 0.3 + 0.95 * lit(stage, facing(pose, patch, s, 0.5)))]
  })
  const flat = tones[2]?.[1] ?? colour
  const [stern, bow] = [pose.place(patch(0, 0.5)), pose.place(patch(1, 0.5))]
  const fill = detail ? drawing.linear(tones, stern, bow) : flat
  drawing.path(shape.join(''), fill, { stroke: fill, strokeWidth: 0.4 })
  const ring = aboveWater(brush, [...upper, ...lower.toReversed()])
  if (ring.length > 2) brush.mirrored.push({ points: ring.map(pose.place), colour: flat })
}

function plateOf(upper: readonly Vector[], lower: readonly Vector[], index: number): Vector[] {
  const corners = [upper[index], upper[index + 1], lower[index + 1], lower[index]]
  return corners.filter((corner) => corner !== undefined)
}

function facesCamera({ pose, stage }: Brush, plate: readonly Vector[], side: number): boolean {
  const [a, b, c, d] = plate.map(pose.world)
  if (!a || !b || !c || !d) return false
  const outward = scaled(cross(subtract(c, a), subtract(d, b)), -side)
  return dot(outward, subtract([0, stage.camera.height, 0], a)) > 0
}
