import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { oval, polygon, roundedBox, tenth } from '../kit/path.ts'
import { lying } from '../kit/plane.ts'
import { scaleAt, sheetOf, spot } from './desk-view.ts'
import type { DeskView } from './desk-view.ts'
import { paintExplodedEngine } from './exploded-engine.ts'
import { paintLaptop } from './laptop.ts'
import { paintMug } from './mug.ts'
import { paintWindow } from './window.ts'

const view: DeskView = { eye: 40, focal: 800, horizon: 44, middle: 400 }

/** Draws a kitchen table in the morning: an engine taken apart on a laptop, and what goes with it. */
export function paintEngineOnScreen(drawing: Drawing): void {
  drawing.box(0, 0, 800, 600, downwards(drawing, 0, 330, '#d7e2cd', '#c2d3bd'))
  drawing.path('M300 0H800V330H520z', '#fff3d0', { opacity: 0.3 })
  paintWindow(
    drawing,
    { place: [40, -20, 200, 226], panes: [2, 2], frame: '#fdf9ee', shade: '#8fa08c' },
    () => paintGarden(drawing),
  )
  paintShelf(drawing)
  drawing.box(0, 300, 800, 300, downwards(drawing, 300, 600, '#e9c793', '#c78f56'))
  drawing.box(0, 300, 800, 6, '#f6dfb4')
  for (const y of [352, 430]) drawing.line(`M0 ${y}H800`, '#a8713f', 1.6, { opacity: 0.5 })
  drawing.path('M30 306H170L420 600H110zM190 306H320L760 600H450z', '#fff2c8', { opacity: 0.4 })
  paintFilter(drawing)
  paintLaptop(drawing, view, { at: [5, 103], turn: -5, body: '#d5dbdd', size: 1.28 }, () =>
    paintExplodedEngine(drawing),
  )
  paintNotebook(drawing)
  const { flat } = scaleAt(view, 74)
  paintMug(drawing, {
    at: [706, 520],
    half: 42,
    tall: 1.2,
    flat: flat * 0.66,
    colour: '#f7f1e4',
    drink: '#b4692f',
    handle: 1,
    saucer: '#f7f1e4',
    steam: '#ffffff',
  })
}

function paintGarden(drawing: Drawing): void {
  drawing.box(30, -30, 230, 260, downwards(drawing, -30, 200, '#a9d6e6', '#fdf3d6'))
  drawing.path('M30 150Q80 118 130 140T250 120V230H30z', '#9cc08a')
  drawing.path('M30 186Q90 158 150 178T250 164V230H30z', '#74a56c')
  drawing.path(oval(196, 104, 34, 40) + oval(222, 118, 26, 32), '#6a9c69')
  drawing.path('M192 120h8v60h-8z', '#7a5a3c')
}

function paintShelf(drawing: Drawing): void {
  drawing.box(566, 96, 260, 12, '#b98656')
  drawing.box(566, 108, 260, 7, '#8fa08c', { opacity: 0.5 })
  for (const [x, w, h, colour] of [
    [592, 40, 48, '#e2593c'],
    [642, 34, 40, '#f7f1e4'],
    [688, 44, 56, '#2b8a8c'],
  ] as const) {
    drawing.path(
      roundedBox(x, 96 - h, w, h, 7),
      drawing.linear(
        [
          [0, colour],
          [1, '#5f6b60'],
        ],
        [x, 0],
        [x + w * 2.4, 0],
      ),
    )
    drawing.box(x + 2, 96 - h - 6, w - 4, 8, '#8a5c38')
  }
  drawing.path('M748 96l5-34h34l5 34z', '#d9a15a')
  drawing.line('M770 64q-6-30-22-38M770 64q2-34 12-46M770 64q10-22 26-26', '#5f9467', 7)
}

function paintNotebook(drawing: Drawing): void {
  const place = { at: [-22.5, 73.5], turn: 9 } as const
  const corners = sheetOf(view, place, 18, 20)
  drawing.group({ transform: 'translate(9 8)' }, () =>
    drawing.path(polygon(corners), '#1d1530', { opacity: 0.2 }),
  )
  drawing.path(polygon(corners), '#fdf8ea')
  const at = lying(corners)
  const rings = steps(9, 0.08, 0.92).map((u) => polygon([at(u, -0.035), at(u, 0.035)], false))
  drawing.line(rings.join(''), '#5f6f78', 4)
  const rows = steps(7, 0.12, 0.52).map((v, index) =>
    polygon([at(0.1, v), at(index % 3 === 2 ? 0.6 : 0.9, v)], false),
  )
  drawing.line(rows.join(''), '#6f93a8', 2)
  const drawn = [
    polygon([at(0.2, 0.62), at(0.5, 0.62), at(0.5, 0.9), at(0.2, 0.9)]),
    polygon([at(0.16, 0.62), at(0.54, 0.62)], false),
    polygon([at(0.52, 0.75), at(0.74, 0.68)], false),
  ]
  drawing.line(drawn.join(''), '#24466b', 2.4)
  const [from, to] = [spot(view, -27, 0.4, 76), spot(view, -17, 0.4, 66)]
  const pen = `M${from.map(tenth).join(' ')}L${to.map(tenth).join(' ')}`
  drawing.group({ transform: 'translate(4 5)' }, () =>
    drawing.line(pen, '#1d1530', 8, { opacity: 0.25 }),
  )
  drawing.line(pen, '#e2593c', 8)
  drawing.line(pen, '#f39a7e', 2.4)
}

function paintFilter(drawing: Drawing): void {
  const [x, y] = spot(view, -37.5, 0, 99)
  const [half, tall] = [40, 100]
  const body = drawing.linear(
    [
      [0, '#1f5a96'],
      [0.25, '#5fa4dc'],
      [0.55, '#2f6db0'],
      [1, '#173a5c'],
    ],
    [x - half, 0],
    [x + half, 0],
  )
  drawing.path(oval(x + 24, y + 2, half * 1.2, 25), '#1d1530', { opacity: 0.24 })
  drawing.path(
    `M${x - half} ${y - tall}V${y - 8}Q${x} ${y + 26} ${x + half} ${y - 8}V${y - tall}z`,
    body,
  )
  drawing.path(
    `M${x - half} ${y - 64}Q${x} ${y - 26} ${x + half} ${y - 64}v28Q${x} ${y + 2} ${x - half} ${y - 36}z`,
    '#f7f1e4',
    { opacity: 0.9 },
  )
  drawing.line(`M${x - 22} ${y - 36}q22 10 44 0`, '#24466b', 3)
  drawing.path(oval(x, y - tall, half, half * 0.48), '#c9d2d8')
  drawing.path(oval(x, y - tall + 1, half * 0.86, half * 0.4), '#1f2d3a')
  drawing.path(oval(x, y - tall, half * 0.74, half * 0.33), '#aab6bd')
  drawing.path(oval(x, y - tall + 1, half * 0.3, half * 0.14), '#33434f')
  for (const [dx, dy] of [
    [-24, 0],
    [24, 0],
    [-13, -9],
    [13, -9],
    [-13, 9],
    [13, 9],
  ] as const)
    drawing.path(oval(x + dx, y - tall + dy, 4.5, 2.4), '#33434f')
}
