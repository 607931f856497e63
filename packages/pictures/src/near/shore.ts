import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { layered, lineNoise } from '../kit/noise.ts'
import { lerp, radians, steps } from '../kit/numbers.ts'
import { curve, lens, oval, pair } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { Shore } from './near-parts.ts'

/** Draws a sandy shore from the air in a corner of the foot, its shallows, bushes and palms. */
export function paintShore(stage: Stage, shore: Shore): void {
  const { drawing, palette, scale } = stage
  for (const [out, colour, opacity] of [
    [1.3, '#e9fbe6', 0.2],
    [1.17, '#f1fce8', 0.3],
    [1.06, palette.foam, 0.75],
    [1.03, '#ead9ac', 1],
    [1, '#f8ecca', 1],
  ] as const)
    drawing.path(outline(stage, shore, out), colour, { opacity })
  drawing.path(outline(stage, shore, 0.6), '#3f8f6a')
  drawing.path(outline(stage, shore, 0.55), '#2f7a5c')
  const random = seeded(stage.name, 'bushes')
  for (let i = 0; i < 60; i++) {
    const [x, y] = inside(stage, shore, random.next(), random.range(0.2, 0.6))
    const r = random.range(5, 11) * scale
    drawing.path(oval(x - stage.lightSide * r * 0.3, y + r * 0.3, r, r * 0.75), '#1f5f52')
    drawing.path(oval(x, y - r * 0.2, r * 0.85, r * 0.62), mix('#3f9a66', '#8fc77a', random.next()))
  }
  for (const [turn, out, size] of shore.palms)
    paintCrown(stage, inside(stage, shore, turn, out), size * 800 * scale)
}

function outline(stage: Stage, shore: Shore, out: number): string {
  const corner: Point = [shore.side === 'left' ? -20 : stage.width + 20, stage.height + 20]
  const rim = steps(28).map((t) => inside(stage, shore, t, out))
  return `${curve(rim)}L${pair(corner)}z`
}

function inside({ name, width, height }: Stage, shore: Shore, turn: number, out: number): Point {
  const noise = lineNoise(name, 'shore')
  const reach = out * (1 + 0.16 * layered(noise, turn * 4, 3) + 0.06 * Math.sin(turn * 9))
  const angle = lerp(0, Math.PI / 2, turn)
  const x = Math.cos(angle) * shore.width * reach * 1.04 - 0.03
  const y = 1.03 - Math.sin(angle) * shore.height * reach
  return [(shore.side === 'left' ? x : 1 - x) * width, y * height]
}

function paintCrown(stage: Stage, [x, y]: Point, size: number): void {
  const { drawing, lightSide } = stage
  const fronds = (dx: number, dy: number, turn: number, grow: number): string =>
    steps(11, 0, 327)
      .map((degrees, index) => {
        const angle = radians(degrees + turn + 9 * Math.sin(index * 2.7))
        const long = size * grow * (0.86 + 0.14 * Math.sin(index * 4.1))
        const at = (out: number, aside: number): Point => [
          x + dx + Math.cos(angle) * long * out - Math.sin(angle) * long * aside,
          y + dy + (Math.sin(angle) * long * out + Math.cos(angle) * long * aside) * 0.66,
        ]
        return `${curve([at(0, 0), at(0.35, 0.1), at(0.72, 0.13), at(1, 0.02)])}L${curve([at(1, 0.02), at(0.7, -0.06), at(0.35, -0.07), at(0, 0)]).slice(1)}z`
      })
      .join('')
  const fall = -lightSide * size * 0.5
  drawing.path(fronds(fall, size * 0.55, 12, 0.95), '#1d4f4a', { opacity: 0.3 })
  const greens: readonly [Colour, number, number][] = [
    ['#175a4c', 16, 1],
    ['#2c8a5c', 0, 0.92],
    ['#6fb96c', 24, 0.52],
  ]
  for (const [green, turn, grow] of greens) drawing.path(fronds(0, 0, turn, grow), green)
  drawing.path(lens(x, y, size * 0.16, size * 0.1), '#8a6a3c')
}
