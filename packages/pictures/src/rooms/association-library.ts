import { mix } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { disc, oval, roundedBox } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { paintChartSheet, paintDimness, paintGlow, paintWall } from './furniture.ts'
import type { Guest } from './guest.ts'
import { paintArms, paintBody, paintGuest } from './paint-guest.ts'

const instructor: Guest = {
  view: 'front',
  hip: [404, 400],
  size: 0.86,
  turn: -0.5,
  nod: 3,
  hands: [
    [330, 392],
    [470, 386],
  ],
  skin: '#e8bd9c',
  hair: '#d9d4ca',
  style: 'bob',
  top: '#24385c',
  eyes: 'down',
  glasses: true,
}

const left: Guest = {
  view: 'right',
  hip: [106, 520],
  feet: [undefined, [230, 640]],
  size: 0.92,
  lean: 12,
  nod: 6,
  hands: [undefined, [240, 450]],
  skin: '#7a4e34',
  hair: '#20242c',
  style: 'crop',
  top: '#d2a13c',
  neck: 'roll',
  glasses: true,
}

const right: Guest = {
  view: 'left',
  hip: [700, 520],
  feet: [undefined, [580, 640]],
  size: 0.92,
  lean: 10,
  nod: 4,
  hands: [undefined, [566, 452]],
  skin: '#f0c9a8',
  hair: '#a8542c',
  style: 'tail',
  top: '#7fb0a4',
  neck: 'round',
  lit: -1,
}

/** Draws the library of a club: bookshelves, a half model, a barometer, green lamps over a chart. */
export function paintAssociationLibrary(drawing: Drawing): void {
  paintWall(drawing, '#2f5d4c', '#1c3c34')
  paintPanelling(drawing)
  paintShelves(drawing, -10)
  paintShelves(drawing, 588)
  paintHalfModel(drawing)
  paintBarometer(drawing)
  paintBody(drawing, instructor)
  for (const guest of [left, right]) {
    paintChairBack(drawing, guest)
    paintBody(drawing, guest)
  }
  paintRoundTable(drawing)
  paintArms(drawing, instructor)
  for (const guest of [left, right]) paintArms(drawing, guest)
  drawing.line('M470 386L372 452', '#e9d2a0', 5)
  paintLamp(drawing, 230)
  paintLamp(drawing, 580)
  paintGuest(drawing, {
    view: 'back',
    hip: [404, 690],
    size: 0.98,
    hands: [
      [338, 690],
      [486, 506],
    ],
    skin: '#c98f6a',
    hair: '#2a2024',
    style: 'short',
    top: '#8f3a34',
    build: 1.05,
  })
  paintDimness(drawing, [400, 400], 600, '#120c1c', 0.42)
}

function paintPanelling(drawing: Drawing): void {
  drawing.box(-20, 330, 840, 290, downwards(drawing, 330, 600, '#6b4226', '#3a2418'))
  drawing.box(-20, 324, 840, 12, '#8a5c38')
  drawing.box(-20, -20, 840, 52, '#183229')
  drawing.box(-20, 30, 840, 8, '#b08a4c')
}

function paintShelves(drawing: Drawing, x: number): void {
  const random = seeded('library', x)
  const wide = 222
  drawing.box(x, 46, wide, 420, '#4a2c1a')
  drawing.box(x + 10, 56, wide - 20, 410, '#2a1810')
  for (const floor of [150, 246, 342, 438]) {
    let at = x + 14
    while (at < x + wide - 26) {
      const [w, h] = [random.range(11, 24), random.range(52, 78)]
      const colour = random.pick([
        '#8f3a34',
        '#2c4a6a',
        '#c79a4a',
        '#3f6b58',
        '#d9c9a8',
        '#5a3a52',
        '#b5653a',
      ] as const)
      const leans = random.chance(0.1)
      if (!leans) {
        drawing.box(at, floor - h, w - 1.6, h, mix(colour, '#2a1810', random.range(0, 0.3)))
        if (random.chance(0.5))
          drawing.box(at, floor - h + 12, w - 1.6, 4, '#e7c170', { opacity: 0.7 })
      }
      at += w
    }
    drawing.box(x, floor, wide, 10, '#7a4e2e')
  }
  drawing.box(x, 40, wide, 14, '#7a4e2e')
}

function paintHalfModel(drawing: Drawing): void {
  drawing.path(roundedBox(238, 84, 246, 92, 4), '#a5713f')
  drawing.path(roundedBox(244, 90, 234, 80, 3), '#c08a56')
  drawing.path(
    'M262 112C320 122 400 122 462 106C452 130 428 138 404 140L392 158H350L344 142C300 140 272 130 262 112z',
    downwards(drawing, 106, 158, '#f6efe0', '#f6efe0', '#8f3a34', '#7a2c28'),
  )
  drawing.path('M262 112C320 122 400 122 462 106L460 111C400 127 320 127 263 116z', '#24385c')
}

function paintBarometer(drawing: Drawing): void {
  drawing.circle(534, 132, 38, '#c79a4a')
  drawing.circle(534, 132, 31, '#fbf5e4')
  drawing.line('M514 150a27 27 0 1 1 40 0', '#5a4630', 3, { dash: '2 5' })
  drawing.line('M534 132L550 114', '#8f3a34', 3.4)
  drawing.line('M534 132L524 148', '#24385c', 2.4)
  drawing.path(disc(534, 132, 4), '#c79a4a')
}

function paintChairBack(drawing: Drawing, { hip, view }: Guest): void {
  const away = view === 'right' ? -1 : 1
  const x = hip[0] + away * 58
  drawing.path(roundedBox(x - 12, hip[1] - 112, 24, 230, 9), '#7a4e2e')
  drawing.path(roundedBox(x - 12, hip[1] - 112, 9, 230, 5), '#a5713f')
  drawing.path(roundedBox(hip[0] - 64, hip[1] + 22, 128, 16, 6), '#8a5c38')
}

function paintRoundTable(drawing: Drawing): void {
  drawing.path(oval(404, 478, 290, 86), '#2a1810')
  drawing.path(oval(404, 462, 290, 86), across(drawing, 120, 690, '#b9783f', '#d79a58', '#8a5428'))
  drawing.path(oval(404, 459, 276, 78), 'none', { stroke: '#e3b070', strokeWidth: 2 })
  paintChartSheet(drawing, [
    [288, 418],
    [520, 418],
    [566, 504],
    [246, 504],
  ])
}

function paintLamp(drawing: Drawing, x: number): void {
  paintGlow(drawing, [x, 404], 150, '#ffe3a0', 0.75)
  drawing.path(oval(x, 440, 26, 8), '#9a7434')
  drawing.line(`M${x} 438V378`, '#c79a4a', 7)
  drawing.path(
    `M${x - 44} 384Q${x - 42} 346 ${x} 344Q${x + 42} 346 ${x + 44} 384Q${x} 394 ${x - 44} 384z`,
    across(drawing, x - 44, x + 44, '#4fb884', '#1f7a52'),
  )
  drawing.path(oval(x, 385, 43, 5), '#fff2c0')
  drawing.line(`M${x - 28} 372Q${x - 24} 354 ${x - 6} 352`, '#c9f0d8', 4, { opacity: 0.7 })
}
