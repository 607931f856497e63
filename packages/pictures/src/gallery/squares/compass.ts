import { evenly } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { radians, steps } from '../../kit/numbers.ts'
import { disc, roundedBox, tenth } from '../../kit/path.ts'
import { paintFinger } from '../parts/fingers.ts'
import { paintView } from '../parts/view.ts'
import type { View } from '../parts/view.ts'

const skin: Colour = '#8a5638'
const view: View = {
  name: 'square-compass',
  palette: 'dawn',
  camera: { horizon: 0.44, height: 3 },
  lamp: { x: 0.84, height: 0.08, size: 0.05 },
  sky: [{ kind: 'streaks', count: 8, from: 0.1, to: 0.8 }],
  land: [
    {
      kind: 'hills',
      from: -0.1,
      to: 0.6,
      height: 0.1,
      profile: 'to left',
      colour: '#6a7f8c',
      far: 0.35,
    },
    { kind: 'lighthouse', x: 0.47, height: 0.17, bands: '#c8432a' },
  ],
}

/** A hand-bearing compass held up to a lighthouse across the water. */
export function paintHandBearing(drawing: Drawing): void {
  paintView(drawing, view, 800, 800)
  drawing.group({ transform: 'translate(384 520) scale(1.06)' }, () => {
    paintPalm(drawing)
    paintPuck(drawing)
    paintCard(drawing)
    paintGrip(drawing)
  })
}

function paintPalm(drawing: Drawing): void {
  drawing.path(
    'M-120 130C-150 220-120 330-110 420H190C200 320 230 230 200 110z',
    drawing.linear(evenly('#b37a54', skin, '#56301c'), [-120, 200], [200, 260]),
  )
  drawing.path(
    'M-136 236C-60 272 120 276 214 226L236 330H-140z',
    drawing.linear(evenly('#2f6f8c', '#1f5068', '#0f2f42'), [-140, 260], [230, 300]),
  )
  drawing.path('M-136 236C-60 272 120 276 214 226L217 244C120 292-60 290-137 254z', '#8fc0cf', {
    opacity: 0.7,
  })
}

function paintPuck(drawing: Drawing): void {
  drawing.circle(8, 16, 206, '#1a1420', { opacity: 0.26 })
  drawing.circle(
    0,
    0,
    204,
    drawing.radial(
      [
        [0, '#ffd873'],
        [0.85, '#efb02e'],
        [1, '#a8700f'],
      ],
      [-60, -80],
      300,
    ),
  )
  for (const angle of steps(24, 0, 345)) {
    const [s, c] = [Math.sin(radians(angle)), Math.cos(radians(angle))]
    drawing.line(
      `M${tenth(s * 186)} ${tenth(c * 186)}L${tenth(s * 200)} ${tenth(c * 200)}`,
      '#9a680f',
      7,
      { opacity: 0.7 },
    )
  }
  drawing.circle(0, 0, 174, '#1d2430')
  drawing.circle(0, 0, 162, drawing.radial(evenly('#34506a', '#101c2c'), [-30, -50], 210))
}

function paintCard(drawing: Drawing): void {
  drawing.circle(
    0,
    6,
    138,
    drawing.radial(
      [
        [0, '#fffaf0'],
        [0.8, '#f1e4c6'],
        [1, '#c9b68c'],
      ],
      [-40, -40],
      200,
    ),
  )
  drawing.group({ transform: 'translate(0 6) rotate(-34)' }, () => {
    const spoke = (angle: number, from: number, to: number): string => {
      const [s, c] = [Math.sin(radians(angle)), Math.cos(radians(angle))]
      return `M${tenth(s * from)} ${tenth(-c * from)}L${tenth(s * to)} ${tenth(-c * to)}`
    }
    drawing.line(
      steps(72, 0, 355)
        .map((a, i) => spoke(a, i % 2 ? 124 : 116, 132))
        .join(''),
      '#10304d',
      3,
    )
    drawing.line(
      steps(12, 0, 330)
        .map((a) => spoke(a, 100, 132))
        .join(''),
      '#10304d',
      6,
    )
    drawing.line(disc(0, 0, 92), '#10304d', 2, { opacity: 0.5 })
    drawing.path('M0-96L20-10H-20z', '#c8432a')
    drawing.path('M0 96L20 10H-20z', '#10304d')
    drawing.circle(0, 0, 24, '#eab64f', { stroke: '#8a6426', strokeWidth: 4 })
  })
  drawing.line('M0-132V-96', '#c8432a', 8)
  drawing.path('M-118-62A134 134 0 0 1 20-130A190 190 0 0 0-118-62z', '#ffffff', { opacity: 0.7 })
  drawing.path(
    roundedBox(-50, -220, 100, 66, 16),
    drawing.linear(evenly('#3b4c60', '#141c28'), [0, -220], [0, -154]),
  )
  drawing.path(
    roundedBox(-32, -208, 64, 36, 8),
    drawing.linear(evenly('#d5f0f4', '#6fb0bd'), [-30, -208], [30, -172]),
  )
  drawing.line('M0-206V-174', '#c8432a', 4)
  drawing.line('M150 150C230 230 262 300 250 420', '#f3ead2', 8)
}

function paintGrip(drawing: Drawing): void {
  for (const [y, reach, thick] of [
    [-70, 0, 56],
    [-6, -14, 60],
    [60, -4, 58],
    [120, 18, 50],
  ] as const) {
    paintFinger(
      drawing,
      {
        through: [
          [214 - Math.abs(y - 20) * 0.16, y + 42],
          [222, y],
          [150 - reach * 0.4, y - 14],
        ],
        thick,
        nail: true,
      },
      skin,
    )
  }
  paintFinger(
    drawing,
    {
      through: [
        [-150, 176],
        [-222, 90],
        [-168, -18],
      ],
      thick: 66,
      nail: true,
    },
    skin,
  )
}
