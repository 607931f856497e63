import { mix, ramp } from '../kit/colour.ts'
import { layered, lineNoise } from '../kit/noise.ts'
import { smoothstep, steps } from '../kit/numbers.ts'
import { curve, lens, oval, pair } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { cardHeight } from '../land/ground.ts'
import { depthOf } from '../world/stage.ts'
import type { Stage } from '../world/stage.ts'
import type { Breakers } from './waterfront-parts.ts'

type Row = Breakers['rows'][number]

/** Draws lines of breaking water, the furthest first: green face, white crest, foam running down. */
export function paintBreakers(stage: Stage, breakers: Breakers): void {
  const rows = breakers.rows.toSorted((a, b) => a[0] - b[0])
  for (const [index, row] of rows.entries()) {
    if (breakers.steep) paintHeaps(stage, row, index)
    else paintLine(stage, row, index)
  }
}

function paintLine(stage: Stage, [y, from, to, height]: Row, index: number): void {
  const { drawing, palette, width } = stage
  const noise = lineNoise(stage.name, `breakers ${index}`)
  const [foot, tall] = [y * stage.height, height * cardHeight(stage)]
  const [left, across] = [from * width, (to - from) * width]
  const ends = (t: number): number => smoothstep(0, 0.34, t) * (1 - smoothstep(0.5, 1, t))
  const wave = (t: number, beat: number, seed: number): number =>
    layered(noise, (t * across * beat) / tall + seed, 2) * 0.5 + 0.5
  const count = Math.max(24, Math.round(across / 9))
  const at = (t: number, up: number): Point => [left + t * across, foot - tall * up]
  const top = (t: number): number => ends(t) * (0.62 + 0.44 * wave(t, 0.16, 0))
  const crest = steps(count).map((t) => at(t, top(t)))
  const lip = steps(count, 1, 0).map((t) => at(t, top(t) * (0.2 + 0.62 * wave(t, 0.42, 9))))
  const base = steps(count, 1, 0).map((t) => at(t, -0.06))
  const own = ramp(palette.sea, depthOf(stage, foot))
  const face = drawing.linear(
    [
      [0, mix(own, palette.waveLight, 0.62)],
      [0.55, mix(own, palette.waveLight, 0.16)],
      [1, mix(own, palette.waveDark, 0.45)],
    ],
    [0, foot - tall],
    [0, foot],
  )
  drawing.path(`${curve(crest)}L${curve(base).slice(1)}z`, face)
  drawing.path(`${curve(crest)}L${curve(lip).slice(1)}z`, palette.foam, { opacity: 0.95 })
  drawing.path(runs(stage, [left, across, foot, tall], ends, index), palette.foam, {
    opacity: 0.82,
  })
}

/** Foam that runs on in front of a breaker, and the spray that blows off it. */
function runs(
  stage: Stage,
  [left, across, foot, tall]: readonly [number, number, number, number],
  ends: (t: number) => number,
  index: number,
): string {
  const random = seeded(stage.name, 'breakers', index)
  let foam = ''
  for (let i = 0; i < 46; i++) {
    const t = random.next()
    const x = left + t * across
    const down = random.next() ** 2
    foam += lens(
      x,
      foot + tall * (0.02 + 0.5 * down),
      tall * random.range(0.8, 2.6) * ends(t) * (1 - 0.6 * down),
      tall * 0.07 * (1 - 0.7 * down),
    )
    const r = tall * random.range(0.02, 0.05) * ends(t)
    foam += oval(x, foot - tall * (ends(t) + random.next() * 0.16), r, r * 0.8)
  }
  return foam
}

/** Seas that stand up in heaps, each with a steep side and a cap that falls down it. */
function paintHeaps(stage: Stage, [y, from, to, height]: Row, index: number): void {
  const { drawing, palette, width } = stage
  const random = seeded(stage.name, 'heaps', index)
  const count = Math.round(((to - from) * width) / (height * cardHeight(stage) * 1.7))
  const heaps = Array.from({ length: count }, (_, i) => {
    const edge = Math.sin((Math.PI * (i + 0.6)) / (count + 0.2)) ** 0.5
    return {
      x: (from + ((to - from) * (i + random.range(0.1, 0.9))) / count) * width,
      foot: y * stage.height + random.range(-0.6, 0.6) * height * cardHeight(stage),
      tall: height * cardHeight(stage) * random.range(0.3, 1.15) * edge,
      lean: random.range(-0.5, 0.5),
      wide: random.range(1.3, 2.3),
    }
  })
  for (const { x, foot, tall, lean, wide } of heaps.toSorted((a, b) => a.foot - b.foot)) {
    const own = ramp(palette.sea, depthOf(stage, foot))
    const at = (across: number, up: number): Point => [x + across * wide * tall, foot - up * tall]
    const peak = at(lean * 0.6, 1)
    const body = `M${pair(at(-1.7, 0))}Q${pair(at(-0.5, 0.1))} ${pair(peak)}Q${pair(at(0.6 + lean * 0.3, 0.16))} ${pair(at(1.7, 0))}Q${pair(at(0, -0.16))} ${pair(at(-1.7, 0))}z`
    const face = drawing.linear(
      [
        [0, mix(own, palette.waveLight, 0.45)],
        [1, mix(own, palette.waveDark, 0.5)],
      ],
      peak,
      at(0, 0),
    )
    drawing.path(body, face)
    const side = lean > 0 ? 1 : -1
    const cap = `M${pair(peak)}Q${pair(at(lean * 0.6 - side * 0.2, 0.62))} ${pair(at(lean * 0.6 - side * 0.62, 0.34))}Q${pair(at(lean * 0.5, 0.46))} ${pair(at(lean * 0.6 + side * 0.2, 0.3))}Q${pair(at(lean * 0.6 + side * 0.5, 0.34))} ${pair(at(lean * 0.6 + side * 0.95, 0.12))}Q${pair(at(lean * 0.6 + side * 0.26, 0.5))} ${pair(peak)}z`
    let spray = ''
    for (let i = 0; i < 5; i++) {
      const r = tall * random.range(0.02, 0.06)
      spray += oval(
        peak[0] + side * random.next() * tall * 0.8,
        peak[1] - random.gauss() * tall * 0.16,
        r,
        r,
      )
    }
    drawing.path(random.chance(0.72) ? cap + spray : spray, palette.foam, { opacity: 0.92 })
    drawing.path(
      lens(x, foot + tall * 0.06, tall * wide * random.range(1.2, 2.6), tall * 0.07),
      palette.foam,
      { opacity: 0.6 },
    )
  }
}
