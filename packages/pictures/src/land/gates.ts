import { mix } from '../kit/colour.ts'
import { downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { tenth } from '../kit/path.ts'
import type { Stage } from '../world/stage.ts'
import { cardHeight, seen } from './ground.ts'
import type { Gates } from './land-parts.ts'

/** Draws a pair of closed lock gates: planks, frames, footboard and the white ends of the beams. */
export function paintGates(stage: Stage, gates: Gates): void {
  const { drawing, width, horizon, palette, scale } = stage
  const tall = gates.height * cardHeight(stage)
  const [left, across] = [gates.from * width, (gates.to - gates.from) * width]
  const wood = seen(stage, gates.colour)
  const dark = mix(wood, palette.shadow, 0.5)
  drawing.box(
    left,
    horizon - tall,
    across,
    tall + 6 * scale,
    downwards(drawing, horizon - tall, horizon, wood, dark),
  )
  const planks = steps(17, 0, 1).map(
    (t) => `M${tenth(left + t * across)} ${tenth(horizon - tall)}V${tenth(horizon + 5 * scale)}`,
  )
  drawing.line(planks.join(''), dark, scale, { opacity: 0.7 })
  for (const up of [0.2, 0.55, 0.9])
    drawing.box(left, horizon - tall * up, across, tall * 0.07, mix(wood, '#fff0d4', 0.18))
  drawing.box(
    left + across / 2 - 2 * scale,
    horizon - tall,
    4 * scale,
    tall + 5 * scale,
    mix(dark, '#10202e', 0.4),
  )
  drawing.box(left - across * 0.34, horizon - tall * 1.12, across * 1.68, tall * 0.14, dark)
  for (const end of [left - across * 0.34, left + across * 1.28]) {
    drawing.box(end, horizon - tall * 1.12, across * 0.06, tall * 0.14, '#f6f1e6')
  }
  drawing.line(
    `M${tenth(left)} ${tenth(horizon - tall * 1.4)}H${tenth(left + across)}`,
    seen(stage, '#f6f1e6'),
    1.6 * scale,
  )
  const posts = steps(7).map(
    (t) => `M${tenth(left + t * across)} ${tenth(horizon - tall * 1.4)}V${tenth(horizon - tall)}`,
  )
  drawing.line(posts.join(''), seen(stage, '#f6f1e6'), 1.3 * scale)
}
