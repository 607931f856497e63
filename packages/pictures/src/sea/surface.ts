import { mix, ramp } from '../kit/colour.ts'
import { layered, lineNoise } from '../kit/noise.ts'
import type { Noise } from '../kit/noise.ts'
import { smoothstep, steps } from '../kit/numbers.ts'
import { filledBelow, lens } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { depthOf, distanceAt } from '../world/stage.ts'
import type { Stage } from '../world/stage.ts'
import type { SeaState } from './sea-state.ts'
import { whitecap } from './whitecap.ts'

/** Draws the sheet of water, its colour deepening from the horizon to the foot. */
export function paintSheet(stage: Stage): void {
  const { drawing, width, height, horizon, palette } = stage
  const water = drawing.linear(palette.sea, [0, horizon], [0, height])
  drawing.box(0, horizon, width, height - horizon, water)
}

/** Draws the rows of waves from far to near: faces, strokes of light and shade, white horses. */
export function paintWaves(stage: Stage, sea: SeaState): void {
  const noise = lineNoise(stage.name, 'waves')
  const rows = sea.rows ?? 16
  steps(rows).forEach((t, row) => {
    const y = stage.horizon + 3 + t ** 1.7 * (stage.height - stage.horizon) * 1.02
    paintRow(stage, sea, rowAt(stage, sea, row, y, noise))
  })
}

interface Row {
  readonly row: number
  readonly y: number
  /** Depth down the sea, 0 to 1. */
  readonly t: number
  /** Height and length of its waves in pixels. */
  readonly rise: number
  readonly reach: number
  readonly crest: readonly Point[]
}

function rowAt(stage: Stage, sea: SeaState, row: number, y: number, noise: Noise): Row {
  const { width, clock } = stage
  const pixels = stage.focal / distanceAt(stage, y)
  const [rise, reach] = [sea.swell * pixels, sea.length * pixels]
  const step = Math.max(6, width / 150)
  const turn = 2 * Math.PI * clock.t
  const crest = steps(Math.ceil((width + 20) / step) + 1).map((share): Point => {
    const x = -10 + share * (width + 20)
    const u = (x / reach) * 1.15 + row * 7.3
    const shape =
      0.42 * Math.sin(u * 2.1 + row * 1.7 - 2 * turn) +
      0.3 * Math.sin(u * 3.7 + row * 2.9 - 3 * turn) +
      0.16 * Math.sin(u * 6.9 + row * 0.7 - 5 * turn)
    return [x, y - rise * shape * (0.75 + 0.45 * layered(noise, u * 0.55, 2)) - rise * 0.2]
  })
  return { row, y, t: depthOf(stage, y), rise, reach, crest }
}

function paintRow(stage: Stage, sea: SeaState, row: Row): void {
  const { drawing, palette } = stage
  const { t, y, rise } = row
  const own = ramp(palette.sea, t)
  const [bright, deep] = palette.waveContrast
  const below = Math.max(16 * stage.scale, rise * 3.4 + (stage.height - stage.horizon) * 0.05)
  const shown = smoothstep(0, 0.2, t)
  const face = drawing.linear(
    [
      [0, mix(own, palette.waveLight, bright), 0.75 * shown],
      [0.3, own, 0.65 * shown],
      [0.62, mix(own, palette.waveDark, deep), 0.5 * shown],
      [1, own, 0],
    ],
    [0, y - rise * 1.2],
    [0, y + below],
  )
  drawing.path(filledBelow(row.crest, y + below), face)
  paintStrokes(stage, row)
  if (sea.whitecaps && t > 0.03 && t < 0.86) paintWhitecaps(stage, sea.whitecaps, row)
}

function paintStrokes(stage: Stage, row: Row): void {
  const { drawing, palette, clock, width, height } = stage
  const random = seeded(stage.name, 'strokes', row.row)
  const count = Math.round(9 * (0.9 - 0.55 * row.t))
  let [bright, dark] = ['', '']
  for (let i = 0; i < count; i++) {
    const [x, y] = random.pick(row.crest)
    const breathing = 0.72 + 0.28 * clock.swing(1 + (i % 2), random.next())
    const across = breathing * Math.min(width * 0.14, random.range(0.4, 1.5) * row.reach * 0.3)
    const most = Math.min(height * 0.011, across * 0.07)
    const thick = Math.max(0.7, Math.min(most, row.rise * 0.2 * random.range(0.5, 1.2)))
    const shape = lens(x, y + random.range(0.2, 2.4) * row.rise, across, thick, -thick * 0.2)
    if (random.chance(0.5)) bright += shape
    else dark += shape
  }
  const own = ramp(palette.sea, row.t)
  const shown = smoothstep(0, 0.08, row.t)
  drawing.path(bright, mix(own, palette.waveLight, 0.75), { opacity: 0.46 * shown + 0.12 })
  drawing.path(dark, mix(own, palette.waveDark, 0.8), { opacity: 0.4 * shown + 0.1 })
}

function paintWhitecaps(stage: Stage, amount: number, row: Row): void {
  const { drawing, palette, clock, width } = stage
  const random = seeded(stage.name, 'whitecaps', row.row)
  const count = amount * (1.5 - 1.1 * row.t) * 1.1
  let shape = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = random.pick(row.crest)
    const size = random.range(0.35, 1) * Math.min(row.reach * 0.1, width * 0.015)
    const life = 0.25 + 0.75 * Math.max(0, clock.swing(1 + (i % 2), random.next())) ** 0.6
    shape += whitecap(x, y, size * life, random)
  }
  drawing.path(shape, palette.foam, { opacity: 0.85 })
}
