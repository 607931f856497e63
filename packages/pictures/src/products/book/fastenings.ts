import { lighten, mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { steps } from '../../kit/numbers.ts'
import { pair } from '../../kit/path.ts'
import { coverSize, onBook } from './pose.ts'
import type { Pose } from './pose.ts'

const { height } = coverSize

/** Draws the rings of a wire binding along the spine. */
export function paintWire(drawing: Drawing, pose: Pose, colour: Colour, thick: number): void {
  const dark = mix(colour, '#10182a', 0.55)
  for (const y of steps(20, 26, height - 26)) {
    const hole = onBook(pose, 14, y)
    const behind = onBook(pose, 4, y, thick)
    const out: readonly [number, number] = [hole[0] - 26, hole[1] - 12]
    drawing.circle(hole[0], hole[1], 4.4, '#2a2f3a', { opacity: 0.75 })
    const ring = `M${pair(hole)}C${pair([hole[0] - 6, hole[1] - 16])} ${pair([out[0] - 4, out[1] - 8])} ${pair([out[0], out[1] + 6])}S${pair([behind[0] - 2, behind[1] + 10])} ${pair(behind)}`
    drawing.line(ring, dark, 5)
    drawing.line(ring, lighten(colour, 0.12), 2.4)
  }
}

/** Draws the elastic that holds a notebook shut, on the flat cover. */
export function paintBand(drawing: Drawing, colour: Colour): void {
  drawing.box(344, -1, 15, height + 2, '#10182a', { opacity: 0.22 })
  const cloth = drawing.linear(
    [
      [0, mix(colour, '#10182a', 0.3)],
      [0.4, lighten(colour, 0.05)],
      [1, mix(colour, '#10182a', 0.25)],
    ],
    [340, 0],
    [353, 0],
  )
  drawing.box(340, -2, 13, height + 4, cloth)
}
