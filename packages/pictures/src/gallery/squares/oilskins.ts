import { evenly, mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { steps } from '../../kit/numbers.ts'
import { oval, roundedBox, tenth } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import { paintSoftShadow } from '../parts/soft-shadow.ts'

const body =
  'M0-40C40-44 70-20 92 0C118 30 124 70 118 110L112 410C60 430-60 430-112 410L-118 110C-124 70-118 30-92 0C-70-20-40-44 0-40z'
const sleeve =
  'M92 0C132 40 146 120 142 220L132 372C120 384 92 384 84 372L88 200C92 130 96 70 80 20z'
const hood = 'M-54-24C-64-70-40-104 0-108C40-104 64-70 54-24C30 4-30 4-54-24z'

/** Oilskins dripping on their hooks. */
export function paintOilskins(drawing: Drawing): void {
  paintWall(drawing)
  const coats: readonly (readonly [x: number, colour: Colour, trim: Colour, turn: number])[] = [
    [146, '#efb23a', '#10304d', 1.5],
    [404, '#d0422f', '#fbf7ef', -1],
    [660, '#2b7f90', '#eab64f', 2],
  ]
  for (const [x, colour, trim, turn] of coats) {
    drawing.group({ transform: `translate(${x} 236) rotate(${turn}) scale(0.98)` }, () =>
      paintCoat(drawing, colour, trim),
    )
  }
  paintPuddles(drawing)
}

function paintWall(drawing: Drawing): void {
  drawing.box(0, 0, 800, 800, drawing.linear(evenly('#f6ead2', '#dcc8a4'), [0, 0], [300, 800]))
  for (const x of steps(9, 0, 800)) drawing.line(`M${x} 0V690`, '#b59c72', 3, { opacity: 0.55 })
  drawing.box(
    0,
    96,
    800,
    64,
    drawing.linear(
      [
        [0, '#a8723c'],
        [0.3, '#8a5628'],
        [1, '#5f3818'],
      ],
      [0, 96],
      [0, 160],
    ),
  )
  drawing.box(0, 160, 800, 12, '#3a2410', { opacity: 0.2 })
  drawing.box(0, 96, 800, 5, '#d9a868', { opacity: 0.8 })
  drawing.box(0, 690, 800, 110, drawing.linear(evenly('#7a5230', '#4a2e18'), [0, 690], [0, 800]))
  drawing.line('M0 726H800M0 768H800', '#2f1c0e', 3, { opacity: 0.7 })
  drawing.box(0, 682, 800, 14, '#fbf4e4')
}

function paintCoat(drawing: Drawing, colour: Colour, trim: Colour): void {
  const [dark, light] = [mix(colour, '#1c1a2a', 0.38), mix(colour, '#ffffff', 0.24)]
  paintSoftShadow(drawing, body + sleeve, { fall: [14, 14], spread: 18, strength: 0.36 })
  drawing.circle(0, -112, 17, drawing.radial(evenly('#fbe7a8', '#9a712a'), [-5, -118], 22))
  const cloth = drawing.linear(
    [
      [0, dark],
      [0.2, light],
      [0.42, colour],
      [0.75, colour],
      [1, dark],
    ],
    [-120, 0],
    [122, 0],
  )
  drawing.path(hood, drawing.linear(evenly(mix(dark, '#1c1a2a', 0.3), dark), [0, -108], [0, 0]))
  drawing.path(
    'M-40-30C-46-66-28-92 0-94C28-92 46-66 40-30C20-8-20-8-40-30z',
    mix(dark, '#14121c', 0.5),
  )
  for (const side of [-1, 1]) {
    drawing.group({ transform: `scale(${side} 1)` }, () => {
      drawing.path(sleeve, drawing.linear(evenly(dark, colour, dark), [80, 0], [144, 0]))
      drawing.path('M86 330L136 326L133 356L85 358z', '#eef2f0', { opacity: 0.85 })
    })
  }
  drawing.path(body, cloth)
  drawing.path('M-54-24C-30 4 30 4 54-24L62-8C40 26-40 26-62-8z', dark)
  drawing.line('M0 12V416', trim, 9)
  drawing.line('M0 12V416', dark, 2, { dash: '4 4' })
  drawing.path('M-113 300C-60 318 60 318 113 300V326C60 344-60 344-113 326z', '#eef2f0', {
    opacity: 0.9,
  })
  for (const side of [-1, 1]) {
    drawing.path(roundedBox(side * 58 - 34, 204, 68, 66, 7), mix(colour, '#1c1a2a', 0.14))
    drawing.path(roundedBox(side * 58 - 37, 198, 74, 24, 5), mix(colour, '#1c1a2a', 0.26))
  }
  drawing.path('M-92 60C-70 180-84 300-96 400L-66 410C-56 300-50 160-92 60z', dark, {
    opacity: 0.24,
  })
  drawing.path('M46 60C60 120 50 170 30 196C36 140 34 100 46 60z', light, { opacity: 0.5 })
}

function paintPuddles(drawing: Drawing): void {
  const random = seeded('oilskins', 'drops')
  for (const x of [146, 404, 660]) {
    drawing.path(oval(x, 756, 104, 20), '#bfe0e4', { opacity: 0.5 })
    drawing.path(oval(x - 14, 752, 60, 9), '#f3fbfa', { opacity: 0.6 })
    for (let i = 0; i < 6; i++) {
      const [dx, y] = [random.range(-100, 100), random.range(652, 738)]
      drawing.path(`M${tenth(x + dx)} ${tenth(y)}q6 12 0 17q-7-5 0-17z`, '#d9f0f4', {
        opacity: 0.9,
      })
    }
  }
}
