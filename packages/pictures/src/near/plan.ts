import { radians } from '../kit/numbers.ts'
import { polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { project } from '../world/stage.ts'
import type { Stage } from '../world/stage.ts'
import type { Spot } from './waterfront-parts.ts'

/** A place along a line on the water, so many metres on and so many to the left of it. */
export function alongLine(from: Spot, turn: number, on: number, left = 0): Spot {
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
  return [from[0] + cos * on - sin * left, from[1] + sin * on + cos * left]
}

/** A spot at a height, in the picture. */
export function seenAt(stage: Stage, [right, away]: Spot, up = 0): Point {
  return project(stage, [right, up, Math.max(1, away)])
}

/** An upright face over the line between two spots. */
export function upright(stage: Stage, from: Spot, to: Spot, low: number, high: number): string {
  return polygon([
    seenAt(stage, from, low),
    seenAt(stage, from, high),
    seenAt(stage, to, high),
    seenAt(stage, to, low),
  ])
}

/** A level face at a height over some spots. */
export function level(stage: Stage, spots: readonly Spot[], up: number): string {
  return polygon(spots.map((spot) => seenAt(stage, spot, up)))
}

/** The spot a share of the way between two. */
export function midway(from: Spot, to: Spot, t: number): Spot {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
}

/** Metres between two spots. */
export function apart(from: Spot, to: Spot): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}

/** Spots every so many metres along a line through several. */
export function paced(line: readonly Spot[], step: number): Spot[] {
  const spots: Spot[] = []
  let rest = 0
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to
    const long = apart(from, to)
    let on = rest
    for (; on < long; on += step) spots.push(midway(from, to, on / long))
    rest = on - long
  })
  return spots
}
