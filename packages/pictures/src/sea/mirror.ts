import { ramp } from '../kit/colour.ts'
import { lerp } from '../kit/numbers.ts'
import { lens, tenth } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { SeaState } from './sea-state.ts'

/** How tall a likeness in the water is for the thing itself. */
const squeeze = 0.82

/**
 * Draws the shore upside down in calm water, fading towards the camera and cut up by the breeze.
 * `draw` draws the shore itself once more.
 */
export function paintMirror(stage: Stage, { mirror }: SeaState, draw: () => void): void {
  if (!mirror) return
  const { drawing, width, height, horizon, clock } = stage
  const fade = drawing.linear(
    [
      [0, '#ffffff', 0],
      [0.001, '#ffffff', mirror],
      [0.45, '#ffffff', mirror * 0.62],
      [1, '#ffffff', 0],
    ],
    [0, horizon + 1],
    [0, height],
  )
  const flip = `translate(0 ${tenth(horizon * (1 + squeeze))}) scale(1 ${-squeeze})`
  drawing.group({ mask: drawing.mask(fade) }, () => {
    drawing.group({ transform: flip }, draw)
  })
  const random = seeded(stage.name, 'mirror')
  for (const band of [0, 1, 2, 3]) {
    let shape = ''
    for (let i = 0; i < 26; i++) {
      const t = (band + random.next()) / 4
      const across = lerp(0.03, 0.2, t) * width * random.range(0.5, 1.3)
      const x = random.next() * width + clock.swing(1, random.next()) * width * 0.006
      shape += lens(x, horizon + 2 + t * (height - horizon), across, lerp(0.8, 3.2, t))
    }
    drawing.path(shape, ramp(stage.palette.sea, (band + 0.4) / 4), { opacity: 0.5 })
  }
}
