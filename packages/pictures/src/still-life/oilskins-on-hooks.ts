import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { oval, roundedBox, tenth } from '../kit/path.ts'

const white = '#ffffff'
const navy = '#173a5c'

/** What a colour turns to in the shade; warm ones stay warm. */
function shadeOf(colour: Colour): Colour {
  if (colour === '#f2bd3c' || colour === '#e9b53c') return '#8a4f14'
  return colour.startsWith('#e2') || colour.startsWith('#c8') ? '#6b1426' : '#10304d'
}

/** Draws a row of oilskin jackets and lifejackets on hooks, boots on the bench below. */
export function paintOilskins(drawing: Drawing): void {
  paintWall(drawing)
  for (const [x, colour, size, turn] of [
    [124, '#e2593c', 0.96, -1.5],
    [402, '#f2bd3c', 1, 1],
    [678, '#2b7fa8', 0.95, -1],
  ] as const)
    paintJacket(drawing, x, colour, size, turn)
  paintLifejacket(drawing, 264, '#c8352c')
  paintLifejacket(drawing, 542, '#2c3e4e')
  paintBench(drawing)
  for (const [x, colour, band] of [
    [84, navy, '#e9dcc4'],
    [212, '#c8432a', '#f6efe0'],
    [360, '#e9b53c', navy],
    [498, navy, '#e9dcc4'],
    [640, '#2b8a8c', '#f6efe0'],
  ] as const) {
    paintBoot(drawing, x, colour, band)
    paintBoot(drawing, x + 46, colour, band)
  }
}

function paintWall(drawing: Drawing): void {
  drawing.box(
    0,
    0,
    800,
    600,
    drawing.linear(
      [
        [0, '#f4fbf6'],
        [0.6, '#d8ece6'],
        [1, '#bcdcd8'],
      ],
      [0, 0],
      [800, 500],
    ),
  )
  const seams = steps(11, 0, 800).map((x) => `M${tenth(x)} 0V520`)
  drawing.line(seams.join(''), '#8fbcb8', 3, { opacity: 0.55 })
  drawing.line(
    steps(11, 3, 803)
      .map((x) => `M${tenth(x)} 0V520`)
      .join(''),
    white,
    2.4,
    { opacity: 0.8 },
  )
  drawing.path('M-10 60L420-10H640L-10 130z', white, { opacity: 0.4 })
  drawing.path(roundedBox(-20, 70, 840, 40, 4), downwards(drawing, 70, 110, '#f7fbf8', '#d5e4e0'))
  drawing.box(0, 110, 800, 8, '#4f8a8c', { opacity: 0.25 })
  for (const x of [124, 264, 402, 542, 678]) {
    drawing.path(roundedBox(x - 9, 76, 18, 28, 6), '#c9953f')
    drawing.line(`M${x} 96q2 22 16 14`, '#8a6426', 7)
    drawing.circle(x, 84, 3, '#f9e6ae')
  }
}

function shaded(
  drawing: Drawing,
  colour: Colour,
  half: number,
): `url(#${string})` | Colour | 'none' {
  return drawing.linear(
    [
      [0, mix(colour, '#fff6dc', 0.34)],
      [0.4, colour],
      [1, mix(colour, shadeOf(colour), 0.4)],
    ],
    [-half, 0],
    [half, 60],
  )
}

function paintJacket(
  drawing: Drawing,
  x: number,
  colour: Colour,
  size: number,
  turn: number,
): void {
  const dark = mix(colour, shadeOf(colour), 0.38)
  const body = 'M-40 22C-70 30-84 50-88 90L-82 300Q0 322 82 300L88 90C84 50 70 30 40 22Q0 44-40 22z'
  const sleeve = (side: number): string =>
    `M${side * 52} 30C${side * 92} 40 ${side * 104} 90 ${side * 108} 150L${side * 116} 262Q${side * 100} 274 ${side * 80} 266L${side * 74} 150z`
  drawing.group({ transform: `translate(${x} 98) scale(${size}) rotate(${turn})` }, () => {
    drawing.group({ transform: 'translate(16 12)' }, () =>
      drawing.path(`${body}${sleeve(-1)}${sleeve(1)}`, '#2f6a78', { opacity: 0.26 }),
    )
    drawing.path(sleeve(-1), shaded(drawing, colour, 110))
    drawing.path(sleeve(1), mix(colour, shadeOf(colour), 0.2))
    drawing.path(body, shaded(drawing, colour, 90))
    drawing.path('M-44 26C-46-6-26-16 0-16C26-16 46-6 44 26Q0 56-44 26z', dark)
    drawing.path('M-32 20C-30 2-16-4 0-4C16-4 30 2 32 20Q0 40-32 20z', mix(colour, '#0c2030', 0.62))
    drawing.path(
      'M-44 26C-40 10-34 4-28 2L-4 46L-14 66zM44 26C40 10 34 4 28 2L4 46L14 66z',
      mix(colour, '#fff6dc', 0.2),
    )
    drawing.line('M0 48V308', dark, 6)
    drawing.line('M0 52V306', mix(colour, white, 0.4), 1.6)
    for (const side of [-1, 1]) {
      drawing.path(roundedBox(side * 46 - 26, 200, 52, 58, 6), mix(colour, shadeOf(colour), 0.12), {
        stroke: dark,
        strokeWidth: 2,
      })
      drawing.box(side * 46 - 27, 198, 54, 18, mix(colour, shadeOf(colour), 0.26))
      drawing.path(
        `M${side * 75} 222L${side * 112} 218L${side * 114} 236L${side * 77} 240z`,
        '#eef3f0',
      )
    }
    drawing.path('M-85 138Q0 156 85 138V154Q0 172-85 154z', '#eef3f0')
    drawing.line('M0-16q-6-10 2-14', dark, 5)
  })
}

function paintLifejacket(drawing: Drawing, x: number, colour: Colour): void {
  const vest =
    'M-24 12C-52 14-58 46-58 86V236Q-40 248-16 240V110Q-14 66 0 62Q14 66 16 110V240Q40 248 58 236V86C58 46 52 14 24 12Q0 20-24 12z'
  drawing.group({ transform: `translate(${x} 100)` }, () => {
    drawing.group({ transform: 'translate(13 11)' }, () =>
      drawing.path(vest, '#2f6a78', { opacity: 0.28 }),
    )
    drawing.line('M-14 34Q0-10 14 34', '#22303c', 8)
    drawing.path(vest, shaded(drawing, colour, 60))
    const light = mix(colour, white, 0.3)
    drawing.line('M-40 40Q-46 60-46 100V226M40 40Q46 60 46 100V226', light, 2.6, { opacity: 0.7 })
    for (const side of [-1, 1]) drawing.path(roundedBox(side * 37 - 16, 104, 32, 12, 3), '#eef3f0')
    drawing.line('M-60 196H60', '#18242e', 15, { cap: 'butt' })
    drawing.path(roundedBox(-17, 184, 34, 24, 5), '#b9c4ca')
    drawing.path(roundedBox(-9, 191, 18, 10, 3), '#5f6f78')
    drawing.line('M-30 206C-34 270-8 286-4 250M30 206C34 262 20 290 8 262', '#18242e', 7)
    drawing.circle(-36, 140, 9, '#f2c84a')
    drawing.line('M-36 148v16', '#f2c84a', 4)
  })
}

function paintBench(drawing: Drawing): void {
  drawing.box(0, 508, 800, 100, downwards(drawing, 508, 600, '#e9c793', '#b98656'))
  drawing.box(0, 508, 800, 7, '#f8e4bc')
  drawing.line('M0 536H800M0 572H800', '#a8713f', 2, { opacity: 0.5 })
}

function paintBoot(drawing: Drawing, x: number, colour: Colour, band: Colour): void {
  drawing.group({ transform: `translate(${x} 558) scale(0.92)` }, () => {
    drawing.path(oval(22, 2, 50, 9), '#5f3b22', { opacity: 0.3 })
    drawing.path(
      'M-22-128H20V-44Q22-30 44-26Q66-20 66-6V2H-22z',
      drawing.linear(
        [
          [0, mix(colour, '#fff6dc', 0.34)],
          [0.5, colour],
          [1, mix(colour, shadeOf(colour), 0.6)],
        ],
        [-22, 0],
        [50, 0],
      ),
    )
    drawing.path('M-23-128H21V-112H-23z', band)
    drawing.path(oval(-1, -128, 22, 6), mix(colour, '#10202e', 0.6))
    drawing.path('M-24-4H67V6Q66 8 62 8H-20Q-24 8-24 4z', band)
    drawing.line('M-12-104V-40', mix(colour, white, 0.6), 4, { opacity: 0.6 })
  })
}
