import type { Colour } from '../kit/colour.ts'
import { radians } from '../kit/numbers.ts'
import { polygon, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Stage } from '../world/stage.ts'
import type { Loom, Rainbow } from './sky-parts.ts'

const bow: readonly Colour[] = ['#e58a7a', '#efb277', '#f3dd8f', '#a9d0a0', '#86b8d6', '#a99ac9']

/** Draws one end of a rainbow, brightest above the sea, with the paler sky inside it. */
export function paintRainbow(stage: Stage, rainbow: Rainbow): void {
  const { drawing, width, horizon } = stage
  const [x, y] = [rainbow.x * width, horizon + rainbow.down * width]
  const radius = rainbow.radius * width
  const band = width * 0.0085
  const top = horizon * (1 - rainbow.rise)
  const fade = drawing.linear(
    [
      [0, '#ffffff', 0],
      [0.55, '#ffffff', 0.7],
      [1, '#ffffff', 1],
    ],
    [0, top],
    [0, horizon],
  )
  const edge = rainbow.side === 'left' ? x - radius * 1.1 : x
  const clip = drawing.clip(
    `M${tenth(edge)} 0h${tenth(radius * 1.1)}V${tenth(horizon)}h${tenth(-radius * 1.1)}z`,
  )
  drawing.group({ mask: drawing.mask(fade), opacity: 0.62, clip }, () => {
    drawing.circle(x, y, radius - band * 3, '#ffffff', { opacity: 0.13 })
    bow.forEach((colour, index) =>
      drawing.circle(x, y, radius - (index - 2.5) * band, 'none', {
        stroke: colour,
        strokeWidth: band * 1.5,
        opacity: 0.62,
      }),
    )
  })
}

/** Draws the sweep of a lighthouse whose lamp is below the horizon: a dome of light and one beam. */
export function paintLoom(stage: Stage, { x }: Loom): void {
  const { drawing, width, horizon } = stage
  const at: Point = [x * width, horizon + 4]
  const dome = drawing.radial(
    [
      [0, '#ffeeb4', 0.75],
      [0.2, '#ffe9ae', 0.3],
      [1, '#ffe9ae', 0],
    ],
    at,
    width * 0.2,
  )
  drawing.box(0, 0, width, horizon + 2, dome)
  for (const [angle, spread, strength] of [
    [-33, 2.6, 0.34],
    [-156, 2.6, 0.26],
  ] as const) {
    const tip = (turn: number): Point => [
      at[0] + Math.cos(radians(turn)) * width * 0.72,
      at[1] + Math.sin(radians(turn)) * width * 0.72,
    ]
    const beam = drawing.linear(
      [
        [0, '#fff0bc', strength],
        [0.4, '#fff0bc', strength * 0.4],
        [1, '#fff0bc', 0],
      ],
      at,
      tip(angle),
    )
    drawing.path(polygon([at, tip(angle - spread), tip(angle + spread)]), beam)
  }
}
