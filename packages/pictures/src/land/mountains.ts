import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { layered, lineNoise } from '../kit/noise.ts'
import { clamp, lerp, steps } from '../kit/numbers.ts'
import { polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import { cardHeight, profiles, seen } from './ground.ts'
import type { Fall, Mountains } from './land-parts.ts'
import type { Terrain } from './terrain.ts'

/**
 * Draws mountains as a sheet of facets. Ridges run down from the peaks; each facet is lit by the
 * way it leans, the highest carry snow, and mist gathers at the foot.
 */
export function paintMountains(
  stage: Stage,
  land: Mountains,
  index: number,
  terrain: Terrain,
): void {
  const { drawing, horizon } = stage
  const grid = meshOf(stage, land, index)
  terrain.raise(grid[0] ?? [])
  const random = seeded(stage.name, 'facets', index)
  const outline = [...(grid[0] ?? []), ...(grid.at(-1) ?? []).toReversed()]
  const clip = drawing.clip(polygon(outline))
  const tall = land.height * cardHeight(stage)
  drawing.path(polygon(outline), seen(stage, mix(land.colour, land.shade, 0.5), land.far))
  drawing.group({ clip }, () => {
    grid.slice(0, -1).forEach((row, level) => {
      const below = grid[level + 1] ?? row
      row.slice(0, -1).forEach((_, column) => {
        paintFacets(stage, land, { row, below, column, level, jitter: random.range(-1, 1), tall })
      })
    })
  })
  const haze = stage.palette.haze
  const strength = 0.45 + 0.4 * (land.far ?? 0)
  const mist = drawing.linear(
    [
      [0, haze, 0],
      [0.4, haze, 0.04],
      [1, haze, strength],
    ],
    [0, horizon - tall * 0.8],
    [0, horizon],
  )
  drawing.path(polygon(outline), mist)
}

/** Draws a waterfall down a rock wall, its foot in spray. */
export function paintFall(stage: Stage, { x, height }: Fall): void {
  const { drawing, width, horizon, scale } = stage
  const [at, top] = [x * width, horizon - height * cardHeight(stage)]
  const shape: Point[] = steps(9).map((t): Point => [
    at + Math.sin(t * 7) * 2 * scale - t * 2 * scale,
    lerp(top, horizon, t),
  ])
  const back = shape
    .toReversed()
    .map(([px, py], i): Point => [px + (2.4 + (8 - i) * 0.45) * scale, py])
  drawing.path(polygon([...shape, ...back]), '#f6f8f6', { opacity: 0.85 })
  drawing.circle(
    at,
    horizon - 3 * scale,
    9 * scale,
    drawing.radial(
      [
        [0, '#ffffff', 0.7],
        [1, '#ffffff', 0],
      ],
      [at, horizon - 3 * scale],
      9 * scale,
    ),
  )
}

type Row = readonly Point[]

const levels = 6

function meshOf(stage: Stage, land: Mountains, index: number): Row[] {
  const { from = -0.03, to = 1.03 } = land
  const noise = lineNoise(stage.name, 'mountains', index)
  const random = seeded(stage.name, 'mesh', index)
  const tall = land.height * cardHeight(stage)
  const columns = Math.max(8, Math.round((to - from) * 44))
  const shape = profiles[land.profile ?? 'even']
  const peaks = land.peaks ?? 5
  const heights = steps(columns + 1).map((t) => {
    const u = lerp(from, to, t)
    const v = layered(noise, u * peaks, 4, 0.5) * 0.5 + 0.5
    const sharp = lerp(v, 1 - Math.abs(v * 2 - 1), 0.5)
    const ends = Math.min(1, from > 0 ? t * 7 : 1, to < 1 ? (1 - t) * 7 : 1)
    return clamp((0.3 + sharp) * shape(t) * ends * random.range(0.93, 1.07), 0, 1.5)
  })
  const cell = ((to - from) * stage.width) / columns
  return steps(levels + 1).map((down, level) => {
    const drift = random.range(-0.4, 0.4)
    return heights.map((height, column): Point => {
      const wander = level === 0 ? random.range(-0.2, 0.2) : random.range(-0.42, 0.42) + drift
      const x = from * stage.width + (column + wander) * cell
      const rough = level === 0 || level === levels ? 0 : random.range(-0.09, 0.09)
      const y = stage.horizon + 3 - tall * height * clamp(1 - down ** 0.85 + rough)
      return [x, level === levels ? stage.horizon + 3 : y]
    })
  })
}

interface Cell {
  readonly row: Row
  readonly below: Row
  readonly column: number
  readonly level: number
  readonly jitter: number
  readonly tall: number
}

function paintFacets(stage: Stage, land: Mountains, cell: Cell): void {
  const { row, below, column } = cell
  const [a, b] = [row[column], row[column + 1]]
  const [c, d] = [below[column + 1], below[column]]
  if (!a || !b || !c || !d) return
  const lean = (b[1] - a[1]) / Math.max(1, b[0] - a[0])
  const other = (c[1] - d[1]) / Math.max(1, c[0] - d[0])
  fill(stage, land, cell, [a, b, c], lean)
  fill(stage, land, cell, [a, c, d], other)
}

function fill(
  stage: Stage,
  land: Mountains,
  cell: Cell,
  corners: readonly Point[],
  lean: number,
): void {
  const middle = corners.reduce((sum, [, y]) => sum + y, 0) / corners.length
  const up = (stage.horizon - middle) / cell.tall
  const light = clamp(0.5 + Math.tanh(lean * 1.15) * 0.5 * stage.lightSide + cell.jitter * 0.1)
  const rock: Colour = mix(land.shade, land.colour, light)
  const line = (land.snow ?? 9) + cell.jitter * 0.09 - light * 0.04
  const snowy = up > line
  const colour = snowy ? mix('#a9bdd0', '#fbf9f3', light ** 0.8) : rock
  const tone = seen(stage, colour, (land.far ?? 0) * (snowy ? 0.75 : 1))
  stage.drawing.path(polygon(corners), tone, { stroke: tone, strokeWidth: 0.7 })
}
