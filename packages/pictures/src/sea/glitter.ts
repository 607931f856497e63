import { clamp, lerp } from '../kit/numbers.ts'
import { lens } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { SeaState } from './sea-state.ts'

/**
 * Draws the path of light on the water below sun or moon, widening towards the camera: once under
 * the waves (`under`) and once over them.
 */
export function paintGlitter(stage: Stage, { glitter }: SeaState, under: boolean): void {
  if (!glitter) return
  const random = seeded(stage.name, 'glitter', under ? 0 : 1)
  const shapes: [string, string, string] = ['', '', '']
  for (let i = 0; i < Math.round(glitter.count * (under ? 0.55 : 1)); i++) {
    const t = random.next() ** (under ? 1.8 : 1.4)
    const spread = (0.028 + 0.09 * t) * glitter.width * stage.width
    const x = stage.sun[0] + random.gauss() * spread * 0.62
    const ring = Math.min(2, Math.floor((Math.abs(x - stage.sun[0]) / spread) * 1.15))
    const shape = glint(stage, x, t, Math.abs(x - stage.sun[0]) / spread, i, random)
    if (ring === 0) shapes[0] += shape
    else if (ring === 1) shapes[1] += shape
    else shapes[2] += shape
  }
  const { drawing, palette } = stage
  const { strength } = glitter
  drawing.path(shapes[2], palette.glitter[2], { opacity: strength * 0.35 })
  drawing.path(shapes[1], palette.glitter[1], { opacity: strength * 0.6 })
  drawing.path(shapes[0], palette.glitter[0], { opacity: strength * (under ? 0.95 : 0.85) })
}

function glint(
  { width, height, horizon, clock }: Stage,
  x: number,
  t: number,
  off: number,
  index: number,
  random: ReturnType<typeof seeded>,
): string {
  const twinkle = 0.7 + 0.3 * clock.swing(1 + (index % 4), random.next())
  const across =
    twinkle * lerp(0.004, 0.042, t) * Math.min(width, height * 1.7) * random.range(0.3, 1.3)
  const wide = across * (1.15 - 0.4 * clamp(off))
  const most = lerp(0.0012, 0.0075, t) * height * random.range(0.5, 1.3) * twinkle
  const thick = Math.max(0.8 * twinkle, Math.min(most, wide * 0.105))
  return lens(x, horizon + 2 + t * (height - horizon), wide, thick, thick * random.range(-0.2, 0.2))
}
