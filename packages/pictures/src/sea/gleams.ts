import { lerp } from '../kit/numbers.ts'
import { lens } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { Gleam, SeaState } from './sea-state.ts'

/** Draws light on the water below lamps and fireworks: broken strokes, wider towards the camera. */
export function paintGleams(stage: Stage, { gleams = [] }: SeaState): void {
  gleams.forEach((gleam, index) => paintGleam(stage, gleam, index))
}

function paintGleam(stage: Stage, gleam: Gleam, index: number): void {
  const { drawing, width, height, horizon } = stage
  const random = seeded(stage.name, 'gleam', index)
  const depth = (height - horizon) * gleam.reach
  const rows = Math.round(14 + 22 * gleam.reach)
  const layers: [string, string, string] = ['', '', '']
  for (let row = 0; row < rows; row++) {
    const t = (row + random.next()) / rows
    const spread = gleam.width * width * (0.35 + 0.65 * t)
    const y = horizon + 2 + t ** 1.35 * depth
    for (let piece = 0; piece < 3; piece++) {
      const x = gleam.x * width + random.gauss() * spread * 0.34
      const across = spread * random.range(0.25, 0.85) * (piece ? 0.6 : 1)
      const shape = lens(x, y + random.range(-2, 2), across, lerp(0.7, 2.6, t) * stage.scale)
      if (t < 0.34) layers[0] += shape
      else if (t < 0.68) layers[1] += shape
      else layers[2] += shape
    }
  }
  layers.forEach((shape, layer) =>
    drawing.path(shape, gleam.colour, { opacity: gleam.strength * (1 - layer * 0.3) }),
  )
}
