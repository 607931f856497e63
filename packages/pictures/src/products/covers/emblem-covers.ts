import { evenly } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { radians, steps } from '../../kit/numbers.ts'
import { curve, disc, polygon, roundedBox } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { coverSize } from '../book/pose.ts'

const { width, height } = coverSize

/** Navy cloth with a compass star pressed into it in gold. */
export function paintFoil(drawing: Drawing): void {
  drawing.box(
    0,
    0,
    width,
    height,
    drawing.linear(evenly('#1d4468', '#0d2a45'), [0, 0], [width, height]),
  )
  for (const y of steps(70, 0, height))
    drawing.line(`M0 ${y}H${width}`, '#ffffff', 0.7, { opacity: 0.05 })
  const gold = drawing.linear(
    [
      [0, '#f9e6a8'],
      [0.45, '#dcae4c'],
      [0.6, '#f6dd94'],
      [1, '#b98a34'],
    ],
    [60, 180],
    [340, 480],
  )
  const [cx, cy] = [200, 336]
  const at = (degrees: number, r: number): Point => [
    cx + Math.sin(radians(degrees)) * r,
    cy - Math.cos(radians(degrees)) * r,
  ]
  drawing.line(roundedBox(26, 26, width - 52, height - 52, 8), gold, 4)
  drawing.line(disc(cx, cy, 132), gold, 7)
  drawing.line(disc(cx, cy, 112), gold, 2.5)
  for (const [index, size] of [
    [1, 78],
    [3, 78],
    [5, 78],
    [7, 78],
    [0, 126],
    [2, 126],
    [4, 126],
    [6, 126],
  ] as const) {
    const turn = index * 45
    drawing.path(polygon([at(turn, size), at(turn + 45, size * 0.24), [cx, cy]]), gold)
    drawing.path(polygon([at(turn, size), at(turn - 45, size * 0.24), [cx, cy]]), '#0d2a45', {
      stroke: gold,
      strokeWidth: 2,
    })
  }
}

/** Three buoys in a row on a cheerful ground. */
export function paintBuoys(drawing: Drawing): void {
  drawing.box(0, 0, width, height, '#f6c649')
  drawing.circle(300, 250, 84, '#fbe08a')
  drawing.path('M-10 396Q50 372 110 396T230 396T350 396T470 396V570H-10z', '#2b8a9b')
  buoy(drawing, 92, 408, '#d0422f', 'can')
  buoy(drawing, 318, 408, '#2f8a5a', 'cone')
  buoy(drawing, 205, 426, '#1d2430', 'cardinal')
  drawing.path('M-10 430Q50 406 110 430T230 430T350 430T470 430V570H-10z', '#1f6f80')
  drawing.path('M-10 486Q50 462 110 486T230 486T350 486T470 486V570H-10z', '#10506a')
}

function buoy(
  drawing: Drawing,
  x: number,
  y: number,
  colour: '#d0422f' | '#2f8a5a' | '#1d2430',
  kind: 'can' | 'cone' | 'cardinal',
): void {
  drawing.group({ transform: `translate(${x} ${y})` }, () => {
    if (kind === 'can') {
      drawing.path('M-34 30L-30-70H30L34 30z', colour)
      drawing.path('M-6-70h12v-50h-12zM-18-152h36v36h-36z', colour)
    } else if (kind === 'cone') {
      drawing.path('M-40 30L0-96L40 30z', colour)
      drawing.path('M-5-90h10v-40h-10zM0-160L22-122H-22z', colour)
    } else {
      drawing.path('M-36 30L-18-120H18L36 30z', '#f2c02e')
      drawing.path('M-27-44L-18-120H18L27-44z', colour)
      drawing.path('M-4-120h8v-30h-8zM0-194L22-158H-22zM0-238L22-202H-22z', colour)
    }
    drawing.path('M4-70L34 30L40 30L10-100z', '#ffffff', { opacity: 0.18 })
  })
}

/** Plain cloth with one line of sea: a journal for what has no column. */
export function paintJournal(drawing: Drawing): void {
  drawing.box(0, 0, width, height, '#8a4a34')
  for (const [y, opacity] of [
    [380, 0.9],
    [412, 0.6],
    [444, 0.35],
  ] as const) {
    drawing.line(
      curve(steps(17, -20, 420).map((x, i): Point => [x, y + (i % 2 ? -9 : 9)])),
      '#f3dfb8',
      5,
      { opacity },
    )
  }
}
