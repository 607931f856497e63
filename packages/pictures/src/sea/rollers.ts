import { mix, ramp } from '../kit/colour.ts'
import { layered, lineNoise } from '../kit/noise.ts'
import { steps } from '../kit/numbers.ts'
import { curve, filledBelow, lens } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { Roller, SeaState } from './sea-state.ts'

/** Draws great waves close to the camera, light shining through their crests. */
export function paintRollers(stage: Stage, { rollers = [] }: SeaState): void {
  rollers.forEach((roller, index) => paintRoller(stage, roller, index))
}

function paintRoller(stage: Stage, roller: Roller, index: number): void {
  const { drawing, palette, height, width } = stage
  const crest = crestOf(stage, roller, index)
  const tall = roller.height * height
  const deep = ramp(palette.sea, Math.min(1, 0.45 + index * 0.22))
  const glow = mix(palette.waveLight, deep, roller.laced ? 0.34 : 0.12)
  const top = Math.min(...crest.map(([, y]) => y))
  const body = drawing.linear(
    [
      [0, glow],
      [0.2, mix(glow, deep, 0.4)],
      [0.5, deep],
      [1, mix(deep, palette.waveDark, 0.7)],
    ],
    [0, top],
    [0, roller.at * height + tall * 1.4],
  )
  drawing.path(filledBelow(crest, height + 5), body)
  const random = seeded(stage.name, 'roller', index)
  let [bright, dark] = ['', '']
  for (let i = 0; i < 34; i++) {
    const [x, y] = random.pick(crest)
    const across = width * random.range(0.02, 0.08)
    const down = tall * random.range(0.12, 0.9)
    bright += lens(x, y + down, across, height * random.range(0.0015, 0.0035))
    dark += lens(
      x + width * 0.03,
      y + down * 1.6 + height * 0.02,
      across * 1.3,
      height * random.range(0.0015, 0.004),
    )
  }
  drawing.path(bright, mix(palette.waveLight, '#ffffff', 0.25), { opacity: 0.42 })
  drawing.path(dark, palette.waveDark, { opacity: 0.4 })
  if (roller.laced) paintLace(stage, roller, crest, index)
  paintBreak(stage, roller, crest, index)
}

function crestOf({ name, width, height, clock }: Stage, roller: Roller, index: number): Point[] {
  const noise = lineNoise(name, 'roller', index)
  const second = roller.crest > 0.5 ? roller.crest - 0.62 : roller.crest + 0.66
  return steps(69, -0.04, 1.04).map((u): Point => {
    const hump = Math.exp(-(((u - roller.crest) / roller.width) ** 2))
    const other = 0.45 * Math.exp(-(((u - second) / 0.2) ** 2))
    const chop = 0.22 * layered(noise, u * 5, 3, 0.45) + 0.03 * clock.swing(1, u * 2)
    return [u * width, height * (roller.at - roller.height * ((hump + other) * 1.15 + chop))]
  })
}

function paintBreak(
  { drawing, palette, width, height, name }: Stage,
  roller: Roller,
  crest: readonly Point[],
  index: number,
): void {
  const random = seeded(name, 'break', index)
  const tall = roller.height * height
  const peak = crest.reduce(
    (best, point, i) => (i > 3 && i < 65 && point[1] < (crest[best]?.[1] ?? 0) ? i : best),
    34,
  )
  const ridge = crest.slice(Math.max(0, peak - 5), peak + 6)
  const under = ridge.map(([x, y], i): Point => {
    const share = i / (ridge.length - 1)
    const ragged = 0.35 + 0.65 * Math.abs(Math.sin(i * 1.9 + index * 5))
    return [
      x + width * 0.006 * Math.sin(i * 3.1),
      y + tall * 0.17 * Math.sin(Math.PI * share) * ragged,
    ]
  })
  drawing.path(`${curve(ridge)}L${curve(under.toReversed()).slice(1)}z`, palette.foam, {
    opacity: 0.95,
  })
  let spray = ''
  for (let i = 0; i < 30; i++) {
    const at = crest[Math.max(0, Math.min(68, peak - 7 + Math.floor(random.next() * 15)))]
    if (!at) continue
    const y = at[1] + tall * random.range(0.1, 0.75)
    spray += lens(
      at[0] + width * 0.01 * random.gauss(),
      y,
      width * random.range(0.008, 0.035),
      height * random.range(0.001, 0.0035),
    )
  }
  drawing.path(spray, palette.foam, { opacity: 0.6 })
}

/** Old foam on the face of a breaking sea: strings of it that follow the wave and fork. */
function paintLace(
  { drawing, palette, width, height, name }: Stage,
  roller: Roller,
  crest: readonly Point[],
  index: number,
): void {
  const random = seeded(name, 'lace', index)
  const tall = roller.height * height
  let shape = ''
  for (let i = 0; i < 30; i++) {
    const start = Math.floor(random.next() * 58)
    const reach = 5 + Math.floor(random.next() * 8)
    const [down, slope, thick] = [
      random.range(0.1, 1.6),
      random.range(-0.1, 0.42),
      random.range(0.8, 2.6),
    ]
    const ridge = crest.slice(start, start + reach)
    if (ridge.length < 4) continue
    const edge = (side: 1 | -1): Point[] =>
      ridge.map(([x, y], step): Point => {
        const share = step / (ridge.length - 1)
        const half = thick * height * 0.001 * Math.sin(Math.PI * share) ** 0.7
        const sway = 0.03 * Math.sin(share * 7 + i)
        return [
          x + width * 0.012 * Math.sin(i),
          y + tall * (down + slope * share + sway) + side * half,
        ]
      })
    shape += `${curve(edge(-1))}L${curve(edge(1).toReversed()).slice(1)}z`
  }
  drawing.path(shape, palette.foam, { opacity: 0.4 })
}
