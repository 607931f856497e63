import type { Drawing } from '../kit/drawing.ts'
import { steps } from '../kit/numbers.ts'
import { oval, pair, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { lying } from '../kit/plane.ts'
import type { Corners } from '../kit/plane.ts'

/** Draws a ship's log open in a low light from the right: a pen, reading glasses, a cap. */
export function paintLogbook(drawing: Drawing): void {
  drawing.box(
    0,
    0,
    800,
    600,
    drawing.linear(
      [
        [0, '#1d3a36'],
        [0.55, '#2f5a4c'],
        [1, '#7a8a58'],
      ],
      [0, 200],
      [800, 80],
    ),
  )
  drawing.path('M810-10V190L-10 330V120L430-10z', '#ffd58a', { opacity: 0.16 })
  drawing.path('M810 250V420L-10 600H-10V470z', '#ffd58a', { opacity: 0.13 })
  drawing.line('M-10 34L810 18M-10 42L810 26', '#c9a055', 2.4, { opacity: 0.8 })
  paintBook(drawing)
  paintCap(drawing)
  paintGlasses(drawing)
  paintPen(drawing)
  drawing.box(
    0,
    0,
    800,
    600,
    drawing.linear(
      [
        [0, '#0c1a22', 0.5],
        [0.5, '#0c1a22', 0],
        [1, '#ffcf7a', 0.14],
      ],
      [0, 400],
      [800, 200],
    ),
  )
}

const leftPage: Corners = [
  [120, 190],
  [372, 170],
  [372, 520],
  [62, 544],
]
const rightPage: Corners = [
  [372, 170],
  [640, 196],
  [706, 552],
  [372, 520],
]

function paintBook(drawing: Drawing): void {
  drawing.path('M84 196L16 580Q200 560 340 566L380 560L120 180z', '#08161a', { opacity: 0.4 })
  drawing.path('M104 184L372 166L656 188L726 572L372 544L40 566z', '#7a2a26')
  drawing.path(
    'M112 186Q260 138 372 172V528Q220 500 54 550z',
    drawing.linear(
      [
        [0, '#b9a06c'],
        [0.5, '#eadcae'],
        [0.86, '#f7e8bd'],
        [1, '#b08f58'],
      ],
      [60, 0],
      [372, 0],
    ),
  )
  drawing.path(
    'M372 172Q500 150 648 192L714 556Q520 500 372 528z',
    drawing.linear(
      [
        [0, '#a3824e'],
        [0.14, '#e6d3a0'],
        [0.5, '#fff4cf'],
        [1, '#fffbe6'],
      ],
      [372, 0],
      [700, 0],
    ),
  )
  paintPage(drawing, leftPage, 10)
  paintPage(drawing, rightPage, 5)
  drawing.path('M366 172Q372 350 366 530L384 528Q380 350 380 172z', '#5a3a20', { opacity: 0.4 })
  drawing.path('M470 520l22 0l6 66l-14-10l-12 12z', '#c8432a')
}

function paintPage(drawing: Drawing, corners: Corners, written: number): void {
  const at = lying(corners)
  const rows = steps(11, 0.16, 0.92)
  const columns = [0.06, 0.18, 0.32, 0.44, 0.56, 0.94]
  drawing.path(
    polygon([at(0.06, 0.06), at(0.94, 0.06), at(0.94, 0.14), at(0.06, 0.14)]),
    '#7fa08c',
    { opacity: 0.5 },
  )
  drawing.line(
    rows.map((v) => polygon([at(0.06, v), at(0.94, v)], false)).join(''),
    '#6f93a8',
    1.2,
    { opacity: 0.8 },
  )
  drawing.line(
    columns.map((u) => polygon([at(u, 0.06), at(u, 0.92)], false)).join(''),
    '#b5523f',
    1.4,
    { opacity: 0.8 },
  )
  const words = rows.slice(0, written).flatMap((v, row) => {
    const y = v + 0.046
    const short = [0.08, 0.2, 0.34, 0.46].map((u) => polygon([at(u, y), at(u + 0.075, y)], false))
    return [...short, polygon([at(0.59, y), at(row % 3 === 1 ? 0.76 : 0.9, y)], false)]
  })
  drawing.line(words.join(''), '#22386b', 3.4, { opacity: 0.9 })
}

function paintCap(drawing: Drawing): void {
  drawing.group({ transform: 'translate(626 110)' }, () => {
    drawing.path('M-110 0Q-220 30-236 62Q-200 104-100 104Q-20 112 40 100L60 20z', '#08161a', {
      opacity: 0.42,
    })
    drawing.path(
      'M-142-18C-150-70-60-104 20-98C110-94 160-56 150-14C140 10 60 22 0 22C-70 20-130 8-142-18z',
      drawing.linear(
        [
          [0, '#b7b9ac'],
          [0.5, '#f1ead6'],
          [1, '#fff8e2'],
        ],
        [-140, 0],
        [150, 0],
      ),
    )
    drawing.path(
      'M-142-18C-120-46 110-52 150-14C140 10 60 22 0 22C-70 20-130 8-142-18z',
      '#8f968c',
      { opacity: 0.35 },
    )
    drawing.path(
      'M-104 12C-96-22 96-28 116 8L108 44C60 66-50 66-98 46z',
      drawing.linear(
        [
          [0, '#101e30'],
          [1, '#2c4a70'],
        ],
        [-104, 0],
        [116, 0],
      ),
    )
    drawing.line('M-100 40C-50 60 60 60 110 38', '#e7c170', 7)
    drawing.path(
      'M-104 46C-60 66 60 64 112 42C116 78 60 100-4 100C-66 100-112 84-104 46z',
      drawing.linear(
        [
          [0, '#0c1622'],
          [0.7, '#1c2c40'],
          [1, '#6a7f94'],
        ],
        [-104, 0],
        [116, 0],
      ),
    )
    drawing.circle(6, 12, 15, '#e7c170')
    drawing.line('M6 2v20M-1 8h14M-4 15q10 14 20 0', '#7a5a1c', 3)
    drawing.circle(-98, 42, 5, '#f3d98e')
    drawing.circle(108, 40, 5, '#f9e6ae')
  })
}

function paintGlasses(drawing: Drawing): void {
  drawing.group({ transform: 'translate(178 128) rotate(-10)' }, () => {
    drawing.group({ transform: 'translate(-16 12)' }, () =>
      drawing.line(
        `${oval(-52, 8, 42, 30)}${oval(54, 8, 42, 30)}M-10 0q12-12 22 0M-92 0L-150-70M94 0L70-86`,
        '#08161a',
        6,
        { opacity: 0.34 },
      ),
    )
    drawing.line('M-92 0C-118-34-134-52-128-82M94 0C104-30 96-66 76-92', '#8a4f2a', 6)
    drawing.path(`${oval(-52, 8, 42, 30)}${oval(54, 8, 42, 30)}`, '#fff4d0', {
      opacity: 0.28,
      stroke: '#8a4f2a',
      strokeWidth: 6,
    })
    drawing.line('M-10 0q12-12 22 0', '#c77f4a', 6)
    drawing.line('M-80-4q14-16 34-16M26-4q14-16 34-16', '#ffffff', 4, { opacity: 0.6 })
  })
}

function paintPen(drawing: Drawing): void {
  const [nib, end]: readonly [Point, Point] = [
    [508, 372],
    [690, 300],
  ]
  drawing.line(`M${pair([nib[0] - 2, nib[1] + 5])}L${pair([626, 366])}`, '#3a2a1c', 9, {
    opacity: 0.24,
  })
  drawing.line(`M${pair([530, 363])}L${pair(end)}`, '#16242e', 17)
  drawing.line(`M${pair([532, 359])}L${pair([688, 296])}`, '#5f7a8c', 4)
  drawing.line(`M${pair([590, 339])}L${pair([600, 335])}`, '#e7c170', 18, { cap: 'butt' })
  drawing.path(polygon([nib, [526, 355], [538, 368]]), '#e7c170')
}
