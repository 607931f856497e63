import { mix } from '../kit/colour.ts'
import { curve, disc, lens } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { cardHeight, seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import type { Gorse } from './near-parts.ts'

type Random = ReturnType<typeof seeded>

/** The bushes of a bank: how far in and up each stands and how large it is, the furthest first. */
const bushes = [
  [0.12, 0.66, 0.2],
  [0.3, 0.58, 0.15],
  [0.5, 0.4, 0.13],
  [0.0, 0.44, 0.28],
  [0.28, 0.26, 0.25],
  [0.66, 0.18, 0.14],
  [0.08, 0.04, 0.32],
  [0.48, 0.06, 0.2],
] as const

/** Draws a bank in a corner of the foot with gorse in flower on it. */
export function paintGorse(stage: Stage, { side, width, height }: Gorse): void {
  const { drawing, palette } = stage
  const random = seeded(stage.name, 'gorse')
  const [wide, tall] = [width * stage.width, height * cardHeight(stage)]
  const at = (out: number, up: number): Point => [
    side === 'left' ? out * wide : stage.width - out * wide,
    stage.height - up * tall,
  ]
  const edge = Array.from({ length: 13 }, (_, i) =>
    at(-0.05 + i * 0.0875, 0.74 * Math.max(0, 1 - (i / 12) ** 1.4) + 0.025 * Math.sin(i * 2.3)),
  )
  const turf = seen(stage, '#7f9a54')
  const slope = drawing.linear(
    [
      [0, mix(turf, '#fff3c0', 0.24)],
      [1, mix(turf, palette.shadow, 0.5)],
    ],
    at(0.4, 0.8),
    at(0.4, 0),
  )
  drawing.path(`${curve([...edge, at(1.05, -0.1), at(-0.05, -0.1)])}z`, slope)
  for (const [out, up, size] of bushes) paintBush(stage, at(out, up), size * tall, random)
}

/** A mound of spines, dark below, its sunny side thick with flowers. */
function paintBush(stage: Stage, [x, y]: Point, size: number, random: Random): void {
  const { drawing, palette, lightSide } = stage
  const [leaf, bloom] = [seen(stage, '#6f7d36'), seen(stage, '#f2c230')]
  let [body, spines, gold, pale] = ['', '', '', '']
  const spot = (most: number): readonly [number, number, number] => {
    const angle = random.range(-Math.PI, 0.35)
    const out = Math.sqrt(random.next()) * most
    return [x + Math.cos(angle) * out * size * 1.15, y + Math.sin(angle) * out * size * 0.8, out]
  }
  for (let i = 0; i < 9; i++) {
    const turn = (-Math.PI * i) / 8
    const r = size * random.range(0.3, 0.44)
    body += disc(x + Math.cos(turn) * size * 0.8, y + Math.sin(turn) * size * 0.52, r)
  }
  body += disc(x, y - size * 0.1, size * 0.74)
  for (let i = 0; i < 26; i++) {
    const [px, py] = spot(1)
    spines += disc(px + lightSide * size * 0.06, py - size * 0.06, size * random.range(0.08, 0.17))
  }
  for (let i = 0; i < 150; i++) {
    const [px, py, out] = spot(1.12)
    const flower = lens(px, py, size * random.range(0.09, 0.18), size * random.range(0.04, 0.066))
    if (i % 3 && (px - x) * lightSide > -size * (0.9 - out * 0.4)) pale += flower
    else gold += flower
  }
  drawing.path(body, mix(seen(stage, '#47683a'), palette.shadow, 0.3))
  drawing.path(spines, leaf)
  drawing.path(gold, mix(bloom, '#a87420', 0.28))
  drawing.path(pale, mix(bloom, '#fff0a0', 0.2))
}
