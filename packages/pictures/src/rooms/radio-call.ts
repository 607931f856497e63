import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { oval, polygon, roundedBox, tenth } from '../kit/path.ts'
import { paintChartSheet, paintTable } from './furniture.ts'
import type { Guest } from './guest.ts'
import { paintGuest } from './paint-guest.ts'

const caller: Guest = {
  view: 'right',
  hip: [224, 590],
  size: 1.5,
  lean: 9,
  nod: -4,
  hands: [
    [470, 486],
    [356, 334],
  ],
  skin: '#8a5a3c',
  hair: '#2a2024',
  style: 'tail',
  top: '#e9c46a',
  bands: '#f6ead0',
  neck: 'roll',
  mouth: 'speak',
}

/** Draws a call by radio: the handset at the mouth, the set lit in its panel, the sea through a porthole. */
export function paintRadioCall(drawing: Drawing): void {
  drawing.box(
    -20,
    -20,
    840,
    640,
    drawing.linear(
      [
        [0, '#f6efe0'],
        [1, '#cfc6b2'],
      ],
      [0, 0],
      [760, 520],
    ),
  )
  drawing.line(
    steps(9, 10, 790)
      .map((x) => `M${tenth(x)} -20V470`)
      .join(''),
    '#b3a88e',
    2,
    { opacity: 0.55 },
  )
  drawing.box(-20, -20, 840, 44, '#a87542')
  drawing.box(-20, 24, 840, 8, '#7a4e2e')
  paintShelf(drawing)
  paintHungVest(drawing)
  paintPorthole(drawing)
  paintPanel(drawing)
  paintTable(
    drawing,
    [
      [300, 456],
      [820, 456],
      [820, 580],
      [230, 580],
    ],
    { top: '#b07a48', edge: 26 },
  )
  paintChartSheet(
    drawing,
    [
      [520, 466],
      [780, 466],
      [806, 560],
      [508, 560],
    ],
    'right',
  )
  paintPad(drawing)
  drawing.path('M354 350C380 450 500 450 552 392S600 320 592 276', 'none', {
    stroke: '#2f3b46',
    strokeWidth: 6,
    cap: 'round',
  })
  paintGuest(drawing, caller)
  paintHandset(drawing)
  drawing.line('M466 490L500 452', '#c8432a', 8)
}

function paintHungVest(drawing: Drawing): void {
  drawing.line('M88 232V262', '#8d99a2', 7)
  drawing.line('M66 300Q88 240 110 300', '#26323c', 9)
  drawing.path('M62 300C46 320 44 420 56 444Q72 452 82 440L86 330Q84 300 74 296z', '#d0503a')
  drawing.path('M114 300C130 320 132 420 120 444Q104 452 94 440L90 330Q92 300 102 296z', '#b23a2c')
  drawing.line('M40 410H136', '#26323c', 11)
  drawing.path(roundedBox(78, 401, 20, 18, 4), '#c9d2d8')
}

function paintPorthole(drawing: Drawing): void {
  drawing.circle(420, 150, 92, '#c79a4a')
  drawing.circle(420, 150, 78, '#8a6a2c')
  drawing.group({ clip: drawing.clip(oval(420, 150, 74, 74)) }, () => {
    drawing.box(340, 70, 160, 90, downwards(drawing, 76, 160, '#4f9cc4', '#e4efe0'))
    drawing.path('M340 152Q380 132 420 146T510 140V170H340z', '#6f9f8e')
    drawing.box(340, 156, 160, 80, downwards(drawing, 156, 226, '#5fb0bd', '#1f6f8c'))
    drawing.line('M352 180h40M410 174h52M380 200h60M440 210h40', '#d9f0ec', 3, { opacity: 0.7 })
    drawing.path('M446 150V112L464 148zM442 150h26l-6 7h-16z', '#fffaf0')
  })
  for (const turn of steps(6, 0, 300)) {
    const a = (turn * Math.PI) / 180
    drawing.circle(420 + Math.sin(a) * 85, 150 + Math.cos(a) * 85, 4.4, '#6b5020')
  }
  drawing.path('M370 104q22-26 54-26', 'none', {
    stroke: '#ffffff',
    strokeWidth: 6,
    cap: 'round',
    opacity: 0.6,
  })
}

function paintShelf(drawing: Drawing): void {
  for (const [x, w, h, colour] of [
    [30, 26, 84, '#24466b'],
    [58, 18, 74, '#c8432a'],
    [78, 32, 92, '#2b8a8c'],
    [112, 22, 80, '#eab64f'],
    [136, 16, 88, '#6b4a5e'],
  ] as const)
    drawing.path(roundedBox(x, 188 - h, w, h, 3), colour)
  drawing.line('M160 186L192 108', '#efe6d4', 20, { cap: 'butt' })
  drawing.box(-20, 188, 290, 13, '#a87542')
  drawing.line('M-20 166H262V190', '#c79a4a', 5)
}

function paintPanel(drawing: Drawing): void {
  drawing.path(roundedBox(546, 66, 240, 354, 10), '#8a5c38')
  drawing.path(roundedBox(556, 76, 220, 334, 6), '#a87542')
  drawing.path(roundedBox(572, 176, 188, 116, 10), '#26323c')
  drawing.path(roundedBox(586, 190, 108, 62, 5), '#f0a43a')
  drawing.path(
    'M606 202v38M598 210l8-8M646 204q-20 4-21 22a10 10 0 1 0 4-8M656 206h26M656 220h26M656 234h18',
    'none',
    { stroke: '#4a2a10', strokeWidth: 5 },
  )
  drawing.circle(728, 212, 17, '#4a5864')
  drawing.line('M728 212V198', '#e9eef0', 4)
  drawing.path(roundedBox(708, 240, 40, 16, 5), '#d0422f')
  for (const x of [592, 618, 644, 670]) drawing.path(roundedBox(x, 264, 20, 14, 3), '#4a5864')
  for (const [x, colour] of [
    [584, '#6bf09a'],
    [624, '#6bf09a'],
    [664, '#c9d2d8'],
    [704, '#6bf09a'],
    [744, '#c9d2d8'],
  ] as const) {
    drawing.path(roundedBox(x - 11, 320, 22, 44, 5), '#26323c')
    drawing.path(roundedBox(x - 6, 326, 12, 18, 3), '#c9d2d8')
    drawing.circle(x, 382, 4.6, colour)
  }
  for (const [x, turn] of [
    [616, -40],
    [714, 30],
  ] as const) {
    drawing.circle(x, 124, 33, '#c79a4a')
    drawing.circle(x, 124, 27, '#fbf5e4')
    drawing.group({ transform: `rotate(${turn} ${x} 124)` }, () =>
      drawing.line(`M${x} 130V104`, '#24385c', 4),
    )
  }
}

function paintPad(drawing: Drawing): void {
  drawing.path(
    polygon([
      [356, 472],
      [492, 472],
      [488, 556],
      [332, 556],
    ]),
    '#fffdf4',
  )
  drawing.line('M372 490h100M368 506h84M364 522h104M360 538h60', '#6f8fb0', 3)
  drawing.line(
    steps(7, 366, 484)
      .map((x) => `M${tenth(x)} 468v8`)
      .join(''),
    '#3d4b55',
    3,
  )
}

function paintHandset(drawing: Drawing): void {
  drawing.group({ transform: 'translate(344 312) rotate(-10)' }, () => {
    drawing.path(roundedBox(-20, -30, 40, 66, 12), '#26323c')
    drawing.path(roundedBox(-13, -22, 26, 24, 6), '#3d4b55')
    drawing.line('M-8-15h16M-8-9h16M-8-3h16', '#7f8c96', 2.4)
  })
  for (const y of [322, 336, 350]) drawing.line(`M340 ${y}q18-4 28 4`, '#9a6a4a', 13)
}
