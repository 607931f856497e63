import type { Drawing } from '../kit/drawing.ts'
import { lineNoise } from '../kit/noise.ts'
import { steps } from '../kit/numbers.ts'
import { curve } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'

const plank = 100

/** A teak deck, quiet enough to read a knot on, lit from the top left. */
export function paintDeck(drawing: Drawing): void {
  const { width, height } = drawing
  drawing.box(
    0,
    0,
    width,
    height,
    drawing.linear(
      [
        [0, '#e3c696'],
        [0.55, '#d3ad77'],
        [1, '#b98c58'],
      ],
      [0, 0],
      [width, height],
    ),
  )
  const random = seeded('deck', 'planks')
  for (let top = -30; top < height; top += plank) {
    const light = random.chance(0.5)
    drawing.box(0, top, width, plank, light ? '#fff0cf' : '#8f6536', {
      opacity: random.range(0.03, 0.1),
    })
    paintGrain(drawing, top)
    drawing.box(0, top - 1.5, width, 3.2, '#4f3d31', { opacity: 0.6 })
    drawing.box(0, top + 1.7, width, 1.2, '#fff3d6', { opacity: 0.35 })
  }
  const edge = drawing.radial(
    [
      [0, '#3a2412', 0],
      [0.62, '#3a2412', 0],
      [1, '#3a2412', 0.3],
    ],
    [width * 0.46, height * 0.44],
    width * 0.66,
  )
  drawing.box(0, 0, width, height, edge)
}

function paintGrain(drawing: Drawing, top: number): void {
  const random = seeded('deck', 'grain', top)
  const sway = lineNoise('deck', top)
  for (let line = 0; line < 5; line++) {
    const y = top + random.range(10, plank - 8)
    const points = steps(9, -10, drawing.width + 10).map((x): [number, number] => [
      x,
      y + 2.4 * sway(x / 160 + line * 9),
    ])
    drawing.line(curve(points), '#8a6033', random.range(0.6, 1.3), { opacity: 0.16 })
  }
}
