import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { layered, lineNoise } from '../kit/noise.ts'
import { clamp, lerp, smoothstep, steps } from '../kit/numbers.ts'
import type { Point } from '../kit/path.ts'
import type { Stage } from '../world/stage.ts'
import type { Profile } from './land-parts.ts'
import type { Terrain } from './terrain.ts'

/** One share of height in pixels: land is measured on a card, whatever the picture's shape. */
export function cardHeight(stage: Stage): number {
  return stage.scale * 600
}

/** A colour as it looks through the air of this picture. */
export function seen(stage: Stage, colour: Colour, far = 0): Colour {
  const [tint, amount] = stage.palette.tint
  return mix(mix(colour, tint, amount * 0.75), stage.palette.haze, far)
}

/** The y that something stands on: so far above the sea, or the land when not told. */
export function footOf(stage: Stage, x: number, up: number | undefined, terrain?: Terrain): number {
  if (up !== undefined) return stage.horizon - up * cardHeight(stage)
  return (terrain?.groundAt(x) ?? stage.horizon) + 3 * stage.scale
}

/** How high each profile stands, from 0 at its lowest to about 1. */
export const profiles: Record<Profile, (t: number) => number> = {
  even: () => 1,
  hump: (t) => Math.sin(Math.PI * clamp(t)) ** 0.8,
  'to left': (t) => 1.1 * (1 - t) ** 0.75,
  'to right': (t) => 1.1 * t ** 0.75,
  waves: (t) => 0.45 + 0.6 * Math.sin(t * 4 + 1) ** 2,
  valley: (t) => 0.35 + 0.75 * Math.abs(t * 2 - 1) ** 0.8,
}

/** What a skyline is drawn from. */
export interface Skyline {
  readonly from?: number
  readonly to?: number
  readonly height: number
  readonly profile?: Profile
  /** Humps to the width of the picture, and layers of smaller ones on them. */
  readonly humps: number
  readonly layers: number
  readonly points: number
}

/** The top line of a stretch of land, on its horizon, tapered to the sea at ends inside the picture. */
export function skyline(stage: Stage, name: string, line: Skyline): Point[] {
  const { from = -0.03, to = 1.03 } = line
  const noise = lineNoise(stage.name, name)
  const tall = line.height * cardHeight(stage)
  const shape = profiles[line.profile ?? 'even']
  return steps(line.points).map((t): Point => {
    const u = lerp(from, to, t)
    const rough = clamp(layered(noise, u * line.humps, line.layers, 0.45) * 0.5 + 0.62, 0, 2)
    const taper =
      (from > 0 ? smoothstep(0, 0.12, t) : 1) * (to < 1 ? 1 - smoothstep(0.88, 1, t) : 1)
    return [u * stage.width, stage.horizon - tall * rough * shape(t) * taper]
  })
}
