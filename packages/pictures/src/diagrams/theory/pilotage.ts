import type { Drawing } from '../../kit/drawing.ts'
import { curve, lens, polygon } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import { paintYachtFromAbove } from '../med-mooring/yacht-from-above.ts'

const front: Point = [444, 118]
const rear: Point = [462, 46]
/** On the leading line, where the yacht is. */
const yacht: Point = [367, 426]

/** A harbour entrance from above: two marks in line lead a yacht between the pier heads. */
export function paintPilotage(drawing: Drawing): void {
  paintWater(drawing)
  paintShore(drawing)
  paintRocks(drawing)
  drawing.line(`M${rear[0]} ${rear[1]}L322 606`, '#fdfbf3', 7, { opacity: 0.7 })
  drawing.line(`M${rear[0]} ${rear[1]}L322 606`, '#a8357c', 3.6, { dash: '16 10' })
  paintMark(drawing, rear, 30)
  paintMark(drawing, front, 24)
  paintPierHead(drawing, [318, 300], '#d8392c')
  paintPierHead(drawing, [486, 286], '#1f8a4c')
  paintYachtFromAbove(drawing, {
    at: yacht,
    heading: 14,
    length: 128,
    cloth: '#e2593c',
    crew: true,
  })
}

function paintWater(drawing: Drawing): void {
  const { width, height } = drawing
  const deep = [
    [0, '#8fd0d4'],
    [0.45, '#5fb0c2'],
    [1, '#1d6a8c'],
  ] as const
  drawing.box(0, 0, width, height, drawing.linear(deep, [0, 0], [0, height]))
  const random = seeded('theory', 'pilotage')
  const ripples = Array.from({ length: 120 }, () =>
    lens(random.range(0, 800), random.range(150, 600), random.range(16, 50), 2),
  )
  drawing.path(ripples.slice(0, 70).join(''), '#eefaf8', { opacity: 0.28 })
  drawing.path(ripples.slice(70).join(''), '#0d4f6b', { opacity: 0.18 })
}

/** The land round the harbour, its two piers and the roofs behind the quay. */
function paintShore(drawing: Drawing): void {
  const shore: readonly Point[] = [
    [-60, -60],
    [860, -60],
    [860, 330],
    [770, 306],
    [690, 236],
    [610, 196],
    [560, 128],
    [470, 108],
    [360, 112],
    [268, 138],
    [214, 212],
    [130, 270],
    [60, 356],
    [-60, 402],
  ]
  for (const [colour, wide] of [
    ['#a9dadb', 70],
    ['#c9e9e4', 30],
  ] as const) {
    drawing.line(curve(shore, true), colour, wide, { opacity: 0.55 })
  }
  drawing.path(curve(shore, true), '#e6cf96', { stroke: '#a98242', strokeWidth: 2.5 })
  drawing.path(
    'M-20 -20H820V210C720 130 640 96 560 62C440 30 320 34 230 76C150 120 70 190 -20 250z',
    '#a9c08a',
  )
  for (const pier of ['M214 214L318 300', 'M600 190L486 286']) {
    drawing.line(pier, '#0d4f6b', 34, { opacity: 0.3 })
    drawing.line(pier, '#6d6455', 27)
    drawing.line(pier, '#cbbca2', 22)
  }
  const random = seeded('theory', 'roofs')
  for (let house = 0; house < 26; house++) {
    const x = 250 + house * 13
    const y = 84 + Math.abs(house - 13) * 2.4 + (house % 3) * 9
    if (Math.abs(x - 446) < 34) continue
    const colour = random.pick(['#b7604a', '#8d6a62', '#c98a5e', '#7a6a72'] as const)
    drawing.path(`M${x} ${y}h20v15h-20z`, colour, { stroke: '#5d463b', strokeWidth: 1 })
    drawing.line(`M${x} ${(y + 7.5).toFixed(1)}h20`, '#f3e3c6', 1.4, { opacity: 0.7 })
  }
}

/** What the leading line keeps a yacht clear of. */
function paintRocks(drawing: Drawing): void {
  const rocks: readonly (readonly [number, number, number])[] = [
    [590, 420, 26],
    [640, 456, 34],
    [566, 482, 18],
    [690, 410, 20],
    [160, 470, 24],
    [112, 438, 18],
  ]
  for (const [x, y, size] of rocks) {
    drawing.path(lens(x, y, size * 4.4, size * 1.5), '#e8f7f3', { opacity: 0.5 })
    const rock: Point[] = [
      [x - size, y + size * 0.4],
      [x - size * 0.5, y - size * 0.6],
      [x + size * 0.3, y - size * 0.7],
      [x + size, y + size * 0.3],
      [x + size * 0.2, y + size * 0.7],
    ]
    drawing.path(polygon(rock), '#5f5b58', { stroke: '#3d3a3a', strokeWidth: 2 })
    drawing.path(
      polygon([
        [x - size * 0.5, y - size * 0.6],
        [x + size * 0.3, y - size * 0.7],
        [x, y],
      ]),
      '#8d8782',
    )
  }
}

/** A white triangle with a red stripe on a post. */
function paintMark(drawing: Drawing, [x, y]: Point, size: number): void {
  drawing.path(
    polygon([
      [x + 5, y - size + 6],
      [x + size + 5, y + size * 0.7 + 6],
      [x - size + 5, y + size * 0.7 + 6],
    ]),
    '#2c2a22',
    { opacity: 0.25 },
  )
  drawing.path(
    polygon([
      [x, y - size],
      [x + size, y + size * 0.7],
      [x - size, y + size * 0.7],
    ]),
    '#ffffff',
    { stroke: '#10304d', strokeWidth: 2.6 },
  )
  drawing.path(
    polygon([
      [x - size * 0.15, y - size * 0.6],
      [x + size * 0.15, y - size * 0.6],
      [x + size * 0.2, y + size * 0.66],
      [x - size * 0.2, y + size * 0.66],
    ]),
    '#d8392c',
  )
}

function paintPierHead(drawing: Drawing, [x, y]: Point, colour: '#d8392c' | '#1f8a4c'): void {
  drawing.circle(x, y, 25, '#cbbca2', { stroke: '#6d6455', strokeWidth: 3 })
  drawing.circle(x, y, 15, colour, { stroke: '#10304d', strokeWidth: 2.4 })
  drawing.circle(x, y, 6, '#ffffff')
}
