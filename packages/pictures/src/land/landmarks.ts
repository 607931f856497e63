import { mix } from '../kit/colour.ts'
import { downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { curve, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Stage } from '../world/stage.ts'
import { cardHeight, footOf, seen } from './ground.ts'
import type { Cone, Tower } from './land-parts.ts'
import type { Terrain } from './terrain.ts'
import { towerOutlines } from './tower-outlines.ts'

/** Draws a steep green cone with its shaded side in ribs. */
export function paintCone(stage: Stage, cone: Cone): void {
  const { drawing, width, horizon, lightSide } = stage
  const [x, w, h] = [cone.x * width, cone.width * width, cone.height * cardHeight(stage)]
  const lit = seen(stage, cone.colour, cone.far)
  const dark = seen(stage, cone.shade, cone.far)
  const side = -lightSide
  const slope = steps(41, -1, 1).map((t, i): Point => {
    const up = Math.exp(-((Math.abs(t) * 1.55) ** 1.7)) * (1 + 0.04 * Math.sin(i * 2.1))
    return [x + side * t * w, horizon + 1 - h * Math.max(0, up - 0.125)]
  })
  drawing.path(
    `${curve(slope)}z`,
    downwards(drawing, horizon - h, horizon, lit, mix(lit, stage.palette.haze, 0.45)),
  )
  const apex = slope[20]?.[1] ?? horizon - h
  const edge = slope.slice(20)
  const rib = steps(9, 1, 0).map((t, i): Point => [
    x + side * w * (0.13 * t + (i % 2 ? 0.05 : -0.03) * t),
    horizon + 1 - (horizon + 1 - apex) * (1 - t),
  ])
  drawing.path(
    polygon([...edge, [x + side * w, horizon + 1], ...rib]),
    downwards(drawing, horizon - h, horizon, dark, mix(dark, stage.palette.haze, 0.35)),
    { opacity: 0.85 },
  )
}

/** Draws a building that sailors steer by. */
export function paintTower(stage: Stage, tower: Tower, terrain: Terrain): void {
  const { drawing, width, palette, lightSide } = stage
  const tall = tower.height * cardHeight(stage)
  const x = tower.x * width
  const base = footOf(stage, x, tower.up, terrain)
  const stone = seen(stage, tower.colour, tower.far)
  const dark = mix(stone, palette.shadow, 0.4)
  const at = (list: readonly (readonly [number, number])[]): string =>
    polygon(list.map(([px, py]): Point => [x - lightSide * px * tall, base - py * tall]))
  for (const [shape, tone] of towerOutlines[tower.shape]) {
    drawing.path(
      at(shape),
      tone === 'lit' ? stone : tone === 'dark' ? dark : seen(stage, tone, tower.far),
    )
  }
}
