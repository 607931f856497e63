import { mix } from '../kit/colour.ts'
import { lerp } from '../kit/numbers.ts'
import { polygon, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { Overcast, Rain, Streaks } from './sky-parts.ts'

/** Draws stacks of tapered streaks, flatter and shorter towards the horizon. */
export function paintStreaks(stage: Stage, streaks: Streaks, index: number): void {
  const { drawing, width, height, horizon, palette } = stage
  const random = seeded(stage.name, 'streaks', index)
  const { length = 0.46, thick = 0.01, opacity = 0.65 } = streaks
  for (let i = 0; i < streaks.count; i++) {
    const share = random.next()
    const [x, y] = [
      random.range(-0.1, 1.1) * width,
      lerp(streaks.from, streaks.to, share) * horizon,
    ]
    const near = lerp(1.25, 0.45, share)
    const parts = 2 + Math.floor(random.next() * 4)
    let shape = ''
    for (let part = 0; part < parts; part++) {
      const across = length * width * near * random.range(0.35, 1) * (1 - part * 0.13)
      const tall = thick * Math.min(height, width) * near * random.range(0.6, 1.1)
      shape += streak(
        x + random.gauss() * across * 0.22 - across / 2,
        y + (part - (parts - 1) / 2) * tall * 1.25,
        across,
        tall,
      )
    }
    const colour = streaks.colour ?? mix(palette.streaks[0], palette.streaks[1], share)
    drawing.path(shape, colour, { opacity: opacity * random.range(0.6, 1) })
  }
}

/** Draws a low ceiling of cloud: heavy overlapping rolls, darkest at their undersides. */
export function paintOvercast(stage: Stage, { to, opacity = 0.85 }: Overcast, index: number): void {
  const { drawing, width, horizon, palette } = stage
  const random = seeded(stage.name, 'overcast', index)
  const [light, body, dark] = palette.cloud
  const lid = drawing.linear(
    [
      [0, dark, 0.9],
      [0.55, dark, 0.5],
      [1, dark, 0],
    ],
    [0, 0],
    [0, to * horizon],
  )
  drawing.box(0, 0, width, to * horizon, lid, { opacity })
  const rolls = 26
  for (let i = 0; i < rolls; i++) {
    const t = (i + random.next()) / rolls
    const across = width * random.range(0.3, 0.75) * (1.2 - 0.6 * t)
    const thick = horizon * random.range(0.045, 0.085) * (1.25 - 0.75 * t)
    const [x, y] = [random.range(-0.15, 1.15) * width, to * horizon * (0.05 + 0.95 * t)]
    const tone = mix(mix(dark, body, random.next()), light, t * 0.35)
    const roll = drawing.linear(
      [
        [0, mix(tone, light, 0.35), 0.85],
        [0.5, tone, 0.7],
        [1, dark, 0.1],
      ],
      [0, y - thick],
      [0, y + thick * 0.5],
    )
    drawing.path(streak(x - across / 2, y, across, thick), roll, {
      opacity: opacity * random.range(0.5, 0.95),
    })
  }
}

/** Draws a slanting curtain of rain from a cloud to the sea, soft at its sides. */
export function paintRain(stage: Stage, rain: Rain, index: number): void {
  const { drawing, width, horizon, palette } = stage
  const random = seeded(stage.name, 'rain', index)
  const top = rain.from * horizon
  const fade = drawing.linear(
    [
      [0, '#ffffff', 0],
      [0.22, '#ffffff', 1],
      [0.7, '#ffffff', 0.75],
      [1, '#ffffff', 0.25],
    ],
    [0, top],
    [0, horizon],
  )
  drawing.group({ mask: drawing.mask(fade), opacity: rain.opacity ?? 0.7 }, () => {
    const colour = rain.colour ?? palette.cloud[2]
    for (let i = 0; i < 9; i++) {
      const x = (rain.x + random.range(-0.5, 0.5) * rain.width) * width
      const across = rain.width * width * random.range(0.14, 0.5)
      const slant = width * 0.07
      const strength = random.range(0.3, 0.65)
      const veil = drawing.linear(
        [
          [0, colour, 0],
          [random.range(0.3, 0.7), colour, strength],
          [1, colour, 0],
        ],
        [x, top],
        [x + across, top + (across * slant) / (horizon - top)],
      )
      const shape: Point[] = [
        [x, top],
        [x + across, top],
        [x + across - slant, horizon],
        [x - slant, horizon],
      ]
      drawing.path(polygon(shape), veil)
    }
  })
}

function streak(x: number, y: number, w: number, h: number): string {
  const at = (share: number): number => tenth(w * share)
  const up = (share: number): number => tenth(h * share)
  return (
    `M${tenth(x)} ${tenth(y)}c${at(0.12)} ${up(-0.9)} ${at(0.3)} ${up(-1)} ${at(0.52)} ${up(-0.8)}` +
    `s${at(0.36)} ${up(0.35)} ${at(0.48)} ${up(0.8)}` +
    `c${at(-0.2)} ${up(0.12)} ${at(-0.8)} ${up(0.12)} ${at(-1)} 0z`
  )
}
