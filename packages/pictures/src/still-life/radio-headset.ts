import { number } from '../chart/digits.ts'
import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { curve, oval, polygon, roundedBox, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { lying } from '../kit/plane.ts'
import { sheetOf } from './desk-view.ts'
import type { DeskView } from './desk-view.ts'
import { paintHeadset } from './headset.ts'
import { paintLaptop } from './laptop.ts'

const view: DeskView = { eye: 54, focal: 860, horizon: -110, middle: 400 }

/** Draws a white desk before a coral wall: a radio's panel on a laptop, a headset, a pad, a plant. */
export function paintRadioHeadset(drawing: Drawing): void {
  drawing.box(
    0,
    0,
    800,
    600,
    drawing.linear(
      [
        [0, '#d9694a'],
        [0.6, '#e9876a'],
        [1, '#f2a585'],
      ],
      [0, 0],
      [800, 200],
    ),
  )
  drawing.path('M560-10H830V300H700z', '#ffd9b8', { opacity: 0.25 })
  drawing.box(0, 252, 800, 348, downwards(drawing, 252, 600, '#f3efe6', '#d9d2c6'))
  drawing.box(0, 252, 800, 5, '#ffffff')
  paintPlant(drawing)
  paintPad(drawing)
  paintLaptop(
    drawing,
    view,
    { at: [1, 114], turn: 6, body: '#3d4b5c', size: 1.32, shade: -1 },
    () => paintPanel(drawing),
  )
  paintHeadset(drawing, 'translate(626 462) rotate(-6) scale(0.96)', '#1f6f80')
  drawing.line('M724 500C770 540 740 580 690 612', '#22303c', 6)
}

function paintPanel(drawing: Drawing): void {
  drawing.box(-10, -10, 340, 220, '#dbe7ea')
  drawing.path(
    roundedBox(14, 20, 292, 126, 12),
    drawing.linear(
      [
        [0, '#3d4e5c'],
        [1, '#1f2b36'],
      ],
      [0, 20],
      [0, 146],
    ),
  )
  drawing.path(
    roundedBox(30, 34, 150, 72, 6),
    drawing.linear(
      [
        [0, '#ffe3a0'],
        [1, '#f3b455'],
      ],
      [30, 34],
      [180, 106],
    ),
  )
  drawing.line(number(16, 44, 48, 13), '#4a2c10', 6)
  drawing.line('M98 52h30M98 66h66M98 80h48', '#7a4a1c', 4.5, { opacity: 0.7 })
  for (const [x, y, r] of [
    [216, 58, 20],
    [268, 58, 20],
  ] as const) {
    drawing.circle(x, y, r, '#141d26')
    drawing.circle(
      x,
      y - 1,
      r * 0.82,
      drawing.linear(
        [
          [0, '#8594a0'],
          [1, '#36444f'],
        ],
        [x - r, y - r],
        [x + r, y + r],
      ),
    )
    drawing.line(`M${x} ${y - 14}v9`, '#f4efe2', 3.4)
  }
  for (const [x, colour] of [
    [32, '#e2593c'],
    [72, '#7d8d98'],
    [112, '#7d8d98'],
    [152, '#7d8d98'],
  ] as const)
    drawing.path(roundedBox(x, 116, 30, 17, 5), colour)
  drawing.path(roundedBox(200, 96, 88, 36, 6), '#c8432a')
  drawing.path(roundedBox(208, 103, 72, 22, 4), '#e9765c', { opacity: 0.75 })
  drawing.path(roundedBox(14, 156, 196, 36, 6), '#ffffff')
  drawing.line('M26 168h120M26 180h84', '#6d8a96', 4)
  drawing.path(roundedBox(220, 156, 86, 36, 18), '#1d8a6a')
  drawing.path('M256 166l16 8l-16 8z', '#ffffff')
}

function paintPad(drawing: Drawing): void {
  const corners = sheetOf(view, { at: [-27.6, 87], turn: 11 }, 17, 24)
  const at = lying(corners)
  drawing.group({ transform: 'translate(-8 8)' }, () =>
    drawing.path(polygon(corners), '#1d1530', { opacity: 0.16 }),
  )
  drawing.path(polygon(corners), '#fff7d6')
  drawing.path(polygon([at(0, 0), at(1, 0), at(1, 0.09), at(0, 0.09)]), '#eab64f')
  const rows = steps(9, 0.18, 0.9)
  drawing.line(rows.map((v) => polygon([at(0.08, v), at(0.2, v)], false)).join(''), '#e2593c', 4)
  drawing.line(
    rows.map((v, i) => polygon([at(0.3, v), at(0.62 + (i % 4) * 0.09, v)], false)).join(''),
    '#3f6a84',
    3,
  )
  const pen: readonly [Point, Point] = [at(0.5, 1.02), at(1.1, 0.8)]
  drawing.group({ transform: 'translate(-3 5)' }, () =>
    drawing.line(polygon(pen, false), '#1d1530', 9, { opacity: 0.2 }),
  )
  drawing.line(polygon(pen, false), '#22476b', 9)
  drawing.line(polygon(pen, false), '#6f9cc4', 2.6)
}

function paintPlant(drawing: Drawing): void {
  const leaf = (x: number, y: number, tall: number, lean: number, wide: number): string =>
    curve(
      [
        [x, y],
        [x + lean * 0.4 - wide, y - tall * 0.55],
        [x + lean, y - tall],
        [x + lean * 0.5 + wide, y - tall * 0.5],
      ] as const,
      true,
    )
  drawing.path(oval(694, 296, 70, 18), '#1d1530', { opacity: 0.18 })
  const back = [
    [0, 190, -70, 20],
    [0, 200, 60, 20],
    [0, 230, -8, 22],
  ] as const
  drawing.path(
    back.map(([dx, tall, lean, wide]) => leaf(702 + dx, 226, tall, lean, wide)).join(''),
    '#2f6b58',
  )
  const front = [
    [-6, 150, -112, 18],
    [8, 160, 96, 18],
    [-2, 170, -36, 19],
    [4, 180, 34, 19],
  ] as const
  drawing.path(
    front.map(([dx, tall, lean, wide]) => leaf(702 + dx, 230, tall, lean, wide)).join(''),
    '#4f9a78',
  )
  const ribs = front.map(
    ([dx, tall, lean]) =>
      `M${702 + dx} 226Q${tenth(702 + lean * 0.4)} ${tenth(226 - tall * 0.5)} ${702 + lean * 0.96} ${tenth(230 - tall * 0.94)}`,
  )
  drawing.line(ribs.join(''), '#86c4a0', 2.4)
  drawing.path(
    'M648 216H758L744 300Q702 314 660 300z',
    drawing.linear(
      [
        [0, '#8fc1cc'],
        [1, '#2f6f80'],
      ],
      [758, 0],
      [648, 0],
    ),
  )
  drawing.path(roundedBox(642, 206, 122, 20, 6), '#9fd0d8')
}
