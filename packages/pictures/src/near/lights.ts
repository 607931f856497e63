import { lens } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { Lights } from './waterfront-parts.ts'

/** Draws lamps along a shore at dusk, and under each its broken light in the water. */
export function paintLights(stage: Stage, { at, colour }: Lights): void {
  const { drawing, width, height, horizon, scale } = stage
  at.forEach(([sx, sy, share], index) => {
    const random = seeded(stage.name, 'light', index)
    const [x, y, size] = [sx * width, sy * height, share * 800 * scale]
    const glow = drawing.radial(
      [
        [0, colour, 0.8],
        [0.3, colour, 0.28],
        [1, colour, 0],
      ],
      [x, y],
      size,
    )
    drawing.circle(x, y, size, glow)
    drawing.circle(x, y, size * 0.1, '#fff6dc')
    let path = ''
    const start = Math.max(horizon, y) + 3 * scale
    for (let i = 0; i < 15; i++) {
      const t = (i + random.next() * 0.6) / 15
      const across = size * (0.12 + 0.34 * t) * random.range(0.5, 1.2)
      path += lens(
        x + random.gauss() * size * 0.06,
        start + t * size * 3.4,
        across,
        (0.6 + 1.3 * t) * scale,
      )
    }
    drawing.path(path, colour, { opacity: 0.62 })
  })
}
