import type { Drawing } from '../kit/drawing.ts'
import { steps } from '../kit/numbers.ts'
import { curve, disc, pair, polygon, roundedBox } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { lying } from '../kit/plane.ts'
import { seeded } from '../kit/random.ts'
import { about, paintBlock, sheetOf, spot } from './desk-view.ts'
import type { DeskView } from './desk-view.ts'
import { paintLaptop } from './laptop.ts'
import { paintStarGlobe } from './star-globe.ts'

const view: DeskView = { eye: 36, focal: 780, horizon: 70, middle: 400 }

const plough: readonly Point[] = [
  [60, 62],
  [92, 50],
  [120, 58],
  [146, 68],
  [150, 96],
  [192, 98],
  [200, 66],
]

/** Draws a desk by a night-blue wall: an almanac, a sextant's box, a star globe, a star map. */
export function paintAlmanacAtHome(drawing: Drawing, name: string): void {
  drawing.box(
    0,
    0,
    800,
    600,
    drawing.linear(
      [
        [0, '#2c4a86'],
        [0.5, '#1c3266'],
        [1, '#12224c'],
      ],
      [0, 0],
      [800, 300],
    ),
  )
  paintShelf(drawing)
  drawing.box(
    0,
    288,
    800,
    312,
    drawing.linear(
      [
        [0, '#a8683c'],
        [0.5, '#7d4a30'],
        [1, '#4d2d28'],
      ],
      [0, 300],
      [800, 560],
    ),
  )
  drawing.box(0, 288, 800, 5, '#d79a62')
  paintLaptop(drawing, view, { at: [-24, 112], turn: -17, body: '#c3c7cf', size: 1.1 }, () =>
    paintStarMap(drawing, name),
  )
  paintStarGlobe(drawing, name)
  paintSextantBox(drawing)
  paintAlmanac(drawing)
}

function paintShelf(drawing: Drawing): void {
  drawing.box(628, 120, 200, 10, '#c59a58')
  drawing.box(628, 130, 200, 7, '#0d1a3e', { opacity: 0.5 })
  for (const [x, w, h, colour] of [
    [646, 22, 84, '#c8432a'],
    [668, 26, 96, '#e9e0c6'],
    [694, 18, 78, '#2b8a8c'],
    [712, 28, 90, '#eab64f'],
    [740, 20, 100, '#3f5f9a'],
    [760, 24, 82, '#e9e0c6'],
  ] as const) {
    drawing.path(roundedBox(x, 120 - h, w, h, 3), colour)
    drawing.path(roundedBox(x + w * 0.6, 120 - h, w * 0.4, h, 3), '#12224c', { opacity: 0.35 })
  }
}

function paintStarMap(drawing: Drawing, name: string): void {
  drawing.box(
    -10,
    -10,
    340,
    220,
    drawing.radial(
      [
        [0, '#2a5a9a'],
        [1, '#0b1a44'],
      ],
      [150, 110],
      210,
    ),
  )
  drawing.line(
    `M-10 150Q160 20 330 110${disc(150, 280, 150)}${disc(150, 280, 220)}`,
    '#6fa6d8',
    1,
    { opacity: 0.5 },
  )
  const random = seeded(name, 'stars')
  const stars = steps(60).map(() =>
    disc(random.range(0, 320), random.range(0, 170), random.range(0.6, 1.8)),
  )
  drawing.path(stars.join(''), '#dcebff')
  drawing.line(
    polygon([...plough.slice(0, 4), ...plough.slice(4, 7), [146, 68]], false),
    '#9fd4da',
    1.6,
  )
  drawing.path(plough.map(([x, y]) => disc(x, y, 3.4)).join(''), '#fff4c8')
  drawing.circle(250, 40, 5, '#ffffff')
  drawing.line('M250 26v28M236 40h28', '#ffffff', 1.4)
  drawing.path('M-10 176Q80 166 160 176T330 172V220H-10z', '#081230')
  drawing.path(roundedBox(226, 120, 82, 44, 5), '#eef3f4', { opacity: 0.9 })
  drawing.line('M236 132h48M236 142h60M236 152h36', '#3f5f8a', 3.4)
}

function paintSextantBox(drawing: Drawing): void {
  const place = { at: [27.5, 86], turn: 9 } as const
  drawing.path(polygon(sheetOf(view, { at: [30.5, 84], turn: 9 }, 23, 19)), '#140c1e', {
    opacity: 0.3,
  })
  paintBlock(drawing, view, place, [20, 15, 8], {
    top: '#c47a44',
    front: '#93502c',
    side: '#6b3822',
  })
  const p = about(view, place)
  const inlay = [p(-8.5, -6, 8), p(8.5, -6, 8), p(8.5, 6, 8), p(-8.5, 6, 8)]
  drawing.line(polygon(inlay), '#e8b97c', 2)
  drawing.path(polygon([p(-3.5, -2, 8), p(3.5, -2, 8), p(3.5, 2, 8), p(-3.5, 2, 8)]), '#e7c170')
  drawing.line(polygon([p(-10, 7.5, 5.4), p(10, 7.5, 5.4)], false), '#4f2818', 2.4)
  for (const x of [-6.5, 6.5]) {
    drawing.path(
      polygon([p(x - 1, 7.5, 6.8), p(x + 1, 7.5, 6.8), p(x + 1, 7.5, 3.6), p(x - 1, 7.5, 3.6)]),
      '#e7c170',
    )
    drawing.circle(...p(x, 7.5, 4.6), 3, '#8a6426')
  }
  drawing.line(
    curve([p(-3, 7.5, 4.6), p(-2, 8.4, 2.6), p(2, 8.4, 2.6), p(3, 7.5, 4.6)]),
    '#f3d98e',
    5,
  )
}

const book = { at: [-9, 67], turn: 4 } as const

function page(side: 1 | -1): Point[] {
  const p = about(view, book)
  const outer = 17 * side
  const arch = (near: number): Point[] => [
    p(0, near, 1),
    p(outer * 0.3, near, 2.6),
    p(outer * 0.7, near, 2),
    p(outer, near, 0.8),
  ]
  return [...arch(-11), ...arch(11).toReversed()]
}

function paintAlmanac(drawing: Drawing): void {
  const p = about(view, book)
  drawing.path(polygon(sheetOf(view, { at: [-8, 66], turn: 4 }, 37, 24)), '#140c1e', {
    opacity: 0.35,
  })
  drawing.path(polygon(sheetOf(view, book, 35.6, 23.4)), '#c8432a')
  drawing.path(
    smooth(page(-1)),
    drawing.linear(
      [
        [0, '#fff8e4'],
        [0.8, '#f6e9c8'],
        [1, '#cdb68c'],
      ],
      p(-17, 0),
      p(0, 0),
    ),
  )
  drawing.path(
    smooth(page(1)),
    drawing.linear(
      [
        [0, '#cdb68c'],
        [0.25, '#fdf3da'],
        [1, '#e9d9b4'],
      ],
      p(0, 0),
      p(17, 0),
    ),
  )
  for (const side of [-1, 1] as const) paintColumns(drawing, side)
  const [a, b] = [spot(view, 3, 2.4, 64), spot(view, 17, 1.6, 60)]
  drawing.line(`M${pair([a[0] + 5, a[1] + 7])}L${pair([b[0] + 5, b[1] + 7])}`, '#140c1e', 7, {
    opacity: 0.3,
  })
  drawing.line(`M${pair(a)}L${pair(b)}`, '#eab64f', 8)
  drawing.line(`M${pair(a)}L${pair(b)}`, '#f9e6ae', 2.4)
}

function paintColumns(drawing: Drawing, side: 1 | -1): void {
  const p = about(view, book)
  const corners = [
    p(side < 0 ? -15.6 : 1.6, -9.6, 2),
    p(side < 0 ? -1.6 : 15.6, -9.6, 2),
    p(side < 0 ? -1.6 : 15.6, 9.6, 2),
    p(side < 0 ? -15.6 : 1.6, 9.6, 2),
  ] as const
  const at = lying(corners)
  drawing.path(
    polygon([at(0, 0), at(1, 0), at(1, 0.1), at(0, 0.1)]),
    side < 0 ? '#9fb8d8' : '#e8a98c',
  )
  const rows = steps(9, 0.2, 0.96)
  const columns = [0, 0.2, 0.4, 0.6, 0.8]
  const marks = rows.flatMap((v, row) =>
    columns
      .filter((_, i) => (row + i) % 7 !== 3)
      .map((u) => polygon([at(u + 0.03, v), at(u + 0.15, v)], false)),
  )
  drawing.line(marks.join(''), '#3d4f78', 2.2, { opacity: 0.8 })
  drawing.line(
    columns
      .slice(1)
      .map((u) => polygon([at(u - 0.01, 0), at(u - 0.01, 1)], false))
      .join(''),
    '#8a7a5a',
    1.2,
  )
}

function smooth(points: readonly Point[]): string {
  const half = points.length / 2
  const [top, foot] = [points.slice(0, half), points.slice(half)]
  return `${curve(top)}L${curve(foot).slice(1)}z`
}
