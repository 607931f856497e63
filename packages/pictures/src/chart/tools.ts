import type { Drawing } from '../kit/drawing.ts'
import { steps } from '../kit/numbers.ts'
import { roundedBox, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

/** Something lying on a chart: where its main point is, as shares of the sheet, and its turn. */
export interface Tool {
  readonly kind: 'dividers' | 'plotter' | 'pencil' | 'compass' | 'magnifier' | 'mug'
  readonly at: Point
  readonly turn: number
  readonly size?: number
}

/** Draws a tool with its shadow on the paper. */
export function paintTool(drawing: Drawing, tool: Tool, [x, y]: Point, scale: number): void {
  const place = `translate(${tenth(x)} ${tenth(y)}) rotate(${tool.turn}) scale(${tenth(scale * (tool.size ?? 1) * 100) / 100})`
  drawing.group({ transform: place }, () => tools[tool.kind](drawing))
}

const tools: Record<Tool['kind'], (drawing: Drawing) => void> = {
  dividers: paintDividers,
  plotter: paintPlotter,
  pencil: paintPencil,
  compass: paintCompass,
  magnifier: paintMagnifier,
  mug: paintMug,
}

function paintDividers(drawing: Drawing): void {
  drawing.path('M-4 4L-62 250L-54 246L8 6z', '#7b5b25', { opacity: 0.25 })
  for (const side of [-1, 1]) {
    drawing.group({ transform: `scale(${side} 1)` }, () => {
      const brass = drawing.linear(
        [
          [0, '#f3d98e'],
          [0.5, '#cf9f43'],
          [1, '#8a6426'],
        ],
        [0, 0],
        [40, 10],
      )
      drawing.path('M2-6L12 0L44 168L40 176L36 172L0 10z', brass)
      drawing.path('M36 172L44 168L49 224z', '#aab6bd')
    })
  }
  drawing.path('M-5-14L-4-34Q0-38 4-34L5-14z', '#cf9f43')
  drawing.circle(
    0,
    0,
    15,
    drawing.radial(
      [
        [0, '#f9e7ad'],
        [0.6, '#d3a548'],
        [1, '#8a6426'],
      ],
      [-4, -4],
      20,
    ),
  )
  drawing.circle(0, 0, 5, '#8a6426')
}

function paintPlotter(drawing: Drawing): void {
  drawing.path(roundedBox(-196, -30, 400, 74, 6), '#3a2f1d', { opacity: 0.18 })
  drawing.path(roundedBox(-200, -37, 400, 74, 6), '#d7eaf0', {
    opacity: 0.72,
    stroke: '#5d8796',
    strokeWidth: 1.2,
  })
  drawing.line('M-200-22H200M-200 22H200', '#5d8796', 1)
  const marks = steps(41, -195, 195).map((x, i) => `M${tenth(x)}-37v${i % 5 ? 6 : 11}`)
  drawing.line(marks.join(''), '#2d5665', 0.9)
  drawing.circle(0, 0, 78, '#eef7f8', { opacity: 0.66, stroke: '#5d8796', strokeWidth: 1.4 })
  const ring = steps(72, 0, 355).map((angle, i) => {
    const [s, c] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
    const inner = i % 6 ? 70 : 64
    return `M${tenth(s * inner)} ${tenth(c * inner)}L${tenth(s * 78)} ${tenth(c * 78)}`
  })
  drawing.line(ring.join(''), '#2d5665', 0.9)
  drawing.line('M-58 0H58M0-58V58', '#c23b2e', 1)
  drawing.path('M-200-37H200L150-30H-160z', '#ffffff', { opacity: 0.4 })
}

function paintPencil(drawing: Drawing): void {
  drawing.path('M8 12L212 12L212 24L8 24z', '#3a2f1d', { opacity: 0.16 })
  drawing.path('M30-7L200-7L200 0L30 0z', '#e2593c')
  drawing.path('M30 0L200 0L200 7L30 7z', '#b8402a')
  drawing.path('M0 0L30-7L30 7z', '#ecd2a4')
  drawing.path('M0 0L9-2.2L9 2.2z', '#2b2b33')
  drawing.path('M200-7h10v14h-10z', '#c9d0d4')
  drawing.path('M210-7q14 0 14 7t-14 7z', '#e79a97')
}

function paintCompass(drawing: Drawing): void {
  drawing.circle(8, 10, 92, '#3a2f1d', { opacity: 0.2 })
  drawing.circle(
    0,
    0,
    92,
    drawing.radial(
      [
        [0, '#f6de9a'],
        [0.75, '#cf9f43'],
        [1, '#7d5a20'],
      ],
      [-24, -28],
      130,
    ),
  )
  drawing.circle(0, 0, 78, '#8a6426')
  drawing.circle(
    0,
    0,
    75,
    drawing.radial(
      [
        [0, '#fffdf4'],
        [1, '#e8ddc4'],
      ],
      [-16, -18],
      100,
    ),
  )
  const ring = steps(36, 0, 350).map((angle, i) => {
    const [s, c] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
    const inner = i % 9 ? 66 : 58
    return `M${tenth(s * inner)} ${tenth(c * inner)}L${tenth(s * 73)} ${tenth(c * 73)}`
  })
  drawing.line(ring.join(''), '#173a5c', 1.6)
  drawing.path('M0-56L9 0H-9z', '#c23b2e')
  drawing.path('M0 56L9 0H-9z', '#173a5c')
  drawing.circle(0, 0, 6, '#cf9f43')
  drawing.path('M-62-34A72 72 0 0 1 20-69A96 96 0 0 0-62-34z', '#ffffff', { opacity: 0.55 })
}

function paintMagnifier(drawing: Drawing): void {
  drawing.path('M48 60L118 142L130 132L60 50z', '#3a2f1d', { opacity: 0.2 })
  drawing.path('M40 48L110 132Q120 140 128 130Q134 122 126 114L54 36z', '#6b3f26')
  drawing.circle(0, 0, 62, '#ffffff', { opacity: 0.28 })
  drawing.circle(0, 0, 62, 'none', { stroke: '#cf9f43', strokeWidth: 9 })
  drawing.path('M-40-24A48 48 0 0 1 6-48A60 60 0 0 0-40-24z', '#ffffff', { opacity: 0.7 })
}

function paintMug(drawing: Drawing): void {
  drawing.circle(12, 14, 66, '#3a2f1d', { opacity: 0.2 })
  drawing.path('M54-12h30q16 0 16 14t-16 14h-30z', '#24466b')
  drawing.path('M62-2h20q6 0 6 4t-6 4h-20z', '#f2e6cc')
  drawing.circle(0, 0, 64, '#24466b')
  drawing.circle(0, 0, 56, '#f3ede0')
  drawing.circle(
    0,
    0,
    52,
    drawing.radial(
      [
        [0, '#7a4a2a'],
        [1, '#55301a'],
      ],
      [-10, -12],
      66,
    ),
  )
  drawing.path('M-34-18A40 40 0 0 1 6-40A52 52 0 0 0-34-18z', '#b98a5e', { opacity: 0.6 })
}
