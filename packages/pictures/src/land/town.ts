import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { downwards } from '../kit/fade.ts'
import { polygon, tenth } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Random } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import { cardHeight, profiles, seen } from './ground.ts'
import type { Cabins, Masts, Quay, Town } from './land-parts.ts'

/** Draws houses stacked up a slope, the highest row first. */
export function paintTown(stage: Stage, town: Town, index: number): void {
  const random = seeded(stage.name, 'town', index)
  const { from = 0, to = 1, profile = 'hump' } = town
  const [tall, step] = [town.height * cardHeight(stage), town.house * stage.scale * 800]
  const base = stage.horizon - (town.up ?? 0.012) * cardHeight(stage)
  for (let row = town.rows - 1; row >= 0; row--) {
    let x = from * stage.width + random.next() * step
    while (x < to * stage.width) {
      const t = (x / stage.width - from) / (to - from)
      const w = step * random.range(0.75, 1.3)
      const h =
        w * (town.tall ?? 1) * (town.roofs ? random.range(0.6, 0.95) : random.range(0.45, 0.75))
      const y = base - (tall * row) / town.rows + random.range(-0.12, 0.12) * h
      const place = { x, y, w, h }
      const stands = (0.12 + profiles[profile](t)) * town.rows > row + 0.15 * random.next()
      if (stands) paintHouse(stage, town, place, random)
      x += w * random.range(0.95, 1.25)
    }
  }
}

/** Draws a harbour wall with its lit top. */
export function paintQuay(stage: Stage, quay: Quay): void {
  const { drawing, width, horizon, palette } = stage
  const { from = -0.03, to = 1.03 } = quay
  const tall = quay.height * cardHeight(stage)
  const stone = seen(stage, quay.colour, quay.far)
  const [x, w] = [from * width, (to - from) * width]
  drawing.box(
    x,
    horizon - tall,
    w,
    tall + 2,
    downwards(drawing, horizon - tall, horizon + 2, stone, mix(stone, palette.shadow, 0.45)),
  )
  drawing.box(x, horizon - tall, w, tall * 0.2, mix(stone, '#fff4dc', 0.4))
}

/** Draws wooden cabins with lit windows. */
export function paintCabins(stage: Stage, cabins: Cabins): void {
  const { drawing, width, horizon, palette, scale } = stage
  cabins.at.forEach(([share, size], index) => {
    const [x, y, w] = [share * width, horizon + 1, size * 800 * scale]
    const wall = seen(stage, mix(cabins.colour, index % 2 ? '#e0793f' : '#7d2a24', 0.12))
    drawing.path(
      polygon([
        [x, y],
        [x, y - w * 0.6],
        [x + w * 0.5, y - w * 1.05],
        [x + w, y - w * 0.6],
        [x + w, y],
      ]),
      wall,
    )
    drawing.path(
      polygon([
        [x + w, y],
        [x + w, y - w * 0.6],
        [x + w * 1.7, y - w * 0.6],
        [x + w * 1.7, y],
      ]),
      mix(wall, palette.shadow, 0.4),
    )
    drawing.path(
      polygon([
        [x - w * 0.06, y - w * 0.58],
        [x + w * 0.5, y - w * 1.12],
        [x + w * 1.25, y - w * 1.12],
        [x + w * 1.78, y - w * 0.58],
        [x + w, y - w * 0.58],
        [x + w * 0.5, y - w * 1.02],
      ]),
      seen(stage, '#2c3c46'),
    )
    drawing.box(x + w * 0.34, y - w * 0.45, w * 0.3, w * 0.24, '#fff0cf')
    drawing.box(x + w * 1.15, y - w * 0.4, w * 0.2, w * 0.2, '#ffe0a6')
  })
}

/** Draws a forest of masts with spreaders. */
export function paintMasts(stage: Stage, masts: Masts, index: number): void {
  const { drawing, width, horizon, scale } = stage
  const random = seeded(stage.name, 'masts', index)
  const colour = seen(stage, '#4a5863', 0.15)
  let [sticks, hulls] = ['', '']
  for (let i = 0; i < masts.count; i++) {
    const x =
      (masts.from + ((masts.to - masts.from) * (i + random.range(0.15, 0.85))) / masts.count) *
      width
    const tall = masts.height * cardHeight(stage) * random.range(0.65, 1.1)
    const lean = random.range(-0.4, 0.4) * scale
    const arm = tall * 0.045
    sticks += `M${tenth(x)} ${tenth(horizon)}L${tenth(x + lean)} ${tenth(horizon - tall)}`
    sticks += `M${tenth(x - arm)} ${tenth(horizon - tall * 0.56)}h${tenth(arm * 2)}`
    hulls += polygon([
      [x - tall * 0.28, horizon - tall * 0.07],
      [x + tall * 0.3, horizon - tall * 0.08],
      [x + tall * 0.24, horizon + 2],
      [x - tall * 0.26, horizon + 2],
    ])
  }
  drawing.line(sticks, colour, 1 * scale, { opacity: 0.85 })
  drawing.path(hulls, seen(stage, '#f2eee4', 0.1))
}

interface Place {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

function paintHouse(stage: Stage, town: Town, { x, y, w, h }: Place, random: Random): void {
  const { drawing, palette, lightSide } = stage
  const wall = seen(stage, random.pick(town.walls), town.far)
  const shade = mix(wall, palette.shadow, 0.34)
  const dark = lightSide < 0 ? x + w * 0.66 : x
  drawing.box(x, y - h, w, h * 1.8, wall)
  drawing.box(dark, y - h, w * 0.34, h * 1.8, shade)
  if (town.roofs)
    paintRoof(stage, { x, y, w, h }, seen(stage, random.pick(town.roofs), town.far), random)
  else if (random.chance(0.16) && town.domes) {
    const r = tenth(w * 0.34)
    drawing.path(
      `M${tenth(x + w * 0.5) - r} ${tenth(y - h)}a${r} ${r} 0 0 1 ${2 * r} 0z`,
      seen(stage, town.domes, town.far),
    )
  }
  const glass = palette.night ? '#ffd37a' : mix(shade, '#22384c', 0.6)
  const from = lightSide < 0 ? 0.12 : 0.44
  for (const column of [0, 1]) {
    const lit = !palette.night || random.chance(0.6)
    const pane: Colour = lit ? glass : mix(shade, '#0c1a33', 0.5)
    for (const row of h > w * 0.72 ? [0, 1] : [0]) {
      drawing.box(
        x + w * (from + column * 0.26),
        y - h * (0.78 - row * 0.42),
        w * 0.13,
        h * 0.24,
        pane,
      )
    }
  }
}

function paintRoof({ drawing }: Stage, { x, y, w, h }: Place, tile: Colour, random: Random): void {
  const ridge = y - h * 1.42
  drawing.path(
    polygon([
      [x - w * 0.06, y - h * 0.97],
      [x + w * 0.17, ridge],
      [x + w * 0.83, ridge],
      [x + w * 1.06, y - h * 0.97],
    ]),
    tile,
  )
  if (random.chance(0.5))
    drawing.box(x + w * 0.22, ridge - h * 0.16, w * 0.12, h * 0.3, mix(tile, '#3a2a30', 0.3))
}
