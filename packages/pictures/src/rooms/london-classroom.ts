import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { oval, polygon, roundedBox, tenth } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import {
  paintChartSheet,
  paintDimness,
  paintGlow,
  paintMug,
  paintPendant,
  paintTable,
  paintWall,
} from './furniture.ts'
import type { Guest } from './guest.ts'
import { paintArms, paintBody, paintGuest } from './paint-guest.ts'

const students: readonly Guest[] = [
  {
    view: 'front',
    hip: [118, 470],
    size: 0.86,
    turn: 0.9,
    hands: [
      [84, 432],
      [160, 436],
    ],
    skin: '#e0b08c',
    hair: '#5a3424',
    style: 'long',
    top: '#c8432a',
    neck: 'round',
  },
  {
    view: 'front',
    hip: [268, 470],
    size: 0.9,
    turn: 0.5,
    lean: 2,
    nod: 4,
    eyes: 'down',
    hands: [
      [232, 440],
      [312, 442],
    ],
    skin: '#5f3d2a',
    hair: '#20242c',
    style: 'crop',
    beard: '#20242c',
    top: '#d9c9a8',
    build: 1.1,
  },
  {
    view: 'front',
    hip: [420, 470],
    size: 0.84,
    turn: 1,
    hands: [
      [382, 436],
      [452, 430],
    ],
    skin: '#c98f6a',
    hair: '#2f6b6a',
    style: 'scarf',
    top: '#3f8f8c',
    neck: 'round',
    build: 0.95,
  },
]

const instructor: Guest = {
  view: 'left',
  hip: [714, 410],
  size: 0.94,
  lean: -2,
  hands: [
    [634, 300],
    [606, 214],
  ],
  feet: [
    [706, 590],
    [736, 594],
  ],
  skin: '#eab898',
  hair: '#e9e4da',
  style: 'bald',
  beard: '#e9e4da',
  glasses: true,
  top: '#2c3f63',
  trousers: '#4a4038',
  mouth: 'speak',
  build: 1.08,
}

/** Draws an evening class in London: the lit city over the river, lamps over charts. */
export function paintLondonClassroom(drawing: Drawing): void {
  paintWall(drawing, '#6d4a4a', '#3a2a3c')
  paintSkyline(drawing)
  paintWallChart(drawing)
  for (const student of students) paintBody(drawing, student)
  paintGuest(drawing, instructor)
  paintTable(
    drawing,
    [
      [-20, 420],
      [610, 420],
      [690, 512],
      [-20, 512],
    ],
    { top: '#b07a48', edge: 22 },
  )
  drawing.path(
    polygon([
      [-20, 534],
      [690, 534],
      [690, 620],
      [-20, 620],
    ]),
    '#2c2030',
  )
  paintChartSheet(drawing, [
    [44, 430],
    [196, 430],
    [206, 474],
    [30, 474],
  ])
  paintChartSheet(
    drawing,
    [
      [226, 432],
      [362, 432],
      [380, 482],
      [224, 482],
    ],
    'right',
  )
  paintChartSheet(drawing, [
    [396, 430],
    [540, 430],
    [580, 474],
    [408, 474],
  ])
  for (const x of [126, 330, 534]) paintGlow(drawing, [x, 466], 130, '#ffe0a0', 0.34)
  for (const student of students) paintArms(drawing, student)
  drawing.line('M312 440L330 420', '#f2c14e', 5)
  drawing.path('M428 444L512 436L516 442L432 450z', '#6b4226')
  paintMug(drawing, [216, 500], '#3f8f8c', { handle: -1 })
  for (const [x, size] of [
    [126, 0.86],
    [330, 0.86],
    [534, 0.86],
  ] as const)
    paintPendant(drawing, [x, 112], { shade: '#2f8f8a', size })
  paintDimness(drawing, [360, 330], 640, '#1a1030', 0.3)
}

/** A glimpse of the city at blue hour: towers, dome, wheel and bridge, with the lights in the river. */
function paintSkyline(drawing: Drawing): void {
  const [x, y, w, h] = [-20, 64, 570, 282]
  drawing.box(x, y - 14, w + 14, h + 28, '#241c2e')
  drawing.group({ clip: drawing.clip(`M${x} ${y}h${w}v${h}h${-w}z`) }, () => {
    drawing.box(x, y, w, h, downwards(drawing, y, y + 200, '#0d1d48', '#27538a', '#c98a86'))
    const skyline =
      'M-20 268V210H22V186H60V232H84V214H96C98 176 150 176 152 214H164V236H196V170H224V226H246L254 130Q274 92 294 130L300 226H318V196H352V238H380L412 84L444 238H470V200H510V178H536V222H560V270z'
    drawing.path(skyline, '#16284e')
    drawing.path('M120 182V156M117 164h6', 'none', { stroke: '#16284e', strokeWidth: 4 })
    drawing.path('M84 214h80v54h-80z', '#22386a')
    paintLights(drawing)
    drawing.box(x, 268, w, 80, downwards(drawing, 268, 346, '#24406e', '#0b1838'))
    const random = seeded('london', 'river')
    for (const rx of steps(22, 0, 540)) {
      const tone = random.pick(['#ffd98a', '#ffb765', '#9fd0e8'] as const)
      const long = random.range(14, 46)
      drawing.box(rx + random.range(-8, 8), 272 + random.range(0, 8), 3.4, long, tone, {
        opacity: 0.55,
      })
    }
    drawing.line('M-20 272H560', '#0f1c3a', 7)
    drawing.path('M300 276Q330 252 360 276T420 276T480 276T540 276T600 276V284H300z', '#0f1c3a')
  })
  for (const bar of [164, 352]) drawing.box(bar - 4, y, 8, h, '#241c2e')
  drawing.box(x, y + h + 8, w + 24, 12, '#4a3644')
}

function paintLights(drawing: Drawing): void {
  const random = seeded('london', 'windows')
  const blocks = [
    [-14, 214, 32, 5],
    [28, 192, 28, 7],
    [200, 176, 20, 9],
    [258, 150, 32, 8],
    [322, 202, 26, 6],
    [402, 150, 20, 9],
    [474, 206, 32, 6],
    [514, 184, 18, 8],
  ] as const
  for (const [x, y, w, rows] of blocks)
    for (let row = 0; row < rows; row++)
      for (let at = x; at < x + w; at += 8)
        if (random.chance(0.62))
          drawing.box(at, y + row * 9, 4, 4.4, random.pick(['#ffd98a', '#ffe9b8', '#ffc270']))
  drawing.path(oval(124, 206, 24, 16), '#ffd9a0', { opacity: 0.35 })
  for (const x of [92, 104, 116, 132, 144, 156])
    drawing.box(x - 2, 222, 4, 38, '#ffd9a0', { opacity: 0.7 })
  drawing.circle(412, 84, 4, '#ff8d7a')
}

function paintWallChart(drawing: Drawing): void {
  drawing.path(roundedBox(574, 84, 216, 236, 3), '#241c2e', { opacity: 0.4 })
  paintChartSheet(
    drawing,
    [
      [568, 82],
      [782, 82],
      [782, 310],
      [568, 310],
    ],
    'right',
  )
  drawing.line('M562 80H788M562 312H788', '#8a5c38', 9)
  const rose = steps(12, 0, 330).map((turn) => {
    const a = (turn * Math.PI) / 180
    return `M${tenth(612 + Math.sin(a) * 22)} ${tenth(266 + Math.cos(a) * 22)}L${tenth(612 + Math.sin(a) * 28)} ${tenth(266 + Math.cos(a) * 28)}`
  })
  drawing.line(rose.join(''), '#a8357c', 2)
  drawing.circle(612, 266, 22, 'none', { stroke: '#a8357c', strokeWidth: 1.6 })
}
