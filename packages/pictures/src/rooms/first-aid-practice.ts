import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { oval, polygon, roundedBox, tenth } from '../kit/path.ts'
import { paintWall, paintWindow } from './furniture.ts'
import type { Guest } from './guest.ts'
import { paintGuest } from './paint-guest.ts'

const helper: Guest = {
  view: 'right',
  hip: [256, 420],
  size: 1,
  lean: 36,
  nod: 4,
  hands: [
    [402, 450],
    [396, 446],
  ],
  feet: [
    [142, 506],
    [124, 518],
  ],
  knees: [-1, -1],
  skin: '#c98f6a',
  hair: '#2a2024',
  style: 'bun',
  top: '#e2a43a',
  trousers: '#2f4a66',
  neck: 'round',
  eyes: 'down',
}

const instructor: Guest = {
  view: 'left',
  hip: [560, 388],
  size: 1,
  lean: 8,
  hands: [
    [474, 262],
    [520, 396],
  ],
  feet: [
    [648, 466],
    [664, 480],
  ],
  knees: [1, 1],
  skin: '#f0c9a8',
  hair: '#b86a34',
  style: 'short',
  beard: '#b86a34',
  top: '#24385c',
  trousers: '#4a4038',
  mouth: 'speak',
}

const watchers: readonly Guest[] = [
  {
    view: 'front',
    hip: [296, 296],
    size: 0.72,
    turn: 0.3,
    nod: 3,
    eyes: 'down',
    hands: [
      [262, 300],
      [330, 302],
    ],
    feet: [
      [280, 436],
      [314, 440],
    ],
    skin: '#5f3d2a',
    hair: '#20242c',
    style: 'afro',
    top: '#c8432a',
    trousers: '#3f5368',
    neck: 'round',
  },
  {
    view: 'front',
    hip: [424, 292],
    size: 0.76,
    turn: -0.5,
    nod: -2,
    hands: [
      [386, 300],
      [436, 232],
    ],
    feet: [
      [406, 440],
      [442, 444],
    ],
    skin: '#e8bd9c',
    hair: '#dcd6cc',
    style: 'bob',
    glasses: true,
    top: '#6f8fb0',
    trousers: '#5a4a52',
  },
]

/** Draws first aid practised on the floor: hands on the manikin's chest, counting, two who watch. */
export function paintFirstAidPractice(drawing: Drawing): void {
  paintWall(drawing, '#e4efe4', '#bcd6cc', { at: 352, colour: '#e2c79a', skirting: '#f7f6ee' })
  paintWindow(drawing, [572, 40, 176, 200], { frame: '#ffffff' }, () => {
    drawing.box(572, 40, 176, 200, downwards(drawing, 40, 200, '#8cc4d8', '#f4f0d8'))
    drawing.path('M560 190Q600 150 650 182T760 170V250H560z', '#7fae86')
    drawing.path('M560 214Q640 190 760 210V250H560z', '#5f9467')
  })
  drawing.path(roundedBox(60, 70, 172, 122, 4), '#c9a778')
  drawing.path(roundedBox(68, 78, 156, 106, 2), '#fdfcf7')
  drawing.path('M96 132h22l10-26 16 52 12-34 8 8h30', 'none', { stroke: '#c8432a', strokeWidth: 4 })
  paintSunlight(drawing)
  for (const watcher of watchers) paintShade(drawing, watcher.hip[0], 452, 52)
  for (const watcher of watchers) paintGuest(drawing, watcher)
  drawing.path(
    polygon([
      [168, 470],
      [676, 470],
      [740, 560],
      [112, 560],
    ]),
    '#3f7fa6',
  )
  drawing.path(
    polygon([
      [112, 560],
      [740, 560],
      [740, 570],
      [112, 570],
    ]),
    '#2a5a7c',
  )
  paintGuest(drawing, instructor)
  paintManikin(drawing)
  paintGuest(drawing, helper)
  drawing.path('M468 254L462 230M476 252L478 226', 'none', {
    stroke: '#eab898',
    strokeWidth: 8,
    cap: 'round',
  })
  paintBag(drawing)
}

function paintSunlight(drawing: Drawing): void {
  for (const shift of [0, 94])
    drawing.path(
      polygon([
        [520 - shift, 362],
        [596 - shift, 362],
        [470 - shift * 1.2, 620],
        [360 - shift * 1.2, 620],
      ]),
      '#fff4d0',
      { opacity: 0.5 },
    )
  drawing.line(
    steps(4, 400, 560)
      .map((y) => `M-20 ${tenth(y)}H820`)
      .join(''),
    '#a8824c',
    1.6,
    { opacity: 0.3 },
  )
}

function paintShade(drawing: Drawing, x: number, y: number, wide: number): void {
  drawing.path(oval(x, y, wide, 9), '#6b4a30', { opacity: 0.22 })
}

function paintManikin(drawing: Drawing): void {
  drawing.path(oval(430, 520, 210, 22), '#1d3d58', { opacity: 0.35 })
  drawing.path(
    'M292 470C330 446 430 440 486 452C512 458 522 470 522 488C522 512 500 522 470 524C400 530 330 528 296 518C280 510 280 482 292 470z',
    downwards(drawing, 446, 526, '#f4ead6', '#c9b28e'),
  )
  drawing.path(
    'M292 470C284 480 284 508 296 518C286 524 268 522 262 514V474C268 466 284 464 292 470z',
    '#3d4b55',
  )
  drawing.path('M512 470h36v34h-36z', '#e0b894')
  drawing.path(oval(576, 484, 40, 32), downwards(drawing, 452, 516, '#f2cfae', '#c9977a'))
  drawing.path('M570 454q8-16 16 0z', '#e0b894')
  drawing.line('M556 462q6-5 10 0M600 462q6 2 8 6', '#8a5a44', 2.6)
  drawing.line('M604 480q4 4 2 10', '#8a5a44', 2.6)
  drawing.path('M588 515C606 512 618 500 616 480C622 500 616 520 596 520z', '#7a5a44')
  drawing.line('M330 486Q400 474 470 488', '#b39a74', 2.4, { opacity: 0.7 })
}

function paintBag(drawing: Drawing): void {
  drawing.path(oval(690, 584, 92, 12), '#6b4a30', { opacity: 0.25 })
  drawing.path('M652 512q38-34 76 0', 'none', { stroke: '#174f3c', strokeWidth: 9 })
  drawing.path(
    roundedBox(606, 508, 168, 78, 14),
    downwards(drawing, 508, 586, '#35a077', '#1c6148'),
  )
  drawing.line('M612 528H768', '#174f3c', 4)
  drawing.path('M682 532h16v13h13v16h-13v13h-16v-13h-13v-16h13z', '#fdfaf2')
}
