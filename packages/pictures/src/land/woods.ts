import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { layered, lineNoise } from '../kit/noise.ts'
import { clamp, held, lerp, steps } from '../kit/numbers.ts'
import { oval, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import { seen } from './ground.ts'
import type { Woods } from './place-parts.ts'
import type { Terrain } from './terrain.ts'

interface Crown {
  readonly at: Point
  readonly r: number
  readonly colour: Colour
}

/** Draws a wood tier by tier from the skyline down, crown against crown. */
export function paintWoods(stage: Stage, woods: Woods, index: number, terrain: Terrain): void {
  const { drawing, width, horizon, palette } = stage
  const { from = -0.02, to = 1.02, tiers, upTo = 1 } = woods
  const ground = (t: number): number => terrain.groundAt(lerp(from, to, t) * width, 'nearest')
  const line = steps(60)
  for (const [tier, share] of steps(tiers, upTo, 0.06).entries()) {
    const edge = (up: number): Point[] =>
      line.map((t): Point => [lerp(from, to, t) * width, lerp(horizon, ground(t), up)])
    const crowns = crownsOf(stage, woods, { index, tier, share }, ground)
    const low = edge(Math.max(0, share - 1.3 / tiers)).toReversed()
    const mass = polygon([...edge(share), ...low])
    const body = seen(stage, held(woods.colours, tier + 1), woods.far)
    drawing.path(mass, mix(body, palette.shadow, 0.34))
    paintCrowns(stage, crowns)
    const veil = drawing.linear(
      [
        [0, palette.haze, 0],
        [1, palette.haze, (woods.mist ?? 0.4) * (0.35 + 0.65 * Math.sin(tier * 1.9) ** 2)],
      ],
      [0, Math.min(...crowns.map(({ at }) => at[1]), horizon)],
      [0, horizon],
    )
    if (tier % 2) drawing.path(mass, veil)
  }
}

function crownsOf(
  stage: Stage,
  { from = -0.02, to = 1.02, colours, crown, far, tiers }: Woods,
  { index, tier, share }: { readonly index: number; readonly tier: number; readonly share: number },
  ground: (t: number) => number,
): Crown[] {
  const { width, horizon, scale } = stage
  const random = seeded(stage.name, 'woods', index, tier)
  const noise = lineNoise(stage.name, 'drifts', index, tier)
  const size = crown * scale * lerp(1.15, 0.8, share)
  const count = Math.round(((to - from) * width) / (size * 0.8))
  return steps(count).flatMap((place): Crown[] => {
    const t = clamp(place + random.range(-0.4, 0.4) / count)
    const tall = horizon - ground(t)
    const r = Math.min(size * random.range(0.75, 1.25), tall * 0.2)
    if (tall < size) return []
    const drift = layered(noise, t * (to - from) * 5, 2) * 0.7 + 0.5
    const own = held(colours, drift * colours.length - 0.5 + random.range(-0.3, 0.3))
    return [
      {
        at: [
          lerp(from, to, t) * width,
          lerp(horizon, ground(t), share) + random.range(-0.4, 0.6) * (tall / tiers) * 0.8,
        ],
        r,
        colour: seen(stage, own, far),
      },
    ]
  })
}

function paintCrowns(stage: Stage, crowns: readonly Crown[]): void {
  const { drawing, lightSide, palette } = stage
  for (const colour of new Set(crowns.map((crown) => crown.colour))) {
    const drift = crowns.filter((crown) => crown.colour === colour)
    const laid = (size: number, shift: number): string =>
      drift
        .map(({ at: [x, y], r }) =>
          oval(x + lightSide * r * shift, y - r * shift, r * size, r * size * 0.9),
        )
        .join('')
    drawing.path(laid(1, 0), mix(colour, palette.shadow, 0.16))
    drawing.path(laid(0.68, 0.26), mix(colour, palette.shadow, 0.03))
  }
}
