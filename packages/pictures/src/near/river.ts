import { mix } from '../kit/colour.ts'
import { lerp, steps } from '../kit/numbers.ts'
import { curve, lens, pair, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { cardHeight, seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import type { Mist, Slipway, Withies } from './waterfront-parts.ts'

/** Draws a bank of mist lying on the water. */
export function paintMist(stage: Stage, { y, height, opacity }: Mist): void {
  const { drawing, width, palette } = stage
  const [middle, half] = [y * stage.height, height * cardHeight(stage)]
  const fade = drawing.linear(
    [
      [0, palette.haze, 0],
      [0.5, palette.haze, opacity],
      [1, palette.haze, 0],
    ],
    [0, middle - half],
    [0, middle + half],
  )
  drawing.box(0, middle - half, width, half * 2, fade)
}

/** Draws withies: thin branches stuck in the mud, twigs left at their heads, each with its likeness. */
export function paintWithies(stage: Stage, { at }: Withies): void {
  const { drawing, width, height, palette } = stage
  at.forEach(([sx, sy, share], index) => {
    const random = seeded(stage.name, 'withy', index)
    const [x, y, tall] = [sx * width, sy * height, share * cardHeight(stage)]
    const lean = random.range(-0.16, 0.16)
    const bark = mix(seen(stage, '#5d4a3c'), palette.haze, Math.max(0, 0.45 - share * 2.4))
    const stem = (t: number): Point => [
      x + lean * tall * t * t + Math.sin(t * 5) * tall * 0.008,
      y - tall * t,
    ]
    const twigs = steps(7, 0.68, 0.99).map((t, i) => {
      const root = stem(t)
      const out = (i % 2 ? 1 : -1) * tall * random.range(0.02, 0.07)
      const tip: Point = [root[0] + out, root[1] - tall * random.range(0.07, 0.16)]
      return `M${pair(root)}Q${pair([root[0] + out * 0.8, root[1] - tall * 0.03])} ${pair(tip)}`
    })
    const foot = stem(0)
    const likeness = curve([
      foot,
      [foot[0] + lean * tall * 0.12, y + tall * 0.34],
      [foot[0] + lean * tall * 0.5, y + tall * 0.68],
    ])
    drawing.line(likeness, mix(bark, palette.waveDark, 0.2), tall * 0.018, { opacity: 0.3 })
    drawing.line(curve(steps(5).map(stem)), bark, Math.max(1, tall * 0.017))
    drawing.line(twigs.join(''), bark, Math.max(0.7, tall * 0.008))
    drawing.path(lens(x, y, tall * 0.22, tall * 0.012), palette.waveLight, { opacity: 0.7 })
  })
}

type Place = (x: number, y: number) => Point

/** Draws a bank with an old slipway of stone, two worn rails on it, and the boat shed at its head. */
export function paintSlipway(stage: Stage, slipway: Slipway): void {
  const { drawing, width, height, palette, scale } = stage
  const { reach, foot, head, side } = slipway
  const at: Place = (x, y) => [(side === 'left' ? x : 1 - x) * width, y * height]
  const grass = seen(stage, '#6d8360')
  const edge = [
    at(reach * 0.92, head - 0.044),
    at(reach * 0.86, head - 0.026),
    at(reach * 0.74, head + 0.012),
    at(reach * 0.66, lerp(head, foot, 0.45)),
    at(reach * 0.6, lerp(head, foot, 0.8)),
    at(reach * 0.34, foot + 0.045),
    at(reach * 0.14, foot + 0.1),
    at(-0.04, foot + 0.13),
  ]
  const bank = (down: number): string =>
    `${curve(edge.map(([x, y]): Point => [x, y + down * scale]))}L${pair(at(-0.05, head - 0.06))}z`
  drawing.path(bank(34), mix(grass, palette.waveDark, 0.5), { opacity: 0.22 })
  drawing.path(bank(7), mix(seen(stage, '#8a8068'), palette.waveDark, 0.2))
  drawing.path(
    bank(0),
    drawing.linear(
      [
        [0, mix(grass, palette.haze, 0.4)],
        [1, mix(grass, palette.shadow, 0.12)],
      ],
      at(0, head - 0.03),
      at(0, foot + 0.1),
    ),
  )
  paintRamp(stage, at, slipway)
  paintShed(stage, at, slipway)
}

function paintRamp(stage: Stage, at: Place, { reach, foot, head }: Slipway): void {
  const { drawing, palette, scale } = stage
  const stone = seen(stage, '#a39a88')
  const down = (t: number, aside: number): Point => {
    const a = at(lerp(reach * 0.06, reach * 0.32, aside), head)
    const b = at(lerp(reach * 0.64, reach, aside), lerp(foot + 0.05, foot, aside))
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
  }
  const slab = (from: number, to: number): string =>
    polygon([down(from, 0), down(from, 1), down(to, 1), down(to, 0)])
  drawing.path(slab(0.8, 1), mix(stone, palette.waveDark, 0.4), { opacity: 0.45 })
  drawing.path(
    slab(0, 0.82),
    drawing.linear(
      [
        [0, mix(stone, '#fff3d8', 0.3)],
        [0.7, stone],
        [1, mix(stone, '#3f5a4a', 0.5)],
      ],
      down(0, 0.5),
      down(0.82, 0.5),
    ),
  )
  const joints = steps(9, 0.06, 0.76).map((t) => `M${pair(down(t, 0))}L${pair(down(t, 1))}`)
  drawing.line(joints.join(''), mix(stone, palette.shadow, 0.4), scale, { opacity: 0.4 })
  for (const aside of [0.3, 0.7])
    drawing.line(
      `M${pair(down(0, aside))}L${pair(down(0.9, aside))}`,
      seen(stage, '#6b4a3a'),
      2 * scale,
    )
  drawing.line(`M${pair(down(0.82, 0))}L${pair(down(0.82, 1))}`, palette.waveLight, 2 * scale, {
    opacity: 0.7,
  })
}

function paintShed(stage: Stage, at: Place, { reach, head }: Slipway): void {
  const { drawing, palette, scale } = stage
  const boards = seen(stage, '#5c6660')
  const [from, to, low, high] = [reach * 0.02, reach * 0.36, head + 0.004, head - 0.1]
  const middle = (from + to) / 2
  const outline = [
    at(from, low),
    at(from, high),
    at(middle, high - 0.06),
    at(to, high),
    at(to, low),
  ]
  drawing.path(polygon(outline), boards)
  const seams = steps(12, 0.06, 0.94).map(
    (t) => `M${pair(at(lerp(from, to, t), high))}L${pair(at(lerp(from, to, t), low))}`,
  )
  drawing.line(seams.join(''), mix(boards, palette.shadow, 0.4), 0.9 * scale, { opacity: 0.5 })
  const door = [
    at(lerp(from, to, 0.2), low),
    at(lerp(from, to, 0.2), high + 0.02),
    at(lerp(from, to, 0.8), high + 0.02),
    at(lerp(from, to, 0.8), low),
  ]
  drawing.path(polygon(door), mix(boards, palette.shadow, 0.62))
  const roof = [
    at(from - 0.012, high + 0.008),
    at(middle, high - 0.066),
    at(to + 0.012, high + 0.008),
  ]
  drawing.line(polygon(roof, false), seen(stage, '#8a6a58'), 6 * scale)
}
