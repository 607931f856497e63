import type { Drawing } from '../../kit/drawing.ts'
import { lens } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import { paintYachtFromAbove } from './yacht-from-above.ts'

/** The quay's edge, a y of the picture. */
export const quay = 92
/** The middle of the gap, an x. */
export const gap = 400
/** A yacht's length in pixels. */
export const boat = 148

const neighbours = [
  { x: 96, cloth: '#1f6f80', hull: '#ffffff' },
  { x: 206, cloth: '#10304d', hull: '#ffffff' },
  { x: 318, cloth: '#eab64f', hull: '#21507a' },
  { x: 482, cloth: '#1f6f80', hull: '#ffffff' },
  { x: 594, cloth: '#b7402f', hull: '#fbf3e2' },
  { x: 704, cloth: '#10304d', hull: '#ffffff' },
] as const

/** The harbour from above: a quay along the top, neighbours moored stern to it, and one gap. */
export function paintHarbour(drawing: Drawing): void {
  const { width, height } = drawing
  const water = drawing.linear(
    [
      [0, '#8fd3d6'],
      [0.18, '#4fb4cb'],
      [0.55, '#2a86b5'],
      [1, '#14589a'],
    ],
    [0, quay],
    [0, height],
  )
  drawing.box(0, 0, width, height, water)
  paintRipples(drawing)
  paintQuay(drawing)
  for (const { x, cloth, hull } of neighbours) {
    paintChain(drawing, x, quay + 20 + boat, x + (x - gap) * 0.06, height + 20)
    for (const side of [-1, 1]) {
      drawing.line(`M${x + side * 16} ${quay + 20}L${x + side * 24} ${quay - 8}`, '#fbf3e0', 2.4)
    }
    paintYachtFromAbove(drawing, {
      at: [x, quay + 18 + boat / 2],
      heading: 180,
      length: boat,
      cloth,
      hull,
    })
  }
}

/** A chain on the bottom, seen through the water. */
export function paintChain(drawing: Drawing, x1: number, y1: number, x2: number, y2: number): void {
  drawing.line(`M${x1} ${y1}L${Math.round(x2)} ${y2}`, '#0b3a63', 4.6, { opacity: 0.4 })
  drawing.line(`M${x1} ${y1}L${Math.round(x2)} ${y2}`, '#dbe7ea', 2.6, {
    dash: '3 5',
    opacity: 0.75,
  })
}

/** An anchor on the bottom, its stock across the pull. */
export function paintAnchor(drawing: Drawing, x: number, y: number): void {
  drawing.group({ transform: `translate(${x} ${y})` }, () => {
    for (const [colour, wide] of [
      ['#0b3355', 9],
      ['#f3ead6', 5],
    ] as const) {
      drawing.line('M0 -20V12M-15 0C-14 10 -7 14 0 14C7 14 14 10 15 0M-8 -13H8', colour, wide)
    }
  })
}

function paintRipples(drawing: Drawing): void {
  const random = seeded('med mooring', 'ripples')
  const paths = Array.from({ length: 150 }, () => {
    const y = random.range(quay + 10, drawing.height)
    const width = random.range(14, 46)
    return lens(random.range(0, drawing.width), y, width, width * 0.05, -2)
  })
  drawing.path(paths.slice(0, 90).join(''), '#d9f1f1', { opacity: 0.28 })
  drawing.path(paths.slice(90).join(''), '#0c3f74', { opacity: 0.22 })
}

function paintQuay(drawing: Drawing): void {
  const { width } = drawing
  drawing.box(0, quay, width, 16, '#0a3a5c', { opacity: 0.3 })
  drawing.box(
    0,
    0,
    width,
    quay,
    drawing.linear(
      [
        [0, '#f3e6c9'],
        [1, '#e0c9a0'],
      ],
      [0, 0],
      [0, quay],
    ),
  )
  const joints: string[] = []
  for (let row = 0; row < 3; row++) {
    for (let x = row % 2 ? -30 : 0; x < width; x += 62) joints.push(`M${x} ${row * 26}v26`)
    joints.push(`M0 ${row * 26 + 26}H${width}`)
  }
  drawing.line(joints.join(''), '#b79c70', 1.4, { opacity: 0.55 })
  drawing.box(0, quay - 12, width, 12, '#cdb78f')
  drawing.box(0, quay - 2, width, 3, '#8b7450')
  for (let x = 54; x < width; x += 54) {
    drawing.circle(x + 2, quay - 4, 6.5, '#3b2c1c', { opacity: 0.3 })
    drawing.circle(x, quay - 7, 6.5, '#3a4b58', { stroke: '#1c2d3a', strokeWidth: 1.4 })
    drawing.circle(x - 1.5, quay - 9, 2.2, '#8fa2ae')
  }
}
