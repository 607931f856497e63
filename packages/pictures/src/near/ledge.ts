import { mix } from '../kit/colour.ts'
import { steps } from '../kit/numbers.ts'
import { lens, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import type { Ledge } from './near-parts.ts'

/** Draws boulders of the shore that the picture is seen from, weed and foam at their feet. */
export function paintLedge(stage: Stage, ledge: Ledge): void {
  const { width, height } = stage
  const random = seeded(stage.name, 'ledge', ledge.side)
  const left = ledge.side === 'left'
  const count = ledge.count ?? 9
  const stones = steps(count).map((t) => {
    const out = ledge.width * (0.96 - 0.9 * t) + random.range(-0.02, 0.02)
    const size = ledge.height * height * (0.42 + 0.62 * t) * random.range(0.85, 1.15)
    return {
      x: (left ? out : 1 - out) * width,
      y: height * (1.01 - 0.055 * (1 - t) + random.range(-0.012, 0.03)),
      size,
    }
  })
  for (const { x, y, size } of stones.toSorted((a, b) => a.y - b.y)) {
    paintStone(stage, ledge, [x, y], size, seeded(stage.name, 'stone', Math.round(x)).range(-1, 1))
  }
}

function paintStone(stage: Stage, ledge: Ledge, [x, y]: Point, size: number, odd: number): void {
  const { drawing, palette, lightSide } = stage
  const rock = seen(stage, ledge.colour)
  const dark = mix(rock, palette.shadow, 0.55)
  const side = -lightSide
  const at = (across: number, up: number): Point => [
    x + side * across * size * (1 + 0.12 * odd),
    y - up * size * (1 - 0.1 * odd),
  ]
  const brow = [at(-0.62, 0.5), at(-0.34, 0.84 + 0.1 * odd), at(0.12, 0.92), at(0.5, 0.66)]
  const foot = [
    at(0.92, 0.16),
    at(1, -0.02),
    at(0.4, -0.07),
    at(-0.4, -0.07),
    at(-1.02, -0.02),
    at(-0.94, 0.18),
  ]
  drawing.path(lens(x, y + size * 0.02, size * 2.8, size * 0.24), palette.foam, { opacity: 0.6 })
  drawing.path(polygon([...brow, ...foot]), rock)
  const ridge = [at(0.12, 0.92), at(0.5, 0.66), at(0.92, 0.16), at(1, -0.02)]
  drawing.path(
    polygon([...ridge, at(0.4, -0.07), at(0.1, -0.07), at(0.26, 0.3), at(0.02, 0.58)]),
    dark,
    {
      opacity: 0.85,
    },
  )
  const top = [at(-0.62, 0.5), at(-0.34, 0.84 + 0.1 * odd), at(0.12, 0.92), at(0.02, 0.58)]
  drawing.path(polygon([...top, at(-0.34, 0.54)]), mix(rock, '#fff4dc', 0.28))
  const crack = [at(-0.34, 0.54), at(-0.26, 0.3), at(-0.4, 0.02)]
  drawing.line(polygon(crack, false), dark, size * 0.018, { opacity: 0.6 })
  const weed = [at(-0.98, 0.16), at(-0.5, 0.1), at(0.1, 0.15), at(0.6, 0.08), at(0.98, 0.14)]
  drawing.path(
    polygon([...weed, at(1.01, -0.03), at(0.4, -0.08), at(-0.4, -0.08), at(-1.03, -0.03)]),
    mix(seen(stage, '#5d5a2c'), palette.shadow, 0.3),
    { opacity: 0.75 },
  )
}
