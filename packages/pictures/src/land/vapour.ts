import type { Colour } from '../kit/colour.ts'
import type { Paint } from '../kit/drawing.ts'
import { lineNoise, layered } from '../kit/noise.ts'
import { lerp, steps } from '../kit/numbers.ts'
import { curve, disc, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import { cardHeight } from './ground.ts'
import type { Bank, Shafts } from './place-parts.ts'

/** Draws a bank of cloud that lies before the land: heaped on top, soft below. */
export function paintBank(stage: Stage, bank: Bank, index: number): void {
  const { drawing, palette, horizon, lightSide } = stage
  const tall = bank.thick * cardHeight(stage)
  const middle = horizon - bank.up * cardHeight(stage)
  const [light, body, dark] = palette.cloud
  const strength = bank.opacity ?? 1
  const veil = (top: Colour, low: Colour, whole: number): Paint =>
    drawing.linear(
      [
        [0, top, whole],
        [0.5, top, whole],
        [0.72, low, whole * 0.85],
        [1, low, 0],
      ],
      [0, middle - tall],
      [0, middle + tall * 0.5],
    )
  const heaps = heapsOf(stage, bank, index, { tall, middle })
  drawing.path(heaps(0, 1), veil(light, body, strength))
  drawing.path(heaps(-lightSide * 0.3, 0.74), veil(body, dark, strength * 0.6))
}

/** The bank as one shape of many discs and the cloud below them, moved and made smaller as told. */
function heapsOf(
  stage: Stage,
  { from = -0.06, to = 1.06, heaped = 1, thick }: Bank,
  index: number,
  { tall, middle }: { readonly tall: number; readonly middle: number },
): (shift: number, share: number) => string {
  const { width, name } = stage
  const noise = lineNoise(name, 'bank', index)
  const random = seeded(name, 'heaps', index)
  const ends = (t: number): number =>
    Math.min(1, (from > 0 ? t : 1) * 4, (to < 1 ? 1 - t : 1) * 4) ** 0.45
  const crest = (t: number): number =>
    tall * ends(t) * (0.4 + 0.34 * layered(noise, lerp(from, to, t) * 7, 2))
  const count = Math.max(6, Math.round(((to - from) / thick) * (heaped ? 2.6 : 1)))
  const discs = steps(count, 0.02, 0.98).map((t) => {
    const place = t + random.range(-0.3, 0.3) / count
    return {
      t: place,
      r: Math.max(
        1,
        tall * ends(place) * random.range(0.4, 0.78) * random.range(0.4, 0.8) * heaped,
      ),
    }
  })
  const line = steps(41)
  return (shift, share) => {
    const down = tall * (1 - share) * 0.75
    const top = line.map((t): Point => [
      lerp(from, to, t) * width + shift * tall * 0.4,
      middle - crest(t) * share + down,
    ])
    const low = line
      .toReversed()
      .map((t): Point => [
        lerp(from, to, t) * width,
        middle + tall * (0.42 + 0.1 * noise(t * 9)) * ends(t),
      ])
    const puffs = discs
      .filter(({ r }) => r > tall * 0.14)
      .map(({ t, r }) =>
        disc(lerp(from, to, t) * width + shift * r, middle - crest(t) * share + down, r * share),
      )
    return `${curve(top)}L${curve(low).slice(1)}z${puffs.join('')}`
  }
}

/** Draws shafts of sunlight that fall through a gap in the cloud, soft at their edges. */
export function paintShafts(stage: Stage, shafts: Shafts, index: number): void {
  const { drawing, palette, width, horizon } = stage
  const random = seeded(stage.name, 'shafts', index)
  const [x, y] = [shafts.x * width, horizon - shafts.up * cardHeight(stage)]
  const room = ((shafts.to - shafts.from) / shafts.count) * width
  for (let i = 0; i < shafts.count; i++) {
    const foot = lerp(shafts.from, shafts.to, (i + random.range(0.2, 0.8)) / shafts.count) * width
    const wide = room * random.range(0.5, 1.15)
    const strength = (shafts.opacity ?? 0.4) * random.range(0.55, 1)
    const light = drawing.linear(
      [
        [0.12, palette.glow, 0],
        [0.4, palette.glow, strength],
        [0.75, palette.glow, strength * 0.6],
        [1, palette.glow, strength * 0.1],
      ],
      [x, y],
      [foot, horizon],
    )
    for (const share of [1, 0.72, 0.46]) {
      const half = (wide * share) / 2
      const ray: Point[] = [
        [lerp(x, foot, 0.12) - half * 0.16, lerp(y, horizon, 0.12)],
        [lerp(x, foot, 0.12) + half * 0.16, lerp(y, horizon, 0.12)],
        [foot + half, horizon + 2],
        [foot - half, horizon + 2],
      ]
      drawing.path(polygon(ray), light, { opacity: 0.45 })
    }
  }
}
