import type { Drawing } from '../../kit/drawing.ts'
import { steps } from '../../kit/numbers.ts'
import { curve, lens } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'

const [high, low] = [236, 420]

/** The rise and fall of the tide: a curve through the day, a yacht afloat at high water and one aground. */
export function paintTides(drawing: Drawing): void {
  const { width, height } = drawing
  drawing.box(
    0,
    0,
    width,
    height,
    drawing.linear(
      [
        [0, '#3f83b0'],
        [0.45, '#b9dcdc'],
        [0.62, '#f3ead0'],
      ],
      [0, 0],
      [0, height],
    ),
  )
  drawing.circle(660, 104, 46, '#fff8e0')
  drawing.circle(660, 104, 76, '#fff3cf', { opacity: 0.3 })
  drawing.path('M150 66a40 40 0 1 0 26 70a50 50 0 0 1-26-70z', '#f3f0e4', { opacity: 0.92 })
  const level = (x: number): number =>
    (high + low) / 2 + ((low - high) / 2) * Math.cos(((x - 236) / 560) * Math.PI * 2 + Math.PI)
  const tide = steps(60, -20, width + 20).map((x): Point => [x, level(x)])
  paintYacht(drawing, 236, level(236) + 3, 0)
  paintYacht(drawing, 516, low + 1, 12)
  const sea = drawing.linear(
    [
      [0, '#5fb4c4'],
      [1, '#145a7a'],
    ],
    [0, high],
    [0, height],
  )
  drawing.path(`${curve(tide)}V${height + 20}H-20z`, sea, { opacity: 0.76 })
  paintBed(drawing)
  drawing.line(curve(tide), '#ffffff', 5)
  for (const [y, dash] of [
    [high, '14 10'],
    [low, '14 10'],
  ] as const) {
    drawing.line(`M30 ${y}H770`, '#10304d', 2.4, { dash, opacity: 0.6 })
  }
  paintStaff(drawing)
  paintRipples(drawing, level)
}

function paintBed(drawing: Drawing): void {
  const bed: Point[] = [
    [-20, 566],
    [120, 560],
    [260, 540],
    [380, 492],
    [470, 464],
    [540, 462],
    [620, 488],
    [720, 530],
    [830, 552],
  ]
  drawing.path(`${curve(bed)}V640H-20z`, '#e2c48c', { opacity: 0.62 })
  drawing.line(curve(bed), '#a8834a', 3)
}

function paintRipples(drawing: Drawing, level: (x: number) => number): void {
  const random = seeded('theory', 'tides')
  const lenses = Array.from({ length: 46 }, () => {
    const x = random.range(0, 800)
    return lens(x, random.range(level(x) + 16, 590), random.range(20, 60), 2)
  })
  drawing.path(lenses.join(''), '#e3f6f4', { opacity: 0.26 })
}

/** A tide staff, marked in half metres. */
function paintStaff(drawing: Drawing): void {
  drawing.box(84, 170, 34, 400, '#fdfbf3', { stroke: '#10304d', strokeWidth: 2.5 })
  for (let mark = 0; mark < 10; mark++) {
    drawing.box(mark % 2 ? 101 : 85, 171 + mark * 40, 16, 40, mark % 4 < 2 ? '#10304d' : '#e2593c')
  }
}

function paintYacht(drawing: Drawing, x: number, y: number, heel: number): void {
  drawing.group({ transform: `translate(${x} ${Math.round(y)}) rotate(${heel}) scale(1)` }, () => {
    drawing.path('M-10 14L-4 44H14L16 14z', '#8d3027')
    drawing.path('M-62 -14H66C58 6 36 18 10 18H-30C-50 16 -58 2 -62 -14z', '#ffffff', {
      stroke: '#10304d',
      strokeWidth: 2,
    })
    drawing.path('M-59 -4C-52 12 -44 17 -30 18H10C34 18 54 8 62 -4z', '#10304d')
    drawing.path('M-30 -14C-24 -26 20 -26 26 -14z', '#f3ead6', {
      stroke: '#10304d',
      strokeWidth: 1.5,
    })
    drawing.line('M4 -16V-142', '#33485a', 3.6)
    drawing.line('M4 -28H-46', '#33485a', 3)
    drawing.line('M4 -33H-44', '#e2593c', 8)
    drawing.line('M4 -140L62 -16M4 -140L-60 -16', '#33485a', 1.2, { opacity: 0.6 })
  })
}
