import { mix } from '../kit/colour.ts'
import { layered, lineNoise } from '../kit/noise.ts'
import { clamp, radians, smoothstep, steps } from '../kit/numbers.ts'
import { curve, oval, pair } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { cardHeight } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import type { Breakers } from './waterfront-parts.ts'
import { paintTumble, streaks, waterAt } from './white-water.ts'
import type { Broken } from './white-water.ts'

/** Draws one line of surf: its swell, the white water that tumbles down it, spray blown back. */
export function paintLine(stage: Stage, row: Breakers['rows'][number], index: number): void {
  paintSurf(stage, surfOf(stage, row, index))
}

/** One line of surf: its swell and how much of it has broken, from one end to the other. */
interface Surf {
  readonly index: number
  readonly tall: number
  readonly across: number
  readonly at: (t: number, up: number) => Point
  /** How high the swell stands, and how much of that is white: 0 to 1. */
  readonly stands: (t: number) => number
  readonly white: (t: number) => number
}

function surfOf(
  stage: Stage,
  [y, from, to, height]: Breakers['rows'][number],
  index: number,
): Surf {
  const noise = lineNoise(stage.name, `surf ${index}`)
  const [foot, tall] = [y * stage.height, height * cardHeight(stage)]
  const [left, across] = [from * stage.width, (to - from) * stage.width]
  const inner = (t: number): number => (from > 0 ? smoothstep(0, 0.2, t) ** 0.7 : 1)
  const outer = (t: number): number => (to < 1 ? 1 - smoothstep(0.7, 1, t) : 1)
  const beat = across / (tall * 5)
  return {
    index,
    tall,
    across,
    at: (t, up) => [
      left + t * across,
      foot - tall * up + tall * 0.28 * layered(noise, t * beat * 0.5 + 40, 2),
    ],
    stands: (t) => inner(t) * outer(t) * (0.74 + 0.3 * layered(noise, t * beat, 2)),
    white: (t) =>
      clamp(inner(t) * outer(t) * 1.5 - 0.3 + 0.5 * layered(noise, t * beat * 1.1 + 80, 2)),
  }
}

function paintSurf(stage: Stage, surf: Surf): void {
  const { drawing, palette } = stage
  const { tall, at, stands, across } = surf
  const { own, dim } = waterAt(stage, at(0.5, 0)[1])
  const count = Math.max(20, Math.round(across / 12))
  const crest = steps(count).map((t) => at(t, stands(t)))
  const base = steps(count, 1, 0).map((t) => at(t, -0.22 * stands(t)))
  const [top, foot] = [at(0.5, 1.1)[1], at(0.5, -0.3)[1]]
  const wall = drawing.linear(
    [
      [0, mix(own, palette.waveLight, 0.5)],
      [0.4, mix(own, palette.waveLight, 0.1)],
      [0.8, mix(own, palette.waveDark, 0.5), 0.9],
      [1, own, 0.2],
    ],
    [0, top],
    [0, foot],
  )
  paintSpindrift(stage, surf)
  drawing.path(`${curve(crest)}L${curve(base).slice(1)}z`, wall)
  const wash = washOf(stage, surf)
  drawing.path(wash, mix(dim, palette.foam, 0.5), { opacity: 0.75 })
  paintTumble(stage, brokenOf(stage, surf), dim, seeded(stage.name, 'tumble', surf.index))
  paintDrops(stage, surf, tall)
}

/** Where the crest has broken, point by point, and how far down it is white. */
function brokenOf(stage: Stage, { index, tall, across, at, stands, white }: Surf): Broken[] {
  const random = seeded(stage.name, 'surf', index)
  const count = Math.round((across / tall) * 4.2)
  return steps(count).map((share) => {
    const t = clamp(share + random.range(-0.36, 0.36) / count)
    const up = stands(t)
    return { at: at(t, up), deep: tall * up * white(t) * random.range(0.75, 1.2) }
  })
}

/** Foam that a sea leaves: in streaks before it and, thinner, on its back. */
function washOf(stage: Stage, { index, tall, across, at, white }: Surf): string {
  const random = seeded(stage.name, 'wash', index)
  return streaks(random, Math.round((across / tall) * 9), (out) => {
    const t = random.next()
    const broken = 0.25 + 0.75 * white(t)
    return {
      at: at(t, 0.06 - 0.95 * out),
      wide: tall * random.range(0.5, 2.2) * broken * (1 - 0.4 * out),
      thick: tall * 0.05 * broken * (1 - 0.6 * out),
    }
  })
}

/** Spray that the wind blows back off the crest, in wisps. */
function paintSpindrift(stage: Stage, { index, tall, across, at, stands, white }: Surf): void {
  const random = seeded(stage.name, 'spindrift', index)
  const aside = -Math.sign(Math.cos(radians(stage.wind.from)))
  let wisps = ''
  for (let i = 0; i < (across / tall) * 7; i++) {
    const t = random.next()
    const strength = white(t)
    if (strength < 0.35) continue
    const [x, y] = at(t, stands(t) * 0.85)
    const [out, up] = [tall * random.range(0.5, 1.5), tall * random.range(0.15, 0.55) * strength]
    const wide = tall * random.range(0.2, 0.5)
    wisps +=
      `M${pair([x - aside * wide, y])}Q${pair([x + aside * out * 0.2, y - up * 1.1])} ${pair([x + aside * out, y - up])}` +
      `Q${pair([x + aside * out * 0.5, y - up * 0.5])} ${pair([x + aside * wide, y])}z`
  }
  stage.drawing.path(wisps, stage.palette.foam, { opacity: 0.4 })
}

function paintDrops(stage: Stage, { index, across, at, stands, white }: Surf, tall: number): void {
  const random = seeded(stage.name, 'drops', index)
  let drops = ''
  for (let i = 0; i < (across / tall) * 3; i++) {
    const t = random.next()
    const r = tall * random.range(0.012, 0.036) * white(t)
    const [x, y] = at(t, stands(t) + random.next() ** 2 * 0.7)
    if (r > 0.35) drops += oval(x, y, r, r)
  }
  stage.drawing.path(drops, stage.palette.foam, { opacity: 0.85 })
}
