import type { Drawing } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { oval, polygon, roundedBox, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { paintDimness, paintGlow, paintTable } from './furniture.ts'
import type { Guest } from './guest.ts'
import { paintArms, paintBody } from './paint-guest.ts'

const behind: readonly Guest[] = [
  {
    view: 'front',
    hip: [250, 432],
    size: 0.92,
    turn: 0.6,
    lean: -3,
    hands: [
      [212, 408],
      [284, 410],
    ],
    skin: '#6b442e',
    hair: '#20242c',
    style: 'afro',
    top: '#e0a43a',
    neck: 'round',
    mouth: 'laugh',
    eyes: 'laugh',
    lit: -1,
  },
  {
    view: 'front',
    hip: [402, 436],
    size: 0.98,
    turn: -0.3,
    hands: [
      [352, 416],
      [452, 416],
    ],
    skin: '#eab898',
    hair: '#e4ded4',
    style: 'short',
    beard: '#e4ded4',
    top: '#2c4a6a',
    neck: 'roll',
    mouth: 'laugh',
    eyes: 'laugh',
    build: 1.12,
  },
  {
    view: 'front',
    hip: [558, 430],
    size: 0.86,
    turn: -0.7,
    lean: 3,
    hands: [
      [516, 408],
      [596, 410],
    ],
    skin: '#f0c9a8',
    hair: '#b8642c',
    style: 'long',
    top: '#3f8f7c',
    neck: 'round',
    mouth: 'laugh',
    build: 0.92,
  },
]

const ends: readonly Guest[] = [
  {
    view: 'right',
    hip: [54, 528],
    size: 1.08,
    lean: 8,
    hands: [undefined, [196, 450]],
    skin: '#e0b08c',
    hair: '#2a2024',
    style: 'bob',
    top: '#b8432e',
    neck: 'round',
    mouth: 'laugh',
    glasses: true,
    lit: -1,
  },
  {
    view: 'left',
    hip: [748, 528],
    size: 1.1,
    lean: 10,
    hands: [undefined, [610, 448]],
    skin: '#9a6a48',
    hair: '#20242c',
    style: 'short',
    top: '#ece2cc',
    bands: '#3a5a7c',
    neck: 'round',
    eyes: 'laugh',
    mouth: 'laugh',
  },
]

/** Draws supper in the saloon: five at the table, bowls, and the oil lamp over them. */
export function paintSupperBelow(drawing: Drawing): void {
  paintSaloon(drawing)
  paintGlow(drawing, [400, 150], 420, '#ffd27a', 0.6)
  for (const guest of [...behind, ...ends]) paintBody(drawing, guest)
  paintTable(
    drawing,
    [
      [150, 408],
      [650, 408],
      [742, 524],
      [58, 524],
    ],
    { top: '#b8733c', edge: 20, glow: '#ffd890', legs: 0 },
  )
  drawing.path(
    polygon([
      [58, 544],
      [742, 544],
      [720, 620],
      [80, 620],
    ]),
    '#3a1a18',
  )
  drawing.path(
    polygon([
      [300, 544],
      [500, 544],
      [480, 620],
      [320, 620],
    ]),
    '#4a261c',
  )
  drawing.group({ clip: drawing.clip('M150 408H650L742 524H58z') }, () =>
    paintGlow(drawing, [400, 450], 300, '#ffe3a0', 0.5),
  )
  paintFare(drawing)
  for (const guest of behind) paintArms(drawing, guest)
  for (const guest of ends) paintArms(drawing, guest)
  drawing.line('M196 450L216 472', '#dfe6ea', 5)
  drawing.line('M610 448L596 470', '#dfe6ea', 5)
  paintOilLamp(drawing, [400, 104])
  paintDimness(drawing, [400, 330], 640, '#1a0c1a', 0.36)
}

function paintSaloon(drawing: Drawing): void {
  drawing.box(-20, -20, 840, 640, downwards(drawing, 0, 420, '#c98a4c', '#8a4e2c'))
  drawing.line(
    steps(12, -10, 810)
      .map((x) => `M${tenth(x)} 40V300`)
      .join(''),
    '#5a2e1c',
    2.4,
    { opacity: 0.35 },
  )
  drawing.path('M-20 -20H820V40Q400 74-20 40z', '#f0dfc0')
  drawing.path('M-20 40Q400 74 820 40V54Q400 88-20 54z', '#7a4426')
  for (const x of [128, 672]) {
    drawing.path(roundedBox(x - 84, 108, 168, 86, 40), '#d8a860')
    drawing.path(
      roundedBox(x - 73, 118, 146, 66, 30),
      downwards(drawing, 118, 184, '#2a2c5c', '#7a5080', '#e08a6a'),
    )
  }
  drawing.box(-20, 290, 840, 330, '#5a2620')
  for (const x of steps(5, -10, 650))
    drawing.path(
      roundedBox(x, 284, 156, 150, 22),
      downwards(drawing, 284, 434, '#a83e34', '#6f2622'),
    )
}

function paintFare(drawing: Drawing): void {
  const bowls: readonly Point[] = [
    [248, 428],
    [402, 436],
    [556, 428],
    [228, 480],
    [582, 478],
  ]
  for (const [x, y] of bowls) {
    drawing.path(oval(x, y + 12, 38, 8), '#4a261c', { opacity: 0.35 })
    drawing.path(
      `M${x - 36} ${y - 4}Q${x - 28} ${y + 16} ${x} ${y + 16}T${x + 36} ${y - 4}z`,
      across(drawing, x - 36, x + 36, '#3f6f94', '#24466b'),
    )
    drawing.path(oval(x, y - 4, 36, 9), '#f4ead6')
    drawing.path(oval(x, y - 3, 30, 6.4), '#d8742c')
  }
  drawing.path(oval(404, 492, 66, 15), '#e8c48a')
  drawing.path('M352 486C352 462 456 462 456 486C456 496 352 496 352 486z', '#c8803a')
  drawing.line('M380 474l10 12M402 470l8 14M424 472l6 12', '#f0c890', 5)
  drawing.path('M318 440l4-24h14l4 24q-11 6-22 0z', '#3f8f7c')
}

function paintOilLamp(drawing: Drawing, [x, y]: Point): void {
  paintGlow(drawing, [x, y + 42], 120, '#ffe6a8', 0.7)
  drawing.line(`M${x} -20V${y - 20}`, '#8a6428', 5)
  drawing.path(
    `M${x - 26} ${y - 6}Q${x} ${y - 40} ${x + 26} ${y - 6}z`,
    across(drawing, x - 26, x + 26, '#f0d08a', '#a8742c'),
  )
  drawing.line(
    `M${x - 34} ${y + 74}Q${x - 44} ${y + 20} ${x - 20} ${y - 4}M${x + 34} ${y + 74}Q${x + 44} ${y + 20} ${x + 20} ${y - 4}`,
    '#c79a4a',
    4,
  )
  drawing.path(
    `M${x - 14} ${y}H${x + 14}C${x + 16} ${y + 22} ${x + 28} ${y + 32} ${x + 20} ${y + 62}H${x - 20}C${x - 28} ${y + 32} ${x - 16} ${y + 22} ${x - 14} ${y}z`,
    '#fff2cc',
    { opacity: 0.75 },
  )
  drawing.path(
    `M${x} ${y + 22}C${x + 12} ${y + 40} ${x + 9} ${y + 56} ${x} ${y + 57}C${x - 9} ${y + 56} ${x - 12} ${y + 40} ${x} ${y + 22}z`,
    '#ffffff',
  )
  drawing.path(
    `M${x - 24} ${y + 62}H${x + 24}L${x + 38} ${y + 82}Q${x} ${y + 98} ${x - 38} ${y + 82}z`,
    across(drawing, x - 38, x + 38, '#f0d08a', '#a8742c'),
  )
}
