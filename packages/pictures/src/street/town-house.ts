import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { polygon, tenth } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'

const night = '#1d2c44'
const lamp = '#ffdf9c'
const stone = '#cbbba6'

/** A terraced house seen from across the street: its sides, its brick, its columns of windows. */
export interface TownHouse {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly brick: Colour
  readonly columns: readonly number[]
  /** Windows with a lamp behind them, by storey from the top and column. */
  readonly lit: readonly (readonly [storey: number, column: number])[]
  readonly door?: number
}

export const pavement = 474

/** Middles and half heights of the windows of each storey, the tallest on the first floor. */
const storeys = [
  [112, 24, 20],
  [190, 34, 23],
  [296, 47, 25],
  [414, 40, 25],
] as const

/** Draws a town house: stucco below, brick above, sash windows, cornice and chimneys. */
export function paintTownHouse(drawing: Drawing, house: TownHouse): void {
  const { left, right, top, brick } = house
  const wide = right - left
  paintChimneys(drawing, house)
  drawing.box(
    left,
    top,
    wide,
    pavement - top,
    downwards(drawing, top, pavement, mix(brick, night, 0.3), mix(brick, '#d98a5c', 0.12)),
  )
  paintBrick(drawing, house)
  const plaster = mix('#d9ccb6', night, 0.2)
  drawing.box(
    left,
    360,
    wide,
    pavement - 360,
    downwards(drawing, 360, pavement, plaster, mix(plaster, night, 0.22)),
  )
  drawing.path(
    steps(5, 382, 458)
      .map((y) => `M${left} ${tenth(y)}H${right}v1.4H${left}z`)
      .join(''),
    night,
    { opacity: 0.16 },
  )
  drawing.box(left, 354, wide, 8, mix(stone, night, 0.12))
  drawing.box(left, 362, wide, 4, night, { opacity: 0.28 })
  drawing.box(left - 3, top - 4, wide + 6, 12, mix(stone, night, 0.2))
  drawing.box(left, top + 8, wide, 5, night, { opacity: 0.3 })
  drawing.box(left, top - 26, wide, 22, mix(brick, night, 0.42))
  storeys.forEach(([y, tall, half], storey) => {
    house.columns.forEach((x, column) => {
      if (storey === 3 && column === house.door) paintDoor(drawing, x)
      else
        paintSash(drawing, {
          x,
          y,
          tall,
          half,
          storey,
          lit: house.lit.some(([s, c]) => s === storey && c === column),
        })
    })
  })
  paintBalcony(drawing, house)
}

interface Sash {
  readonly x: number
  readonly y: number
  readonly tall: number
  readonly half: number
  readonly storey: number
  readonly lit: boolean
}

function paintSash(drawing: Drawing, { x, y, tall, half, storey, lit }: Sash): void {
  if (lit) {
    const glow = drawing.radial(
      [
        [0, lamp, 0.5],
        [1, lamp, 0],
      ],
      [x, y],
      tall * 2,
    )
    drawing.circle(x, y, tall * 2, glow)
  }
  if (storey < 3) {
    drawing.path(
      polygon([
        [x - half - 5, y - tall - 3],
        [x - half - 9, y - tall - 14],
        [x + half + 9, y - tall - 14],
        [x + half + 5, y - tall - 3],
      ]),
      '#a9604a',
      { opacity: 0.7 },
    )
    drawing.box(x - half - 7, y + tall, half * 2 + 14, 6, mix(stone, night, 0.15))
  }
  drawing.box(x - half - 3, y - tall - 3, half * 2 + 6, tall * 2 + 6, '#e6dccb')
  const pane = lit
    ? downwards(drawing, y - tall, y + tall, '#ffe9b4', '#f7b765')
    : downwards(drawing, y - tall, y + tall, '#54708c', '#2a3f58')
  drawing.box(x - half, y - tall, half * 2, tall * 2, pane)
  if (lit) {
    drawing.path(
      `M${x - half} ${y - tall}h${half * 0.7}q-2 ${tall}-${half * 0.46} ${tall * 2}h-${half * 0.24}z`,
      '#e0954e',
      { opacity: 0.75 },
    )
    drawing.path(
      `M${x + half} ${y - tall}h${-half * 0.7}q2 ${tall} ${half * 0.46} ${tall * 2}h${half * 0.24}z`,
      '#e0954e',
      { opacity: 0.75 },
    )
  } else {
    drawing.path(
      polygon([
        [x - half, y + tall * 0.2],
        [x + half * 0.5, y - tall],
        [x + half, y - tall],
        [x - half, y + tall * 0.8],
      ]),
      '#9fb4c4',
      { opacity: 0.22 },
    )
  }
  const bars = `M${x} ${y - tall}V${y + tall}M${x - half} ${y}H${x + half}`
  drawing.line(bars, '#e6dccb', 2.2, { cap: 'butt' })
}

function paintDoor(drawing: Drawing, x: number): void {
  const glow = drawing.radial(
    [
      [0, lamp, 0.6],
      [1, lamp, 0],
    ],
    [x, 396],
    90,
  )
  drawing.circle(x, 396, 90, glow)
  drawing.box(x - 42, 372, 84, 104, mix(stone, '#fff3dc', 0.25))
  drawing.box(x - 46, 366, 92, 9, mix(stone, night, 0.05))
  drawing.path(`M${x - 28} 474V410a28 28 0 0 1 56 0V474z`, mix(stone, night, 0.35))
  drawing.path(`M${x - 24} 408a24 24 0 0 1 48 0z`, '#ffe4a6')
  drawing.line(`M${x} 408V385M${x} 408L${x - 17} 391M${x} 408L${x + 17} 391`, '#e6dccb', 2)
  drawing.box(x - 24, 411, 48, 63, '#1f4a6a')
  drawing.path(
    `M${x - 18} 417h15v22h-15zM${x + 3} 417h15v22h-15zM${x - 18} 445h15v22h-15zM${x + 3} 445h15v22h-15z`,
    '#2b5f84',
  )
  drawing.circle(x, 442, 2.4, '#f0c86a')
  drawing.path(`M${x - 36} 474h72v6h-72zM${x - 42} 480h84v7h-84z`, '#c9beb0')
  drawing.path(`M${x - 42} 484h84v3h-84z`, night, { opacity: 0.3 })
  for (const side of [-1, 1]) {
    drawing.box(x + side * 36 - 4, 396, 8, 13, lamp)
    drawing.path(
      `M${x + side * 36 - 6} 396h12l-3-6h-6zM${x + side * 36 - 4} 409h8l-2 4h-4z`,
      '#2a3440',
    )
  }
}

function paintBalcony(drawing: Drawing, { left, right, columns }: TownHouse): void {
  if (columns.length < 3) return
  drawing.box(left + 16, 348, right - left - 32, 8, mix(stone, '#fff3dc', 0.2))
  let bars = `M${left + 20} 318H${right - 20}M${left + 20} 344H${right - 20}`
  for (const x of steps(Math.round((right - left - 40) / 14) + 1, left + 20, right - 20))
    bars += `M${tenth(x)} 318V346`
  drawing.line(bars, '#232d3c', 1.7)
}

function paintChimneys(drawing: Drawing, { left, right, top, brick }: TownHouse): void {
  for (const [x, wide] of [
    [left + 8, 44],
    [right - 52, 44],
  ] as const) {
    drawing.box(x, top - 66, wide, 50, mix(brick, night, 0.5))
    drawing.box(x - 3, top - 69, wide + 6, 6, mix(brick, night, 0.6))
    for (const pot of [6, 18, 30])
      drawing.box(x + pot, top - 82, 8, 14, mix('#b5694c', night, 0.35))
  }
}

function paintBrick(drawing: Drawing, { left, right, top, brick }: TownHouse): void {
  const random = seeded('london-square', 'brick', left)
  let [light, dark] = ['', '']
  for (let i = 0; i < 30; i++) {
    const [x, y] = [
      random.range(left + 3, right - 16),
      top + 14 + Math.floor(random.range(0, (340 - top) / 5)) * 5,
    ]
    const one = `M${tenth(x)} ${y}h${tenth(random.range(6, 13))}v2.6h-9z`
    if (random.chance(0.5)) light += one
    else dark += one
  }
  drawing.path(light, mix(brick, '#e9a67c', 0.4), { opacity: 0.5 })
  drawing.path(dark, mix(brick, night, 0.5), { opacity: 0.4 })
}
