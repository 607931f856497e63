import { mix } from '../kit/colour.ts'
import { downwards } from '../kit/fade.ts'
import { lerp, steps } from '../kit/numbers.ts'
import { curve, pair, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { Foliage, Pier } from './near-parts.ts'

/** Draws a pontoon whose planks run into the picture, with a cleat and mooring piles. */
export function paintPier(stage: Stage, pier: Pier): void {
  const { drawing, width, height, palette, scale } = stage
  const [vx, vy] = [pier.vanish[0] * width, pier.vanish[1] * height]
  const edge = (share: number, depth: number): Point => [
    lerp(share * width, vx, depth),
    lerp(height * 1.01, vy, depth),
  ]
  const wood = mix('#c9ab83', palette.tint[0], palette.tint[1])
  const deck = [edge(pier.from, 0), edge(pier.to, 0), edge(pier.to, 0.9), edge(pier.from, 0.9)]
  const side = [
    edge(pier.to, 0),
    edge(pier.to, 0.9),
    [edge(pier.to, 0.9)[0], edge(pier.to, 0.9)[1] + 3 * scale],
    [edge(pier.to, 0)[0], height * 1.1],
  ] as const
  drawing.path(polygon([...side]), mix(wood, palette.shadow, 0.6))
  drawing.path(polygon(deck), downwards(drawing, vy, height, mix(wood, palette.haze, 0.3), wood))
  for (const t of steps(26)) {
    const depth = 1 - (1 - t * 0.9) ** 1.6
    drawing.line(
      polygon([edge(pier.from, depth), edge(pier.to, depth)], false),
      mix(wood, palette.shadow, 0.45),
      1.6 * scale * (1 - depth) + 0.3,
      { opacity: 0.6 },
    )
  }
  if (palette.night) paintPierLamps(stage, (t) => [edge(pier.from, t), edge(pier.to, t)])
  for (const rim of [pier.from, pier.to]) {
    drawing.line(
      polygon([edge(rim, 0), edge(rim, 0.9)], false),
      mix(wood, '#fff3d8', 0.35),
      2.4 * scale,
    )
  }
}

function paintPierLamps(
  { drawing, scale }: Stage,
  at: (depth: number) => readonly [Point, Point],
): void {
  for (const depth of [0.8, 0.66, 0.48, 0.24]) {
    const size = (1 - depth) * 46 * scale + 5 * scale
    for (const [x, y] of at(depth)) {
      const lamp: Point = [x, y - size * 0.75]
      drawing.line(`M${pair([x, y])}L${pair(lamp)}`, '#2b2f4c', size * 0.14)
      const glow = drawing.radial(
        [
          [0, '#ffe2a0', 0.85],
          [0.25, '#ffcf73', 0.35],
          [1, '#ffcf73', 0],
        ],
        lamp,
        size * 2.4,
      )
      drawing.circle(lamp[0], lamp[1], size * 2.4, glow)
      drawing.circle(lamp[0], lamp[1], size * 0.16, '#fff6d8')
    }
  }
}

/** Draws leaves and flowers in front of the view, in a corner of the foot. */
export function paintFoliage(stage: Stage, foliage: Foliage): void {
  const { drawing, width, height, scale } = stage
  const random = seeded(stage.name, 'foliage', foliage.side)
  const left = foliage.side === 'left'
  for (let i = 0; i < 46; i++) {
    const out = random.next() ** 1.3
    const x = (left ? out * 0.42 : 1 - out * 0.42) * width
    const y = height * (1.03 - (1 - out) * 0.1 * random.next())
    const tall = (60 + 70 * (1 - out)) * scale * random.range(0.6, 1.2)
    const lean = (left ? 1 : -1) * tall * random.range(0.05, 0.7)
    const tip: Point = [x + lean, y - tall]
    const bend: Point = [x + lean * 0.3, y - tall * 0.6]
    const [w, ground] = [5 * scale, Math.max(y, height * 1.02)]
    const colour = mix(foliage.colours[0], foliage.colours[1], random.next())
    drawing.path(
      `${curve([[x - w, ground], [bend[0] - w * 0.7, bend[1]], tip])}L${curve([tip, [bend[0] + w * 0.7, bend[1]], [x + w, ground]]).slice(1)}z`,
      colour,
    )
    if (foliage.flowers && random.chance(0.5)) {
      for (const [dx, dy] of [
        [-0.6, 0],
        [0.6, 0],
        [0, -0.6],
        [0, 0.6],
      ] as const) {
        drawing.circle(tip[0] + dx * w, tip[1] + dy * w, w * 0.62, foliage.flowers)
      }
      drawing.circle(tip[0], tip[1], w * 0.4, '#f6d36a')
    }
  }
}
