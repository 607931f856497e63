import { mix } from '../kit/colour.ts'
import { layered, lineNoise } from '../kit/noise.ts'
import { held, lerp, smoothstep, steps } from '../kit/numbers.ts'
import { curve, pair } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { cardHeight } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import { paintLine } from './surf.ts'
import type { Breakers } from './waterfront-parts.ts'
import { streaks, waterAt } from './white-water.ts'

/** A row of seas that run against each other: its top line, and the y it stands on. */
interface Row {
  readonly index: number
  readonly foot: number
  readonly tall: number
  readonly crest: readonly Point[]
}

/** Draws a row of short steep seas, their tops broken, foam between them. */
export function paintOverfalls(stage: Stage, part: Breakers['rows'][number], index: number): void {
  const { drawing, palette } = stage
  const row = rowOf(stage, part, index)
  const { foot, tall, crest } = row
  const { own, dim } = waterAt(stage, foot)
  const face = drawing.linear(
    [
      [0, mix(own, palette.waveLight, 0.34)],
      [0.4, mix(own, palette.waveDark, 0.22)],
      [0.7, mix(own, palette.waveDark, 0.46), 0.9],
      [1, own, 0],
    ],
    [0, foot - tall],
    [0, foot + tall * 0.5],
  )
  const [left, right] = [held(crest, 0)[0], held(crest, crest.length - 1)[0]]
  const under = `L${pair([right, foot])}Q${pair([right - tall * 3, foot])} ${pair([right - tall * 7, foot + tall * 0.5])}`
  drawing.path(`${curve(crest)}${under}L${pair([left, foot + tall * 0.5])}z`, face)
  drawing.path(foamOf(stage, row), mix(palette.foam, dim, 0.4), { opacity: 0.7 })
  paintTops(stage, row)
}

function rowOf(stage: Stage, [y, from, to, height]: Breakers['rows'][number], index: number): Row {
  const random = seeded(stage.name, 'overfalls', index)
  const noise = lineNoise(stage.name, `overfalls ${index}`)
  const tall = height * cardHeight(stage)
  const [foot, across] = [y * stage.height, (to - from) * stage.width]
  const waves = [3.6, 2.3, 1.5].map((long, i) => ({
    pace: Math.PI / (tall * long * random.range(0.9, 1.1)),
    phase: random.range(0, 9),
    share: [0.55, 0.36, 0.2][i] ?? 0,
  }))
  const crest = steps(Math.ceil(across / Math.max(2, tall * 0.12)) + 1).map((t): Point => {
    const x = lerp(from, to, t) * stage.width
    const up = waves.reduce(
      (sum, { pace, phase, share }) =>
        sum + share * (1.1 - Math.sqrt(Math.sin(x * pace + phase) ** 2 + 0.02)) ** 1.2,
      0,
    )
    const gust = 0.85 + 0.5 * layered(noise, x / (tall * 7), 2)
    const edge = 1 - smoothstep(0.62, 1, t)
    return [x, foot - tall * (up * gust - 0.1) * edge]
  })
  return { index, foot, tall, crest }
}

function foamOf(stage: Stage, { index, foot, tall, crest }: Row): string {
  const random = seeded(stage.name, 'patches', index)
  const across = held(crest, crest.length - 1)[0] - held(crest, 0)[0]
  return streaks(random, Math.round((across / tall) * 2), (out) => {
    const along = random.next() ** 1.3
    const wide = tall * random.range(0.3, 1.5) * (1 - 0.6 * along)
    return {
      at: [held(crest, along * (crest.length - 1))[0], foot + tall * (0.5 * out - 0.2)],
      wide,
      thick: tall * 0.05 * (1 - 0.5 * out),
    }
  })
}

/** The tops that break, each a short line of surf that falls to one side. */
function paintTops(stage: Stage, { index, foot, tall, crest }: Row): void {
  const random = seeded(stage.name, 'tops', index)
  const peaks = crest.filter(([, y], i) => {
    const beside = [held(crest, i - 1)[1], held(crest, i + 1)[1]]
    return foot - y > tall * 0.4 && beside.every((other) => y < other)
  })
  let free = -tall
  for (const [top, [x, y]] of peaks.entries()) {
    const up = foot - y
    const [back, ahead] = [up * random.range(2, 4.6), up * random.range(1.6, 3)]
    if (x - back * 0.5 < free || random.chance(0.1)) continue
    free = x + ahead * 0.7
    const line = [
      (y + up * 0.62) / stage.height,
      (x - back) / stage.width,
      (x + ahead) / stage.width,
      (up * random.range(0.5, 0.7)) / cardHeight(stage),
    ] as const
    paintLine(stage, line, 100 * index + top + 100)
  }
}
