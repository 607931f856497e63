import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { lerp, radians, steps } from '../kit/numbers.ts'
import { curve, polygon, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Random } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { Palm } from './near-parts.ts'

/** Draws a palm near the camera: a ringed trunk and drooping fronds, darker behind. */
export function paintPalm(stage: Stage, palm: Palm): void {
  const { drawing, width, height, scale } = stage
  const random = seeded(stage.name, 'palm', palm.foot[0])
  const size = palm.size * 800 * scale
  const foot: Point = [palm.foot[0] * width, palm.foot[1] * height]
  const crown: Point = [palm.crown[0] * width, palm.crown[1] * height]
  for (const angle of [195, 232, 268, 305, 348])
    paintFrond(stage, crown, angle, size * 0.96, '#1c5f55', random)
  paintTrunk(stage, foot, crown, size)
  for (const angle of [178, 212, 330, 5, 250, 290])
    paintFrond(stage, crown, angle, size, '#2f8a5f', random)
  for (const [x, y] of [
    [-0.05, 0.05],
    [0.05, 0.055],
    [0, 0.085],
  ] as const) {
    drawing.circle(crown[0] + x * size, crown[1] + y * size, size * 0.042, '#6b4a2c')
  }
}

function paintTrunk(stage: Stage, foot: Point, crown: Point, size: number): void {
  const { drawing, lightSide } = stage
  const bend: Point = [lerp(foot[0], crown[0], 0.05), lerp(foot[1], crown[1], 0.6)]
  const at = (t: number): Point => [
    (1 - t) ** 2 * foot[0] + 2 * t * (1 - t) * bend[0] + t * t * crown[0],
    (1 - t) ** 2 * foot[1] + 2 * t * (1 - t) * bend[1] + t * t * crown[1],
  ]
  const half = (t: number): number => size * 0.05 * (1.25 - 0.75 * t)
  const left = steps(14).map((t): Point => [at(t)[0] - half(t), at(t)[1]])
  const right = steps(14, 1, 0).map((t): Point => [at(t)[0] + half(t), at(t)[1]])
  const edge = lightSide * size * 0.09
  const bark = drawing.linear(
    [
      [0, '#a5764c'],
      [1, '#4a3328'],
    ],
    [bend[0] + edge, 0],
    [bend[0] - edge, 0],
  )
  drawing.path(polygon([...left, ...right]), bark)
  const rings = steps(24, 0.02, 0.97).map((t) => {
    const [x, y] = at(t)
    const w = half(t)
    return `M${tenth(x - w)} ${tenth(y)}q${tenth(w)} ${tenth(w * 0.5)} ${tenth(w * 2)} 0`
  })
  drawing.line(rings.join(''), '#3b2820', size * 0.007, { opacity: 0.5, cap: 'butt' })
}

function paintFrond(
  stage: Stage,
  [x0, y0]: Point,
  angle: number,
  size: number,
  colour: Colour,
  random: Random,
): void {
  const { drawing } = stage
  const [dx, dy] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
  const droop = size * (0.5 + 0.14 * Math.abs(dx))
  const spine = (t: number): Point => [
    x0 + dx * size * t * (1 - 0.12 * t),
    y0 + dy * size * 0.82 * t + droop * t * t,
  ]
  const upper: Point[] = []
  const lower: Point[] = []
  for (const t of steps(30, 0.03, 1)) {
    const [x, y] = spine(t)
    const blade =
      size *
      0.19 *
      Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.12)) ** 0.7 *
      random.range(0.86, 1.1)
    const out = dx >= 0 ? 1 : -1
    upper.push([x + out * blade * 0.2, y - blade * 0.22], [x + out * blade * 0.6, y - blade * 0.36])
    lower.push([x + out * blade * 0.12, y + blade * 0.55], [x + out * blade * 0.4, y + blade])
  }
  const dark = mix(colour, '#0c3a3c', 0.45)
  drawing.path(polygon([...lower, ...steps(10, 1, 0.02).map(spine)]), dark)
  drawing.path(polygon([...upper, ...steps(10, 1, 0.02).map(spine)]), colour)
  drawing.line(curve(steps(8, 0, 1).map(spine)), mix(colour, '#e9e0a0', 0.35), size * 0.012)
}
