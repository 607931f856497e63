import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { lens, oval, polygon, roundedBox, tenth } from '../kit/path.ts'
import type { Guest } from './guest.ts'
import { paintArms, paintBody, paintGuest } from './paint-guest.ts'

const vest = '#c8432a'

const swimmers: readonly (readonly [guest: Guest, waterline: number])[] = [
  [
    {
      view: 'front',
      hip: [236, 330],
      size: 0.56,
      turn: 0.9,
      hands: [undefined, [282, 212]],
      elbows: [1, -1],
      skin: '#5f3d2a',
      hair: '#20242c',
      style: 'crop',
      top: '#3b4652',
      lifejacket: vest,
      mouth: 'laugh',
    },
    292,
  ],
  [
    {
      view: 'left',
      hip: [716, 414],
      size: 0.68,
      hands: [undefined, [652, 356]],
      skin: '#e8bd9c',
      hair: '#d9d4ca',
      style: 'short',
      top: '#3b4652',
      lifejacket: vest,
    },
    366,
  ],
  [
    {
      view: 'right',
      hip: [262, 478],
      size: 0.74,
      hands: [undefined, [336, 414]],
      skin: '#c98f6a',
      hair: '#3a2620',
      style: 'bun',
      top: '#3b4652',
      lifejacket: vest,
    },
    426,
  ],
]

/** Draws survival training in a pool: the raft afloat, one helped in, an instructor at the side. */
export function paintPoolDrill(drawing: Drawing): void {
  paintHall(drawing)
  paintWater(drawing)
  paintRaft(drawing)
  for (const [guest, waterline] of swimmers) paintSwimmer(drawing, guest, waterline)
  drawing.path(
    polygon([
      [-20, 512],
      [820, 548],
      [820, 620],
      [-20, 620],
    ]),
    '#eef0e6',
  )
  drawing.path(
    polygon([
      [-20, 512],
      [820, 548],
      [820, 560],
      [-20, 526],
    ]),
    '#2f7fa0',
  )
  drawing.line(
    steps(9, 40, 780)
      .map((x) => `M${tenth(x)} 530L${tenth(x * 1.14 - 56)} 620`)
      .join(''),
    '#c3cbc4',
    2.4,
  )
  drawing.line('M-20 572L820 592', '#c3cbc4', 2.4)
  drawing.path(oval(118, 590, 66, 9), '#7f9a9a', { opacity: 0.4 })
  paintGuest(drawing, {
    view: 'right',
    hip: [112, 384],
    size: 0.98,
    hands: [
      [214, 286],
      [152, 398],
    ],
    feet: [
      [98, 584],
      [126, 588],
    ],
    skin: '#f0c9a8',
    hair: '#8a4a26',
    style: 'tail',
    top: '#eab64f',
    trousers: '#1f4a63',
    mouth: 'speak',
  })
  drawing.line('M98 242Q112 286 124 288', '#c8432a', 4)
  drawing.path(roundedBox(118, 284, 18, 11, 5), '#c8432a')
}

function paintHall(drawing: Drawing): void {
  drawing.box(-20, -20, 840, 220, downwards(drawing, 0, 200, '#dff0ee', '#a9d0d2'))
  for (const x of steps(5, 20, 660)) {
    drawing.box(x, -20, 124, 70, '#ffffff')
    drawing.box(x + 6, -20, 112, 64, downwards(drawing, -20, 44, '#7fc0dc', '#e4f2ea'))
  }
  const lines = steps(27, 0, 800).map((x) => `M${tenth(x)} 64V178`)
  const rows = steps(5, 76, 168).map((y) => `M-20 ${tenth(y)}H820`)
  drawing.line(lines.join('') + rows.join(''), '#8dbcc2', 1.4, { opacity: 0.7 })
  drawing.box(-20, 118, 840, 16, '#2f8f9c')
  drawing.box(-20, 176, 840, 12, '#f4f6ee')
}

function paintWater(drawing: Drawing): void {
  drawing.box(-20, 188, 840, 440, downwards(drawing, 188, 560, '#7fd0d4', '#3fb0c4', '#1f86ac'))
  for (const x of [-330, -40, 250, 540, 830, 1120]) {
    const far = 400 + (x - 400) * 0.42
    drawing.path(
      polygon([
        [far - 3, 188],
        [far + 3, 188],
        [x + 14, 560],
        [x - 14, 560],
      ]),
      '#1b6f94',
      { opacity: 0.28 },
    )
  }
  for (const x of [-190, 980]) {
    const far = 400 + (x - 400) * 0.42
    drawing.line(`M${tenth(far)} 190L${x} 560`, '#fdf6ea', 8)
    drawing.line(`M${tenth(far)} 190L${x} 560`, '#d8472c', 8, { dash: '20 20', cap: 'butt' })
  }
  const glints = steps(30).map((t, index) => {
    const y = 204 + t * 300
    const x = (index * 257) % 800
    return lens(x, y, 30 + t * 60, 1.6 + t * 2.4)
  })
  drawing.path(glints.join(''), '#e4fbf4', { opacity: 0.5 })
}

function paintSwimmer(drawing: Drawing, guest: Guest, waterline: number): void {
  const [x] = guest.hip
  const wide = 120 * guest.size
  drawing.path(lens(x, waterline + 3, wide * 2.1, 16 * guest.size), '#166a8c', { opacity: 0.5 })
  drawing.group({ clip: drawing.clip(`M-20-20H820V${waterline}H-20z`) }, () =>
    paintGuest(drawing, guest),
  )
  drawing.path(lens(x, waterline, wide * 1.5, 6 * guest.size), '#e4fbf4', { opacity: 0.9 })
}

function paintRaft(drawing: Drawing): void {
  drawing.path(oval(500, 404, 216, 34), '#125a7c', { opacity: 0.45 })
  drawing.path(
    'M310 350C340 210 430 160 500 158C570 160 660 210 690 350z',
    drawing.linear(
      [
        [0, '#ffa254'],
        [0.5, '#f0702c'],
        [1, '#b04a1e'],
      ],
      [320, 200],
      [690, 340],
    ),
  )
  drawing.path('M430 162C400 210 388 280 390 356M570 162C604 210 616 280 612 356', 'none', {
    stroke: '#ffc48a',
    strokeWidth: 7,
  })
  drawing.path('M346 262Q420 236 500 236T654 262L662 282Q580 256 500 256T338 282z', '#eef2ee')
  drawing.path('M428 362C426 270 460 214 500 212C540 214 576 270 574 362z', '#5a2a1e')
  paintBody(drawing, helper)
  for (const [y, tone] of [
    [356, '#34424e'],
    [384, '#222d37'],
  ] as const) {
    drawing.path(roundedBox(286, y - 18, 428, 36, 18), tone)
    drawing.path(roundedBox(304, y - 13, 392, 8, 4), '#7b8a96', { opacity: 0.7 })
  }
  drawing.line('M292 372Q320 396 350 374T410 374M590 374Q620 396 650 374T708 372', '#eab64f', 4)
  drawing.circle(500, 154, 8, '#fff6cf')
  drawing.group({ clip: drawing.clip('M-20-20H820V430H-20z') }, () => paintGuest(drawing, climber))
  paintArms(drawing, helper)
  drawing.path(lens(500, 430, 150, 6), '#e4fbf4', { opacity: 0.9 })
}

const helper: Guest = {
  view: 'front',
  hip: [500, 366],
  size: 0.64,
  nod: 4,
  eyes: 'down',
  hands: [
    [474, 376],
    [526, 376],
  ],
  skin: '#8a5a3c',
  hair: '#20242c',
  style: 'curls',
  top: '#3b4652',
  lifejacket: vest,
  mouth: 'laugh',
}

const climber: Guest = {
  view: 'back',
  hip: [500, 470],
  size: 0.68,
  hands: [
    [440, 346],
    [560, 346],
  ],
  skin: '#f0c9a8',
  hair: '#c98a3c',
  style: 'short',
  top: '#3b4652',
  lifejacket: vest,
}
