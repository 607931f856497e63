import type { Drawing } from '../../kit/drawing.ts'
import { lens } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import { paintView } from '../parts/view.ts'
import type { View } from '../parts/view.ts'

const view: View = {
  name: 'square-seal',
  palette: 'squall',
  camera: { horizon: 0.2, height: 2.6 },
  lamp: { x: 0.2, height: 0.06, size: 0 },
  land: [
    { kind: 'hills', height: 0.1, profile: 'waves', colour: '#5a6f72', far: 0.5 },
    { kind: 'rocks', from: 0.6, to: 1.02, height: 0.05, count: 8, colour: '#4a5252' },
  ],
  sea: { swell: 0.16, length: 7, rows: 10, ripples: 220 },
}
const head =
  'M-150 196C-176 110-168 0-120-66C-84-114-40-132 4-132C56-132 104-108 134-58C172 4 176 110 156 196C110 226-100 226-150 196z'

/** A seal that has come up to see who is there. */
export function paintSeal(drawing: Drawing): void {
  paintView(drawing, view, 800, 800)
  drawing.box(
    0,
    160,
    800,
    640,
    drawing.linear(
      [
        [0, '#9db7ac', 0],
        [1, '#1f4a4c', 0.55],
      ],
      [0, 160],
      [0, 800],
    ),
  )
  paintRings(drawing)
  drawing.group({ transform: 'translate(408 744) scale(1.24 -0.66)', opacity: 0.34 }, () =>
    drawing.path(head, '#14242a'),
  )
  drawing.group({ transform: 'translate(408 390) scale(1.24)' }, () => {
    paintHead(drawing)
    paintFace(drawing)
  })
  paintWaterline(drawing)
}

function paintRings(drawing: Drawing): void {
  for (const [wide, opacity] of [
    [250, 0.75],
    [320, 0.5],
    [400, 0.32],
    [490, 0.2],
  ] as const) {
    const y = 624 + (wide - 250) * 0.12
    const ring = lens(408, y, wide * 2, wide * 0.34) + lens(408, y, wide * 2 - 34, wide * 0.34 - 16)
    drawing.path(ring, '#dceae2', { opacity, rule: 'evenodd' })
  }
}

function paintHead(drawing: Drawing): void {
  const coat = drawing.radial(
    [
      [0, '#aeb5ad'],
      [0.45, '#7c8681'],
      [0.8, '#525f60'],
      [1, '#384648'],
    ],
    [-40, -60],
    300,
  )
  drawing.path(head, coat)
  const random = seeded('seal', 'spots')
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random.gauss() * 78, random.range(-122, 170)]
    const shown = Math.abs(x) < 128 && !(Math.abs(x) < 84 && y > -20)
    drawing.path(lens(x, y, random.range(9, 24), random.range(5, 11)), '#39464a', {
      opacity: shown ? random.range(0.25, 0.6) : 0,
    })
  }
  drawing.path(
    'M-96-72C-60-116-10-124 30-116C-10-104-50-84-76-40C-90-44-100-58-96-72z',
    '#e9efe6',
    { opacity: 0.5 },
  )
  drawing.path('M110-60C150 10 150 110 130 200L156 196C176 110 172 4 134-58z', '#1f2c30', {
    opacity: 0.35,
  })
}

function paintFace(drawing: Drawing): void {
  drawing.path(
    'M-96 92C-96 40-52 18 0 18S96 40 96 92C96 140 54 160 0 160S-96 140-96 92z',
    drawing.radial(
      [
        [0, '#cfd3c8'],
        [0.6, '#9aa39c'],
        [1, '#66726f'],
      ],
      [-14, 60],
      120,
    ),
  )
  for (const side of [-1, 1]) {
    drawing.group({ transform: `translate(${side * 74} -4) scale(${side} 1)` }, () => {
      drawing.path('M-36 6C-34-22-8-36 14-28C38-20 44 8 34 24C16 40-30 36-36 6z', '#2c3638')
      drawing.path('M-28 4C-26-18-6-28 12-22C32-14 36 8 28 20C12 32-24 28-28 4z', '#0d1215')
      drawing.path('M-40-22C-20-46 20-48 44-22', 'none', {
        stroke: '#c4cac0',
        strokeWidth: 5,
        opacity: 0.5,
        cap: 'round',
      })
    })
    drawing.circle(side * 74 - 9, -12, 9, '#f6faf6')
    drawing.circle(side * 74 + 9, 10, 4, '#a9c9c4')
    for (const [dy, bend] of [
      [70, -34],
      [86, -10],
      [102, 16],
      [116, 40],
    ] as const) {
      drawing.line(
        `M${side * 46} ${dy}Q${side * 110} ${dy + bend * 0.5} ${side * 176} ${dy + bend + 14}`,
        '#f3f3e8',
        2.6,
        { opacity: 0.9 },
      )
      drawing.circle(side * (44 + (dy % 3) * 6), dy + 2, 3.4, '#3a4547')
    }
  }
  drawing.path('M-38 40C-30 22 30 22 38 40C34 62 16 74 0 76C-16 74-34 62-38 40z', '#1a2226')
  drawing.path('M-24 36C-14 28 14 28 22 36C10 34-12 34-24 36z', '#7f8c8e', { opacity: 0.8 })
  drawing.line('M0 76V104M0 104C-14 124-44 126-58 112M0 104C14 124 44 126 58 112', '#2c3638', 5)
}

/** Water lapping up, over the neck. */
function paintWaterline(drawing: Drawing): void {
  const lap = 'M170 622C220 604 262 640 330 626C400 612 450 642 520 624C570 612 610 626 650 616'
  const water = drawing.linear(
    [
      [0, '#416a6c', 0.95],
      [0.4, '#3a6064', 0.62],
      [1, '#35595c', 0],
    ],
    [0, 612],
    [0, 710],
  )
  drawing.path(`${lap}L640 700C520 730 280 730 190 700z`, water)
  drawing.line(lap, '#eaf4ee', 9, { opacity: 0.9 })
  drawing.line('M226 652q50-10 96 0M470 656q60-10 110-2M330 680q60-8 130 0', '#dceae2', 5, {
    opacity: 0.6,
  })
}
