import { mix } from '../kit/colour.ts'
import { steps } from '../kit/numbers.ts'
import { curve } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { SeaState } from './sea-state.ts'

/** Draws coral heads and weed seen through clear water. */
export function paintReefs(stage: Stage, { reefs = 0 }: SeaState): void {
  const { drawing, width, height, horizon, palette } = stage
  const random = seeded(stage.name, 'reefs')
  for (let i = 0; i < reefs; i++) {
    const t = random.range(0.4, 1)
    const [x, y] = [width * random.range(-0.05, 1.05), horizon + t * (height - horizon)]
    const across = width * random.range(0.03, 0.1) * t
    const down = across * random.range(0.2, 0.32)
    const rim = steps(10, 0, 0.9).map((turn): Point => {
      const angle = turn * Math.PI * 2
      return [
        x + Math.cos(angle) * across * random.range(0.7, 1.15),
        y + Math.sin(angle) * down * random.range(0.7, 1.15),
      ]
    })
    const inner = rim.map(([px, py]): Point => [x + (px - x) * 0.6, y + (py - y) * 0.6])
    drawing.path(curve(rim, true), mix(palette.waveDark, palette.waveLight, t > 0.8 ? 0.35 : 0.1), {
      opacity: 0.3,
    })
    drawing.path(curve(inner, true), palette.waveDark, { opacity: 0.22 })
  }
}
