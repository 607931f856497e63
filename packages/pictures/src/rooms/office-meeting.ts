import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { oval, polygon, roundedBox, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { paintGlow, paintMug, paintTable } from './furniture.ts'
import type { Guest } from './guest.ts'
import { paintArms, paintBody, paintGuest } from './paint-guest.ts'

const behind: readonly Guest[] = [
  {
    view: 'front',
    hip: [252, 446],
    size: 0.84,
    turn: 0.7,
    hands: [
      [222, 408],
      [300, 412],
    ],
    skin: '#8a5a3c',
    hair: '#20242c',
    style: 'long',
    top: '#f4f2ea',
  },
  {
    view: 'front',
    hip: [398, 446],
    size: 0.88,
    turn: -0.4,
    nod: 3,
    eyes: 'down',
    hands: [
      [352, 420],
      [432, 404],
    ],
    skin: '#eab898',
    hair: '#c9c2b6',
    style: 'bald',
    glasses: true,
    top: '#8fb4d4',
    build: 1.12,
  },
]

const standing: Guest = {
  view: 'left',
  hip: [620, 398],
  size: 0.92,
  lean: 6,
  hands: [
    [540, 420],
    [566, 408],
  ],
  feet: [
    [612, 590],
    [640, 592],
  ],
  skin: '#e0b08c',
  hair: '#3a2620',
  style: 'bob',
  top: '#1f6f80',
  trousers: '#2b3440',
  mouth: 'speak',
}

/** Draws a course in an office: the city behind glass, ships' lights on a screen, boats on the table. */
export function paintOfficeMeeting(drawing: Drawing): void {
  paintCity(drawing)
  paintScreen(drawing)
  for (const guest of behind) paintBody(drawing, guest)
  paintGuest(drawing, standing)
  paintTable(
    drawing,
    [
      [120, 410],
      [560, 410],
      [690, 520],
      [-20, 520],
    ],
    { top: '#f1efe8', edge: 14, glow: '#ffffff', legs: 120 },
  )
  paintLane(drawing)
  for (const guest of behind) paintArms(drawing, guest)
  paintModel(drawing, [318, 424], '#c8432a', 1)
  paintModel(drawing, [444, 426], '#24466b', -1)
  paintModel(drawing, [300, 484], '#eab64f', 1)
  paintModel(drawing, [420, 470], '#2f8f8a', -1)
  paintMug(drawing, [604, 500], '#1f6f80')
  drawing.path(roundedBox(524, 450, 74, 12, 4), '#3d4b55')
  for (const guest of front) paintGuest(drawing, guest)
}

const front: readonly Guest[] = [
  {
    view: 'right',
    hip: [96, 596],
    size: 1,
    lean: 14,
    hands: [undefined, [262, 492]],
    skin: '#6b442e',
    hair: '#20242c',
    style: 'crop',
    top: '#e6c9c2',
    build: 1.05,
  },
  {
    view: 'back',
    hip: [516, 690],
    size: 1,
    hands: [
      [440, 478],
      [588, 700],
    ],
    skin: '#f0c9a8',
    hair: '#c98a3c',
    style: 'tail',
    top: '#5a6fa0',
    lean: -3,
  },
]

function paintCity(drawing: Drawing): void {
  drawing.box(-20, -20, 840, 400, downwards(drawing, 0, 380, '#6fb4d2', '#d5e8e4', '#f4efdc'))
  const random = seeded('office', 'city')
  for (const [low, tone, wide] of [
    [150, '#a9cbd6', 44],
    [226, '#86b2c4', 58],
    [292, '#6597ae', 74],
  ] as const) {
    for (let x = -20; x < 820; x += wide) {
      const top = low + random.range(-52, 40)
      const own = mix(tone, '#ffffff', random.range(0, 0.14))
      drawing.box(x, top, wide - random.range(0, 10), 400, own)
      drawing.box(x, top, wide * 0.34, 400, '#ffffff', { opacity: 0.16 })
      for (let y = top + 12; y < 372; y += 16)
        drawing.box(x + 8, y, wide - 26, 5, mix(own, '#2f5f7c', 0.25))
    }
  }
  drawing.path('M642 60L668 400H616z', '#8db9c8')
  drawing.box(-20, 372, 840, 260, downwards(drawing, 372, 600, '#a9b4b4', '#77868c'))
  drawing.path(
    polygon([
      [-20, -20],
      [240, -20],
      [80, 372],
      [-20, 372],
    ]),
    '#ffffff',
    { opacity: 0.16 },
  )
  drawing.path(
    polygon([
      [300, -20],
      [370, -20],
      [210, 372],
      [140, 372],
    ]),
    '#ffffff',
    { opacity: 0.14 },
  )
  for (const x of [90, 330, 570]) drawing.box(x, -20, 9, 394, '#e9eeec')
  drawing.box(-20, 22, 840, 9, '#e9eeec')
  drawing.box(-20, 364, 840, 12, '#e9eeec')
}

/** Ships by night on the screen: side and masthead lights over dark water. */
function paintScreen(drawing: Drawing): void {
  drawing.line('M728 270V590M690 592H770', '#3d4b55', 10)
  drawing.path(roundedBox(474, 62, 330, 214, 8), '#26323c')
  drawing.box(484, 72, 312, 194, downwards(drawing, 72, 190, '#0a1530', '#1f3d66'))
  drawing.box(484, 190, 312, 76, downwards(drawing, 190, 266, '#14305a', '#0a1838'))
  const ships: readonly (readonly [
    number,
    number,
    readonly (readonly [number, number, Colour])[],
  ])[] = [
    [
      540,
      184,
      [
        [26, -34, '#fff4c8'],
        [0, -50, '#fff4c8'],
        [16, -8, '#6bf09a'],
      ],
    ],
    [
      664,
      188,
      [
        [0, -44, '#fff4c8'],
        [-12, -12, '#6bf09a'],
        [12, -12, '#ff5a4a'],
      ],
    ],
    [
      756,
      186,
      [
        [0, -56, '#ff5a4a'],
        [0, -42, '#fff4c8'],
        [-8, -10, '#ff5a4a'],
      ],
    ],
  ]
  for (const [x, y, lights] of ships)
    for (const [dx, dy, colour] of lights) {
      paintGlow(drawing, [x + dx, y + dy], 17, colour, 0.8)
      drawing.circle(x + dx, y + dy, 4.4, colour)
      drawing.box(x + dx - 2, 204 - dy * 0.3, 4, 18, colour, { opacity: 0.35 })
    }
}

function paintLane(drawing: Drawing): void {
  drawing.path(
    polygon([
      [206, 424],
      [520, 424],
      [574, 498],
      [150, 498],
    ]),
    '#bfe0dc',
  )
  drawing.line('M232 462H540', '#1f6f80', 3, { dash: '10 9' })
  drawing.path('M504 444l14 6-14 6z', '#1f6f80')
}

function paintModel(drawing: Drawing, [x, y]: Point, colour: Colour, faces: 1 | -1): void {
  drawing.group({ transform: `translate(${tenth(x)} ${tenth(y)}) scale(${faces} 1)` }, () => {
    drawing.path(oval(0, 4, 30, 5), '#1d2438', { opacity: 0.2 })
    drawing.path('M-28-8H34Q28 4 16 5H-20Q-26 2-28-8z', colour)
    drawing.path('M-18-14H6L12-8H-20z', '#ffffff')
    drawing.line('M2-8V-58', '#8a5c38', 3)
    drawing.path('M-1-54L-22-14H-1z', '#fffaf0')
    drawing.path('M5-54L28-12H5z', mix(colour, '#fffaf0', 0.7))
  })
}
