import { mix, ramp } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { lerp } from '../kit/numbers.ts'
import { lens } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Random } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { SeaState } from './sea-state.ts'

type Tone = 'light' | 'dark' | 'bright'

/** Draws small flat strokes all over the water, sized by perspective, in three tones. */
export function paintRipples(stage: Stage, sea: SeaState): void {
  const random = seeded(stage.name, 'ripples')
  const shapes = new Map<string, string>()
  for (let i = 0; i < (sea.ripples ?? 320); i++) {
    const t = random.next() ** 1.25 * 0.99 + 0.01
    const pick = random.next()
    const tone: Tone = pick < 0.42 ? 'light' : pick < 0.9 ? 'dark' : 'bright'
    const key = `${tone} ${Math.floor(t * 5)}`
    shapes.set(key, (shapes.get(key) ?? '') + ripple(stage, t, i, random))
  }
  for (const [key, shape] of shapes) {
    const [tone, band] = key.split(' ')
    const colour = toned(stage, tone as Tone, (Number(band) + 0.5) / 5)
    stage.drawing.path(shape, colour, { opacity: tone === 'bright' ? 0.55 : 0.5 })
  }
}

function ripple(stage: Stage, t: number, index: number, random: Random): string {
  const { width, height, horizon, clock } = stage
  const drift = clock.swing(1, random.next()) * width * 0.008 * (0.2 + t)
  const breathing = 0.7 + 0.3 * clock.swing(1 + (index % 3), random.next())
  const y = horizon + t * (height - horizon)
  const x = random.range(-0.03, 1.03) * width + drift
  const reach = lerp(0.006, 0.06, t ** 0.9) * Math.min(width, height * 1.5)
  const across = breathing * reach * random.range(0.4, 1.25)
  const thick = Math.max(
    0.7,
    Math.min(Math.min(height, width) * 0.0036, across * random.range(0.03, 0.055) + 0.2),
  )
  const parts = [
    lens(x, y, across, thick, thick * random.range(-0.4, 0.4)),
    lens(
      x + across * random.range(0.2, 0.5) * (random.chance(0.5) ? -1 : 1),
      y + thick * random.range(0.9, 1.6),
      across * random.range(0.4, 0.8),
      thick * 0.7,
    ),
    lens(x + across * random.range(-0.6, 0.6), y - thick * 1.3, across * 0.4, thick * 0.55),
  ]
  const count = random.next()
  return parts.slice(0, count < 0.3 ? 3 : count < 0.75 ? 2 : 1).join('')
}

function toned({ palette }: Stage, tone: Tone, t: number): Colour {
  const own = ramp(palette.sea, t)
  if (tone === 'dark') return mix(own, palette.waveDark, 0.6)
  return mix(own, palette.waveLight, tone === 'light' ? 0.5 : 0.85)
}
