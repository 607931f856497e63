import { paintChartInView } from '../chart/chart-in-view.ts'
import { paintMark } from '../chart/symbols.ts'
import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { radians, steps } from '../kit/numbers.ts'
import { curve, disc, oval, pair, polygon, roundedBox } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { lying } from '../kit/plane.ts'
import { seeded } from '../kit/random.ts'
import { about, sheetOf } from './desk-view.ts'
import type { DeskView } from './desk-view.ts'
import { paintLamp } from './lamp.ts'
import { paintLaptop, screenSize } from './laptop.ts'
import { paintWindow } from './window.ts'

const view: DeskView = { eye: 46, focal: 760, horizon: 10, middle: 400 }

/** Draws a desk at night: a chart in the pool of a lamp, a laptop, rain on the window. */
export function paintStudyByLamp(drawing: Drawing, name: string): void {
  drawing.box(0, 0, 800, 600, downwards(drawing, 0, 300, '#232a4a', '#2f3557'))
  paintWindow(
    drawing,
    { place: [430, 26, 320, 170], panes: [3, 1], frame: '#4a4a6e', shade: '#12183a', bar: 12 },
    () => paintRainyNight(drawing, name),
  )
  drawing.box(0, 262, 800, 338, downwards(drawing, 262, 600, '#4a2f2c', '#2b1d24'))
  drawing.box(0, 262, 800, 4, '#7a4f3c')
  drawing.line('M0 330H800M0 424H800', '#20141a', 2, { opacity: 0.5 })
  paintLight(drawing)
  paintLaptop(
    drawing,
    view,
    { at: [-32, 106], turn: 20, body: '#5b627a', size: 1, shade: -1 },
    () => paintSmallChart(drawing, name),
  )
  paintLitChart(drawing, name)
  paintLamp(drawing, { at: [408, 322], head: [540, 150], colour: '#c8432a', reach: 1 })
  paintCup(drawing)
  drawing.box(
    0,
    0,
    800,
    600,
    drawing.radial(
      [
        [0, '#0d1030', 0],
        [0.55, '#0d1030', 0],
        [1, '#0d1030', 0.55],
      ],
      [430, 380],
      560,
    ),
  )
}

function paintLight(drawing: Drawing): void {
  const glow = drawing.radial(
    [
      [0, '#ffcf85', 0.95],
      [0.45, '#e79a4e', 0.5],
      [1, '#e79a4e', 0],
    ],
    [0, 0],
    1,
    'translate(500 430) scale(430 250)',
  )
  drawing.box(0, 262, 800, 338, glow)
  const air = drawing.radial(
    [
      [0, '#ffdf9d', 0.55],
      [0.5, '#ffb870', 0.16],
      [1, '#ffb870', 0],
    ],
    [555, 185],
    290,
  )
  drawing.circle(555, 185, 290, air)
}

function paintSmallChart(drawing: Drawing, name: string): void {
  const { width, height } = screenSize
  paintChartInView(
    drawing,
    `${name}/screen`,
    {
      coast: { land: 'top', share: 0.24 },
      ratio: 0.625,
      ink: 'screen',
      course: [
        [0.1, 0.9],
        [0.4, 0.62],
        [0.84, 0.55],
      ],
      track: '#c8432a',
    },
    (u, v) => [u * width, v * height],
  )
  drawing.box(0, 0, 44, 200, '#173a5c')
  drawing.line('M12 24h20M12 44h20M12 64h20M12 84h20', '#9fd4da', 5)
}

function paintRainyNight(drawing: Drawing, name: string): void {
  drawing.box(410, 10, 360, 210, downwards(drawing, 20, 200, '#0c1738', '#27457a'))
  drawing.path('M410 160Q520 132 620 156T780 146V210H410z', '#0d1b3e')
  for (const [x, y, r, colour] of [
    [470, 168, 9, '#ffd27a'],
    [520, 160, 6, '#ffd27a'],
    [586, 170, 8, '#e2593c'],
    [640, 162, 10, '#ffe2a0'],
    [706, 170, 7, '#6bf09a'],
  ] as const) {
    drawing.circle(x, y, r, colour, { opacity: 0.3 })
    drawing.circle(x, y, r * 0.45, colour, { opacity: 0.8 })
  }
  const random = seeded(name, 'drops')
  const drops = steps(46).map((): [Point, number] => [
    [random.range(432, 750), random.range(30, 194)],
    random.range(1.4, 3.6),
  ])
  drawing.path(drops.map(([[x, y], r]) => disc(x, y, r)).join(''), '#9fc4e0', { opacity: 0.55 })
  const runs = drops.filter((_, index) => index % 4 === 0)
  drawing.line(
    runs
      .map(([[x, y], r]) => `M${pair([x, y])}q${r > 2.5 ? 2 : -2} -10 0 -${Math.round(18 + r * 6)}`)
      .join(''),
    '#9fc4e0',
    1.6,
    { opacity: 0.4 },
  )
}

function paintLitChart(drawing: Drawing, name: string): void {
  const corners = sheetOf(view, { at: [9, 78], turn: 3 }, 52, 32)
  const at = lying(corners)
  drawing.group({ transform: 'translate(6 9)' }, () =>
    drawing.path(polygon(corners), '#140c16', { opacity: 0.45 }),
  )
  drawing.group({ clip: drawing.clip(polygon(corners)) }, () => {
    paintChartInView(
      drawing,
      name,
      {
        coast: { land: 'left', share: 0.2, rugged: 1.2, islands: [[0.74, 0.2, 0.08]] },
        ratio: 0.62,
        ink: 'paper',
        fine: 56,
        line: 1.8,
        course: [
          [0.3, 0.96],
          [0.42, 0.62],
          [0.62, 0.42],
          [0.97, 0.5],
        ],
      },
      at,
    )
    const ringAt = steps(24, 0, 345).map((turn): Point =>
      at(0.82 + Math.sin(radians(turn)) * 0.09, 0.74 - Math.cos(radians(turn)) * 0.145),
    )
    drawing.line(curve(ringAt, true), '#a8357c', 2)
    const ticks = steps(36, 0, 350).map((turn) => {
      const [dx, dy] = [Math.sin(radians(turn)), -Math.cos(radians(turn))]
      const inner = Math.round(turn) % 90 ? 0.8 : 0.5
      return `M${pair(at(0.82 + dx * 0.09 * inner, 0.74 + dy * 0.145 * inner))}L${pair(at(0.82 + dx * 0.09, 0.74 + dy * 0.145))}`
    })
    drawing.line(ticks.join(''), '#a8357c', 1.4)
    for (const [kind, u, v] of [
      ['can', 0.36, 0.52],
      ['cone', 0.48, 0.74],
      ['can', 0.56, 0.3],
    ] as const)
      paintMark(drawing, { kind, at: [0, 0] }, at(u, v), 1.15)
    const shade = drawing.radial(
      [
        [0, '#ffedc0', 0.28],
        [0.5, '#8a4a2a', 0.1],
        [1, '#1b1230', 0.66],
      ],
      [0, 0],
      1,
      'translate(500 420) scale(360 240)',
    )
    drawing.path(polygon(corners), shade)
  })
  paintPlotterInView(drawing)
}

function paintPlotterInView(drawing: Drawing): void {
  const place = { at: [11, 77], turn: 27 } as const
  const corners = sheetOf(view, place, 33, 6, 0.3)
  drawing.group({ transform: 'translate(3 5)' }, () =>
    drawing.path(polygon(corners), '#2b1a14', { opacity: 0.3 }),
  )
  drawing.path(polygon(corners), '#e6f2ea', { opacity: 0.62, stroke: '#4a7686', strokeWidth: 1.4 })
  const p = about(view, place)
  const marks = steps(31, -15.5, 15.5).map(
    (x, i) => `M${pair(p(x, -3))}L${pair(p(x, i % 5 ? -2.4 : -1.8))}`,
  )
  drawing.line(marks.join(''), '#2d5665', 1)
  const disk = steps(16, 0, 337.5).map((turn): Point =>
    p(Math.cos(radians(turn)) * 5.4, Math.sin(radians(turn)) * 5.4, 0.4),
  )
  drawing.path(curve(disk, true), '#f4faf2', { opacity: 0.6, stroke: '#4a7686', strokeWidth: 1.4 })
  drawing.line(
    `M${pair(p(-5, 0))}L${pair(p(5, 0))}M${pair(p(0, -5))}L${pair(p(0, 5))}`,
    '#c23b2e',
    1.2,
  )
  const pen = about(view, { at: [23.5, 67], turn: -28 })
  drawing.line(`M${pair(pen(-7, 1))}L${pair(pen(9, 1))}`, '#2b1a14', 8, { opacity: 0.3 })
  drawing.line(`M${pair(pen(-6.4, 0, 0.5))}L${pair(pen(9, 0, 0.5))}`, '#e9b53c', 8)
  drawing.line(`M${pair(pen(-6.4, 0.2, 0.5))}L${pair(pen(9, 0.2, 0.5))}`, '#b98320', 2.6)
  drawing.path(polygon([pen(-6.2, -0.4, 0.5), pen(-6.2, 0.5, 0.5), pen(-8.6, 0, 0.4)]), '#f2dcb0')
}

function paintCup(drawing: Drawing): void {
  drawing.path(oval(700, 352, 52, 20), '#140c16', { opacity: 0.4 })
  drawing.path(
    roundedBox(656, 280, 76, 76, 12),
    drawing.linear(
      [
        [0, '#f0b87a'],
        [0.4, '#2b8a8c'],
        [1, '#123f4a'],
      ],
      [656, 0],
      [732, 0],
    ),
  )
  drawing.line('M730 296q28 4 20 26t-22 18', '#1d5f6a', 10)
  drawing.path(oval(694, 282, 38, 14), '#3f9a9c')
  drawing.path(oval(694, 284, 31, 10), '#3a2018')
  drawing.line('M684 262q-12-20 0-40t0-38M704 258q-10-18 0-34t0-36', '#ffe6c0', 5, {
    opacity: 0.22,
  })
}
