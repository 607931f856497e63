import type { Drawing } from '../../kit/drawing.ts'
import { held, steps } from '../../kit/numbers.ts'
import { curve, polygon } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { lineThrough, slice } from '../../knots/strand.ts'

const centre: Point = [330, 230]
const warm = '#d8452f'
const cold = '#1f5fa8'

/** A low with its fronts coming in from the ocean: isobars close together where it will blow. */
export function paintWeather(drawing: Drawing): void {
  const { width, height } = drawing
  drawing.box(
    0,
    0,
    width,
    height,
    drawing.linear(
      [
        [0, '#cfe3ea'],
        [1, '#e6f0ec'],
      ],
      [0, 0],
      [width, height],
    ),
  )
  paintLand(drawing)
  for (const radius of [52, 92, 136, 186, 244, 312, 392]) paintIsobar(drawing, radius)
  paintFront(
    drawing,
    [
      [344, 244],
      [428, 266],
      [520, 312],
      [612, 388],
      [690, 486],
    ],
    warm,
    'half round',
  )
  paintFront(
    drawing,
    [
      [330, 252],
      [346, 330],
      [330, 420],
      [280, 512],
      [204, 590],
    ],
    cold,
    'pointed',
  )
  drawing.circle(centre[0], centre[1], 30, '#fdfbf3', { stroke: '#10304d', strokeWidth: 4 })
  drawing.line(`M${centre[0] - 8} ${centre[1] - 13}v26h17`, '#10304d', 6)
  for (const [x, y, turn, feathers] of [
    [520, 180, 145, 3],
    [640, 300, 165, 3],
    [450, 420, 228, 4],
    [150, 340, 335, 5],
    [640, 110, 122, 2],
    [170, 520, 305, 4],
  ] as const) {
    paintWind(drawing, x, y, turn, feathers)
  }
}

function paintLand(drawing: Drawing): void {
  const island: Point[] = [
    [606, 40],
    [660, 96],
    [640, 160],
    [694, 214],
    [742, 290],
    [730, 344],
    [660, 352],
    [596, 366],
    [620, 316],
    [584, 300],
    [628, 262],
    [590, 212],
    [604, 150],
    [566, 100],
  ]
  const west: Point[] = [
    [480, 150],
    [528, 176],
    [532, 236],
    [500, 274],
    [456, 264],
    [450, 200],
  ]
  const south: Point[] = [
    [560, 470],
    [640, 440],
    [760, 420],
    [880, 430],
    [880, 680],
    [640, 680],
    [600, 560],
    [530, 520],
  ]
  for (const land of [island, west, south]) {
    drawing.line(curve(land, true), '#b8dce6', 22)
    drawing.path(curve(land, true), '#cfdcb4', { stroke: '#7f9a6a', strokeWidth: 2 })
  }
}

/** A ring of equal pressure, drawn out to the south-west and kinked by the fronts. */
function paintIsobar(drawing: Drawing, radius: number): void {
  const points = steps(48, 0, 2 * Math.PI)
    .slice(0, -1)
    .map((angle): Point => {
      const stretch = 1 + 0.26 * Math.cos(angle - 2.3) + 0.07 * Math.cos(2 * angle + 0.5)
      return [
        centre[0] + Math.cos(angle) * radius * stretch * 1.12,
        centre[1] + Math.sin(angle) * radius * stretch * 0.92,
      ]
    })
  drawing.line(curve(points, true), '#34556d', radius === 136 ? 3.2 : 2.1, { opacity: 0.78 })
}

function paintFront(
  drawing: Drawing,
  points: readonly Point[],
  colour: '#d8452f' | '#1f5fa8',
  teeth: 'pointed' | 'half round',
): void {
  drawing.line(curve(points), '#fdfbf3', 11, { opacity: 0.8 })
  drawing.line(curve(points), colour, 6)
  const line = lineThrough(points)
  const count = Math.floor(line.length / 62)
  for (let tooth = 0; tooth < count; tooth++) {
    const from = 24 + tooth * 62
    const samples = slice(line, from, from + 32, 8)
    const [first, middle, last] = [
      held(samples, 0),
      held(samples, Math.floor(samples.length / 2)),
      held(samples, samples.length - 1),
    ]
    const side = -1
    if (teeth === 'pointed') {
      const tip: Point = [
        middle.point[0] + middle.normal[0] * side * 26,
        middle.point[1] + middle.normal[1] * side * 26,
      ]
      drawing.path(polygon([first.point, tip, last.point]), colour)
    } else {
      drawing.path(
        `M${first.point.map(Math.round).join(' ')}A16 16 0 0 1 ${last.point.map(Math.round).join(' ')}z`,
        colour,
      )
    }
  }
}

/** A wind arrow: its shaft points the way the wind blows, each feather is ten knots. */
function paintWind(drawing: Drawing, x: number, y: number, turn: number, feathers: number): void {
  drawing.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () => {
    const marks = Array.from(
      { length: feathers },
      (_, index) => `M0 ${-62 + index * 11}l${index === feathers - 1 ? 11 : 21} -8`,
    )
    drawing.line(`M0 0V-62${marks.join('')}`, '#fdfbf3', 8, { opacity: 0.75 })
    drawing.line(`M0 0V-62${marks.join('')}`, '#10304d', 3.8)
    drawing.circle(0, 4, 6.5, '#fdfbf3', { stroke: '#10304d', strokeWidth: 3.4 })
  })
}
