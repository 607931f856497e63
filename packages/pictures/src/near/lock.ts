import { mix } from '../kit/colour.ts'
import { downwards } from '../kit/fade.ts'
import { lerp, steps } from '../kit/numbers.ts'
import { polygon, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import type { Lock } from './near-parts.ts'

/** Draws the walls of a canal lock that close in on the gates: stone courses, ladders, bollards. */
export function paintLock(stage: Stage, lock: Lock): void {
  for (const side of [-1, 1] as const) paintWall(stage, lock, side)
}

function paintWall(stage: Stage, { gates, top, foot }: Lock, side: -1 | 1): void {
  const { drawing, width, height, palette, lightSide, scale } = stage
  const edge = side < 0 ? 0 : width
  const gate = (side < 0 ? gates[0] : gates[1]) * width
  const at = (depth: number, low: number): Point => [
    lerp(edge + side * 2, gate, depth),
    lerp(lerp(height * top, height * foot, low), stage.horizon - 30 * scale * (1 - low), depth),
  ]
  const stone = seen(stage, '#a99c8b')
  const tone = side === lightSide ? mix(stone, palette.shadow, 0.42) : stone
  const wall = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
  drawing.path(
    polygon(wall),
    downwards(
      drawing,
      height * top,
      height * foot,
      mix(tone, '#fff0d4', 0.14),
      mix(tone, palette.shadow, 0.42),
    ),
  )
  const random = seeded(stage.name, 'courses', side)
  const mortar = mix(tone, palette.shadow, 0.45)
  for (const low of steps(8, 0.12, 0.94)) {
    drawing.line(polygon([at(0, low), at(1, low)], false), mortar, scale, { opacity: 0.5 })
    for (
      let depth = random.range(0, 0.16);
      depth < 0.94;
      depth += random.range(0.1, 0.17) * (1 - depth * 0.6)
    ) {
      drawing.line(
        polygon([at(depth, low), at(depth, Math.min(1, low + 0.117))], false),
        mortar,
        0.9 * scale,
        { opacity: 0.4 },
      )
    }
  }
  drawing.path(polygon([at(0, 0.86), at(1, 0.86), at(1, 1), at(0, 1)]), '#2f4a3c', {
    opacity: 0.45,
  })
  paintLadder(stage, at)
  const coping = [
    at(0, 0),
    at(1, 0),
    [at(1, 0)[0], at(1, 0)[1] - 3 * scale],
    [at(0, 0)[0], at(0, 0)[1] - 22 * scale],
  ] as const
  drawing.path(polygon([...coping]), mix(stone, '#fff4dc', 0.4))
  const [bx, by] = at(0.34, 0)
  drawing.path(
    `M${tenth(bx - 8 * scale)} ${tenth(by)}v${tenth(-22 * scale)}h${tenth(16 * scale)}v${tenth(22 * scale)}z`,
    '#2b3742',
  )
  drawing.path(
    `M${tenth(bx - 11 * scale)} ${tenth(by - 22 * scale)}h${tenth(22 * scale)}v${tenth(-6 * scale)}h${tenth(-22 * scale)}z`,
    '#3d4b55',
  )
}

function paintLadder({ drawing, scale }: Stage, at: (depth: number, low: number) => Point): void {
  for (const depth of [0.22, 0.27]) {
    drawing.line(polygon([at(depth, 0), at(depth, 1)], false), '#3a4248', 2.2 * scale)
  }
  for (const low of steps(9, 0.05, 0.95)) {
    drawing.line(polygon([at(0.22, low), at(0.27, low)], false), '#3a4248', 1.8 * scale)
  }
}
