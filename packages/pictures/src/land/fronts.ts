import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { held, lerp } from '../kit/numbers.ts'
import { polygon, tenth } from '../kit/path.ts'
import type { Random } from '../kit/random.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import { cardHeight, seen } from './ground.ts'
import type { Fronts } from './place-parts.ts'

interface Front {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly wall: Colour
  readonly roof: Colour
  readonly floors: number
  readonly lamps: number
}

/** Draws a row of house fronts along a quay, taller where the quay comes nearer. */
export function paintFronts(stage: Stage, row: Fronts, index: number): void {
  const random = seeded(stage.name, 'fronts', index)
  const y = stage.horizon - row.up * cardHeight(stage)
  const [start, end] = [row.from * stage.width, row.to * stage.width]
  let x = start
  for (let i = 0; x < end; i++) {
    const near = lerp(row.tall[0], row.tall[1], (x - start) / (end - start))
    const h =
      near *
      cardHeight(stage) *
      (row.style === 'gables' ? random.range(0.94, 1.05) : random.range(0.82, 1.12))
    const w = near * cardHeight(stage) * row.broad * random.range(0.88, 1.14)
    const front: Front = {
      x,
      y,
      w,
      h,
      wall: seen(stage, held(row.walls, i % row.walls.length), row.far),
      roof: seen(stage, held(row.roofs, i % row.roofs.length), row.far),
      floors: row.floors,
      lamps: row.lamps ?? 0,
    }
    if (row.style === 'gables') paintGable(stage, front)
    else paintHouse(stage, front, random)
    x += w
  }
}

function paintGable(stage: Stage, front: Front): void {
  const { drawing, palette } = stage
  const { x, y, w, h, wall, roof } = front
  const [eaves, ridge] = [y - h, y - h - w * 0.78]
  const shade = mix(wall, palette.shadow, 0.3)
  drawing.path(
    polygon([
      [x - w * 0.03, eaves + h * 0.03],
      [x + w * 0.5, ridge - w * 0.06],
      [x + w * 1.03, eaves + h * 0.03],
    ]),
    roof,
  )
  drawing.path(
    polygon([
      [x + w * 0.02, y],
      [x + w * 0.02, eaves],
      [x + w * 0.5, ridge],
      [x + w * 0.98, eaves],
      [x + w * 0.98, y],
    ]),
    wall,
  )
  paintCorner(stage, front)
  let boards = ''
  for (let k = 1; k < 6; k++)
    boards += `M${tenth(x + (w * k) / 6)} ${tenth(y)}V${tenth(eaves + h * 0.02)}`
  drawing.line(boards, shade, 0.7 * stage.scale, { opacity: 0.35 })
  const board = mix(wall, '#fff6e4', 0.75)
  drawing.line(
    polygon(
      [
        [x, eaves + w * 0.02],
        [x + w * 0.5, ridge],
        [x + w, eaves + w * 0.02],
      ],
      false,
    ),
    board,
    2.2 * stage.scale,
  )
  paintLofts(stage, front)
}

/** The side of a gable away from the light, where the wall turns. */
function paintCorner(stage: Stage, { x, y, w, h, wall }: Front): void {
  const { drawing, palette, lightSide } = stage
  const [eaves, ridge] = [y - h, y - h - w * 0.78]
  const shade = mix(wall, palette.shadow, 0.3)
  const edge = lightSide < 0 ? [0.84, 0.98, 0.7] : [0.02, 0.16, 0.3]
  const [near = 0, far = 1, high = 0] = edge.map((share) => x + w * share)
  const up = eaves - (eaves - ridge) * 0.34
  drawing.path(
    polygon([
      [near, y],
      [near, lightSide < 0 ? up : eaves],
      [far, lightSide < 0 ? eaves : up],
      [far, y],
    ]),
    drawing.linear(
      [
        [0, shade, 0],
        [1, shade, 0.7],
      ],
      [high, 0],
      [lightSide < 0 ? far : near, 0],
    ),
  )
}

function paintLofts(stage: Stage, front: Front): void {
  const { drawing, palette } = stage
  const { x, y, w, h, wall } = front
  const ridge = y - h - w * 0.78
  paintPanes(stage, front, [0.16, 0.42, 0.68], 0.17)
  panes(stage, front, [[0.42, -0.14]], 0.16, (h / front.floors) * 0.5)
  drawing.box(x + w * 0.46, ridge + w * 0.1, w * 0.08, w * 0.1, mix(wall, palette.shadow, 0.6))
  drawing.path(
    polygon([
      [x + w * 0.38, y],
      [x + w * 0.38, y - (h / front.floors) * 0.66],
      [x + w * 0.62, y - (h / front.floors) * 0.66],
      [x + w * 0.62, y],
    ]),
    mix(wall, palette.shadow, 0.72),
  )
}

function paintHouse(stage: Stage, front: Front, random: Random): void {
  const { drawing, palette, lightSide } = stage
  const { x, y, w, h, wall, roof } = front
  const eaves = y - h
  const rise = h * 0.3
  drawing.path(
    polygon([
      [x, eaves + 1],
      [x + w * 0.05, eaves - rise],
      [x + w * 0.95, eaves - rise],
      [x + w, eaves + 1],
    ]),
    roof,
  )
  const stack = mix(wall, palette.shadow, 0.25)
  drawing.box(x + w * 0.02, eaves - rise * 1.35, w * 0.13, rise * 0.8, stack)
  if (random.chance(0.5)) {
    const dormer = x + w * (0.3 + 0.2 * random.next())
    drawing.path(
      polygon([
        [dormer, eaves],
        [dormer, eaves - rise * 0.55],
        [dormer + w * 0.12, eaves - rise * 0.95],
        [dormer + w * 0.24, eaves - rise * 0.55],
        [dormer + w * 0.24, eaves],
      ]),
      wall,
    )
    drawing.box(dormer + w * 0.07, eaves - rise * 0.5, w * 0.1, rise * 0.36, paneOf(stage, wall))
  }
  drawing.box(x, eaves, w + 0.6, h, wall)
  drawing.box(lightSide < 0 ? x + w * 0.9 : x, eaves, w * 0.1, h, mix(wall, palette.shadow, 0.4), {
    opacity: 0.7,
  })
  drawing.box(x, eaves, w, h * 0.03, mix(wall, palette.shadow, 0.35))
  paintPanes(stage, front, [0.14, 0.42, 0.7], 0.15)
  paintShop(stage, front)
}

function paintShop(stage: Stage, { x, y, w, h, wall, floors }: Front): void {
  const { drawing } = stage
  const floor = h / floors
  drawing.box(x + w * 0.1, y - floor * 0.7, w * 0.78, floor * 0.12, mix(wall, '#22384c', 0.45))
  drawing.box(x + w * 0.4, y - floor * 0.58, w * 0.18, floor * 0.58, mix(wall, '#22384c', 0.6))
  drawing.box(x + w * 0.14, y - floor * 0.52, w * 0.2, floor * 0.34, paneOf(stage, wall))
  drawing.box(x + w * 0.64, y - floor * 0.52, w * 0.2, floor * 0.34, paneOf(stage, wall))
}

function paintPanes(stage: Stage, front: Front, columns: readonly number[], wide: number): void {
  const floor = front.h / front.floors
  const at = Array.from({ length: front.floors - 1 }, (_, level) =>
    columns.map((column) => [column, ((level + 0.24) * floor) / front.h] as const),
  ).flat()
  panes(stage, front, at, wide, floor * 0.52)
}

/** Windows in white frames; each at a share of the width and a share of the height below the eaves. */
function panes(
  stage: Stage,
  { x, y, w, h, wall, lamps }: Front,
  at: readonly (readonly [number, number])[],
  wide: number,
  tall: number,
): void {
  const { drawing } = stage
  const box = (px: number, py: number, grow: number): string => {
    const [left, top] = [x + px * w - grow, y - h + py * h - grow]
    return `M${tenth(left)} ${tenth(top)}h${tenth(w * wide + grow * 2)}v${tenth(tall + grow * 2)}h${tenth(-w * wide - grow * 2)}z`
  }
  const frame = Math.max(0.5, w * 0.02)
  drawing.path(at.map(([px, py]) => box(px, py, frame)).join(''), mix(wall, '#fffaf0', 0.72))
  drawing.path(at.map(([px, py]) => box(px, py, 0)).join(''), paneOf(stage, wall))
  if (!lamps) return
  const random = seeded(stage.name, 'lamps', x)
  const lit = at.filter(() => random.chance(lamps))
  drawing.path(lit.map(([px, py]) => box(px, py, 0)).join(''), '#ffd98e')
}

function paneOf({ palette }: Stage, wall: Colour): Colour {
  return palette.night ? '#ffd37a' : mix(mix(wall, palette.shadow, 0.4), '#22384c', 0.6)
}
