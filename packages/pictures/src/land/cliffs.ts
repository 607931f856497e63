import { mix } from '../kit/colour.ts'
import { downwards } from '../kit/fade.ts'
import { held } from '../kit/numbers.ts'
import { lens, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import { cardHeight, seen, skyline } from './ground.ts'
import type { Cliff, Rocks, Stacks } from './land-parts.ts'
import { paintLighthouse } from './lighthouse.ts'
import type { Terrain } from './terrain.ts'

/** Draws a cliff with gullies in shade, turf on top and a line of surf at its foot. */
export function paintCliff(stage: Stage, cliff: Cliff, index: number, terrain: Terrain): void {
  const { drawing, horizon, scale } = stage
  const top = skyline(stage, `cliff ${index}`, { ...cliff, humps: 5, layers: 3, points: 91 })
  terrain.raise(top)
  const tall = cliff.height * cardHeight(stage)
  const face = seen(stage, cliff.colour, cliff.far)
  const shade = seen(stage, cliff.shade, cliff.far)
  const [first, last] = [held(top, 0), held(top, top.length - 1)]
  const outline = polygon([...top, [last[0], horizon + 2], [first[0], horizon + 2]])
  drawing.path(
    outline,
    drawing.linear(
      [
        [0, face],
        [0.65, face],
        [1, mix(face, shade, 0.5)],
      ],
      [0, horizon - tall],
      [0, horizon],
    ),
  )
  drawing.group({ clip: drawing.clip(outline) }, () => {
    paintGullies(stage, top, index, shade)
    paintTurf(stage, top, index, cliff)
  })
  drawing.path(
    polygon([
      [first[0], horizon - scale],
      [last[0], horizon - scale],
      [last[0], horizon + 2],
      [first[0], horizon + 2],
    ]),
    stage.palette.foam,
    { opacity: 0.55 },
  )
}

/** Draws a row of sea stacks that dwindles seawards, with a lighthouse on the last. */
export function paintStacks(stage: Stage, stacks: Stacks): void {
  const { width, horizon } = stage
  const unit = stacks.height * cardHeight(stage)
  const x = stacks.x * width
  const sizes = [
    [0, 1.15, 0.75, -0.07],
    [1.6, 1.35, 0.84, 0.05],
    [3.25, 1.2, 0.6, -0.05],
  ] as const
  for (const [out, across, tall, lean] of sizes) {
    paintStack(
      stage,
      stacks,
      x + stacks.towards * out * unit,
      across * unit,
      tall * unit,
      lean * unit,
    )
  }
  if (!stacks.lighthouse) return
  const end = x + stacks.towards * 4.35 * unit
  const base: Point[] = [
    [end - 0.28 * unit, horizon + 1],
    [end - 0.2 * unit, horizon - 0.1 * unit],
    [end + 0.18 * unit, horizon - 0.1 * unit],
    [end + 0.3 * unit, horizon + 1],
  ]
  paintLighthouse(stage, {
    kind: 'lighthouse',
    x: end / width,
    height: stacks.height * 0.82,
    up: stacks.height * 0.08,
    bands: '#c23b2e',
    far: stacks.far ?? 0,
  })
  stage.drawing.path(polygon(base), seen(stage, stacks.shade, stacks.far))
}

/** Draws skerries: low rocks in two tones, each in a ring of foam. */
export function paintRocks(stage: Stage, rocks: Rocks, index: number): void {
  const { drawing, width, horizon, palette, lightSide, scale } = stage
  const random = seeded(stage.name, 'rocks', index)
  const unit = rocks.height * cardHeight(stage)
  for (let i = 0; i < rocks.count; i++) {
    const x = random.range(rocks.from, rocks.to) * width
    const [w, h] = [unit * random.range(0.7, 2.2), unit * random.range(0.35, 1)]
    const peak = random.range(-0.25, 0.25) * w
    const lit = seen(stage, rocks.colour, rocks.far)
    const dark = seen(stage, mix(rocks.colour, palette.shadow, 0.55), rocks.far)
    const side = -lightSide
    drawing.path(
      polygon([
        [x - w, horizon + 2],
        [x - w * 0.62, horizon - h * 0.42],
        [x + peak - w * 0.12, horizon - h],
        [x + peak + w * 0.18, horizon - h * 0.9],
        [x + w * 0.6, horizon - h * 0.38],
        [x + w, horizon + 2],
      ]),
      lit,
    )
    drawing.path(
      polygon([
        [x + peak, horizon - h * 0.96],
        [x + side * w * 0.62, horizon - h * 0.4],
        [x + side * w, horizon + 2],
        [x + peak + side * w * 0.1, horizon + 2],
        [x + peak + side * w * 0.22, horizon - h * 0.45],
      ]),
      dark,
      { opacity: 0.85 },
    )
    drawing.path(lens(x, horizon + 2 * scale, w * 2.5, 2.2 * scale), palette.foam, {
      opacity: 0.85,
    })
  }
}

function paintGullies(
  stage: Stage,
  top: readonly Point[],
  index: number,
  shade: ReturnType<typeof seen>,
): void {
  const { drawing, horizon, lightSide } = stage
  const random = seeded(stage.name, 'gullies', index)
  const [first, last] = [held(top, 0)[0], held(top, top.length - 1)[0]]
  const cell = (last - first) / (top.length - 1)
  let [broad, thin] = ['', '']
  for (let x = first; x < last; x += random.range(5, 16) * stage.scale) {
    const y = held(top, (x - first) / cell)[1]
    const tall = horizon - y
    const w = random.range(2.5, 10) * stage.scale
    const slip = -lightSide * random.range(0, 0.12) * tall
    const depth = random.range(0.3, 0.7)
    if (tall < 6) continue
    broad += polygon([
      [x, y - 2],
      [x + w * 0.5, y - 2],
      [x + w * 1.3 + slip, horizon + 2],
      [x - w * 0.2 + slip, horizon + 2],
      [x + w * 0.1, y + tall * depth],
    ])
    if (depth > 0.5)
      thin += polygon([
        [x + w, y + tall * 0.15],
        [x + w * 1.4, y + tall * 0.35],
        [x + w * 1.1, y + tall * 0.85],
      ])
  }
  drawing.path(broad, shade, { opacity: 0.6 })
  drawing.path(thin, mix(shade, stage.palette.shadow, 0.3), { opacity: 0.45 })
}

function paintTurf(stage: Stage, top: readonly Point[], index: number, cliff: Cliff): void {
  const { drawing, horizon } = stage
  const random = seeded(stage.name, 'turf', index)
  const turf = seen(stage, cliff.turf, cliff.far)
  const under = top.map(([x, y], i): Point => [
    x,
    y + (horizon - y) * (0.12 + 0.05 * Math.sin(i * 0.7) + random.range(-0.03, 0.05)),
  ])
  drawing.path(polygon([...top.map(([x, y]): Point => [x, y - 3]), ...under.toReversed()]), turf)
  const lip = top.map(([x, y]): Point => [x, y + (horizon - y) * 0.075])
  drawing.path(polygon([...lip, ...under.toReversed()]), mix(turf, stage.palette.shadow, 0.3), {
    opacity: 0.6,
  })
}

function paintStack(
  stage: Stage,
  stacks: Stacks,
  x: number,
  w: number,
  h: number,
  lean: number,
): void {
  const { drawing, horizon, lightSide, palette, scale } = stage
  const lit = seen(stage, stacks.colour, stacks.far)
  const dark = seen(stage, stacks.shade, stacks.far)
  const side = -lightSide
  const at = (across: number, up: number, tip = 0): Point => [
    x + side * across * w + tip * lean,
    horizon + 1 - h * up,
  ]
  const outline = [
    at(-0.52, 0),
    at(-0.42, 0.3),
    at(-0.3, 0.45),
    at(-0.2, 0.8),
    at(-0.02, 1, 1),
    at(0.12, 0.9, 1),
    at(0.2, 0.62),
    at(0.36, 0.5),
    at(0.44, 0.2),
    at(0.52, 0),
  ]
  drawing.path(polygon(outline), downwards(drawing, horizon - h, horizon, lit, mix(lit, dark, 0.4)))
  const shade = [
    at(-0.02, 1, 1),
    at(0.12, 0.9, 1),
    at(0.2, 0.62),
    at(0.36, 0.5),
    at(0.44, 0.2),
    at(0.52, 0),
    at(0.08, 0),
    at(0.14, 0.28),
    at(0.02, 0.45),
    at(0.06, 0.7),
  ]
  drawing.path(polygon(shade), dark, { opacity: 0.85 })
  drawing.path(polygon([at(-0.3, 0.44), at(-0.24, 0.42), at(-0.26, 0), at(-0.36, 0)]), dark, {
    opacity: 0.45,
  })
  drawing.path(lens(x, horizon + 1.4 * scale, w * 1.3, 2 * scale), palette.foam, { opacity: 0.85 })
}
