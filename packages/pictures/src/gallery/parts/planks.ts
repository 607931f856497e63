import { mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { steps } from '../../kit/numbers.ts'
import { tenth } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'

/** Boards laid side by side across a picture, as data. */
export interface Planks {
  readonly name: string
  readonly colour: Colour
  readonly seam: Colour
  /** Pixels from seam to seam. */
  readonly wide: number
}

/** Draws boards that run from left to right over `width` by `height` pixels, with their grain. */
export function paintPlanks(drawing: Drawing, planks: Planks, width: number, height: number): void {
  const { name, colour, seam, wide } = planks
  const random = seeded(name, 'planks')
  drawing.box(0, 0, width, height, colour)
  for (const row of steps(Math.ceil(height / wide), 0, Math.ceil(height / wide) - 1)) {
    const top = row * wide
    const tone = mix(colour, random.chance(0.5) ? '#fff0d0' : '#5a3a1c', random.range(0.02, 0.16))
    drawing.box(0, top, width, wide, tone)
    let grain = ''
    for (let i = 0; i < 7; i++) {
      const [x, y] = [random.range(-width * 0.2, width * 0.8), top + random.range(0.1, 0.9) * wide]
      const long = random.range(0.2, 0.6) * width
      grain += `M${tenth(x)} ${tenth(y)}q${tenth(long / 2)} ${tenth(random.range(-0.08, 0.08) * wide)} ${tenth(long)} 0`
    }
    drawing.line(grain, mix(tone, '#4a2c12', 0.5), 1.4, { opacity: 0.35 })
    drawing.box(0, top, width, wide * 0.05, '#ffffff', { opacity: 0.16 })
    drawing.box(0, top + wide * 0.93, width, wide * 0.07, seam)
  }
}
