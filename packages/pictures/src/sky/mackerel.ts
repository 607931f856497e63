import { mix } from '../kit/colour.ts'
import { planeNoise } from '../kit/noise.ts'
import { lerp } from '../kit/numbers.ts'
import { lens } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { Mackerel } from './sky-parts.ts'

/** Draws a mackerel sky: rows of small clouds that close up and flatten towards the horizon. */
export function paintMackerel(stage: Stage, sky: Mackerel, index: number): void {
  const { drawing, width, horizon, palette, lightSide } = stage
  const random = seeded(stage.name, 'mackerel', index)
  const thick = planeNoise(stage.name, 'mackerel', index)
  const rows = sky.rows ?? 23
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1)
    const near = (1 - share) ** 1.4
    const y = lerp(sky.to, sky.from, near) * horizon
    const across = lerp(0.024, 0.125, near) * width
    const tall = lerp(0.003, 0.02, near) * horizon
    let [body, light] = ['', '']
    for (let x = -across * (row % 2 ? 0.5 : 1); x < width + across; x += across * 0.62) {
      const cover = thick((x / width) * 2.4 + near * 2, near * 5)
      const size = Math.min(1, (cover - 0.46 + (sky.cover ?? 0.08)) * 5)
      if (size < 0.15) continue
      const cx = x + random.range(-0.1, 0.1) * across
      const cy =
        y +
        (x / width - 0.5) * horizon * 0.1 * near +
        Math.sin(x * 0.008 + row * 0.4) * tall * 1.1 +
        random.range(-0.2, 0.2) * tall
      body += lens(cx, cy, across * (0.5 + 0.6 * size), tall * size, tall * -0.9)
      light += lens(
        cx + lightSide * across * 0.06,
        cy - tall * 0.2,
        across * (0.3 + 0.4 * size),
        tall * 0.5 * size,
        tall * -0.8,
      )
    }
    drawing.path(body, mix(palette.cloud[1], palette.haze, 0.5 * share), { opacity: 0.6 })
    drawing.path(light, mix(palette.cloud[0], palette.haze, 0.4 * share), { opacity: 0.75 })
  }
}
