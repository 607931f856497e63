import { halfTurn, radians } from '../kit/numbers.ts'
import type { Point } from '../kit/path.ts'
import { cross, dot, scaled, subtract, unit } from '../kit/vector.ts'
import type { Vector } from '../kit/vector.ts'
import { project } from '../world/stage.ts'
import type { Stage } from '../world/stage.ts'
import type { PointOfSail } from '../world/wind.ts'

/** A vessel's place and attitude. Heading: 0 to the right, 90 away, 180 to the left. Degrees. */
export interface Attitude {
  /** Where it floats: metres right of the middle, metres away. */
  readonly right: number
  readonly away: number
  readonly heading: number
  readonly heel: number
  readonly pitch: number
  /** Metres that a wave lifts it. */
  readonly lift: number
}

/** How points of a vessel come into the picture. */
export interface Pose extends Attitude {
  readonly sail: PointOfSail
  /** A point of the vessel in the world, and in the picture. */
  world(point: Vector): Vector
  place(point: Vector): Point
  /** A direction of the vessel, in the world. */
  turned(direction: Vector): Vector
  /** Pixels per metre at the vessel. */
  readonly pixels: number
  /** The side nearer the camera: 1 port, -1 starboard. */
  readonly near: 1 | -1
  readonly deckInSight: boolean
  readonly sternInSight: boolean
  /** Degrees from the bow to the camera: positive when the camera is on the port side. */
  readonly cameraBearing: number
  /** Where flags blow, in the vessel's own directions: downwind, and aft when it makes way. */
  readonly downwind: Vector
}

/** The pose of a vessel on a stage: `deck` metres high, making `way` (1 in a good breeze). */
export function poseOf(
  stage: Stage,
  attitude: Attitude,
  sail: PointOfSail,
  { deck, way }: { readonly deck: number; readonly way: number },
): Pose {
  const turned = turning(attitude)
  const { right, away, lift, heading } = attitude
  const world = (point: Vector): Vector => {
    const [x, y, z] = turned(point)
    return [right + x, y + lift, away + z]
  }
  const up = turned([0, 0, 1])
  const toCamera = subtract([0, stage.camera.height, 0], world([0, 0, deck]))
  const fromWind = halfTurn(stage.wind.from + 180 - heading)
  return {
    ...attitude,
    sail,
    world,
    place: (point) => project(stage, world(point)),
    turned,
    pixels: stage.focal / away,
    near: Math.cos(radians(heading)) * away - Math.sin(radians(heading)) * right > 0 ? -1 : 1,
    deckInSight: dot(up, toCamera) > 0,
    sternInSight: dot(turned([-1, 0, 0]), toCamera) > -0.02 * away,
    cameraBearing: halfTurn((Math.atan2(-away, -right) * 180) / Math.PI - heading),
    downwind: unit([Math.cos(radians(fromWind)) - way * 0.5, Math.sin(radians(fromWind)), 0]),
  }
}

/** The outward look of a patch: the direction its surface faces at (s, v), in the world. */
export function facing(
  pose: Pose,
  patch: (s: number, v: number) => Vector,
  s: number,
  v: number,
): Vector {
  const step = 0.02
  const across = subtract(
    pose.world(patch(Math.min(1, s + step), v)),
    pose.world(patch(Math.max(0, s - step), v)),
  )
  const upwards = subtract(
    pose.world(patch(s, Math.min(1, v + step))),
    pose.world(patch(s, Math.max(0, v - step))),
  )
  return unit(cross(across, upwards))
}

/** How strongly light falls on a surface that faces this way; cloth lets light through from behind. */
export function lit(stage: Stage, normal: Vector, cloth = false): number {
  const towards = dot(normal, [0, 0, -1]) < 0 ? scaled(normal, -1) : normal
  const strength = dot(towards, stage.light)
  if (strength > 0) return strength
  return cloth ? -strength * 0.62 : 0
}

function turning({ heading, heel, pitch }: Attitude): (point: Vector) => Vector {
  const [sinH, cosH] = [Math.sin(radians(heading)), Math.cos(radians(heading))]
  const [sinR, cosR] = [Math.sin(radians(heel)), Math.cos(radians(heel))]
  const [sinP, cosP] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))]
  return ([x, y, z]) => {
    const forward = x * cosP - z * sinP
    const high = x * sinP + z * cosP
    const port = y * cosR - high * sinR
    const up = y * sinR + high * cosR
    return [cosH * forward - sinH * port, up, sinH * forward + cosH * port]
  }
}
