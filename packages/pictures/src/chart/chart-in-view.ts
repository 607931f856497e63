import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { steps } from '../kit/numbers.ts'
import { curve, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Lie } from '../kit/plane.ts'
import { below, contour } from './contours.ts'
import type { Grid } from './contours.ts'
import { depthField } from './depth-field.ts'
import type { Coast } from './depth-field.ts'
import { paintMark } from './symbols.ts'
import type { Mark } from './symbols.ts'

/** The tints of a chart from its shoals to its depths, its land first. */
const inks = {
  paper: ['#f0d9a0', '#a9c9a4', '#8fc6d8', '#b8dce6', '#d9ecef', '#fdfbf3', '#6b5432'],
  screen: ['#f2d489', '#9cc59a', '#6fb6d6', '#98cfe4', '#c4e4ef', '#eef8fa', '#6b5432'],
  dusk: ['#b08d52', '#5d8a6a', '#23607f', '#2f7b98', '#4b9ab0', '#77bcc8', '#ffe3a6'],
} as const satisfies Record<string, readonly [Colour, ...Colour[]]>

/** A chart seen small or aslant: on a screen, or lying on a table. */
export interface ChartInView {
  readonly coast: Coast
  /** Its height for its width. */
  readonly ratio: number
  readonly ink: keyof typeof inks
  /** Squares to its width; 44 unless told. */
  readonly fine?: number
  readonly course?: readonly Point[]
  readonly track?: Colour
  readonly trackWidth?: number
  readonly marks?: readonly Mark[]
  /** 1 unless told. */
  readonly markScale?: number
  /** Width of its coastline in pixels; 1.4 unless told. */
  readonly line?: number
}

/** Draws a chart as it lies; it is not clipped to its sheet. */
export function paintChartInView(
  drawing: Drawing,
  name: string,
  chart: ChartInView,
  at: Lie,
): void {
  const { ratio, ink, fine = 44, line = 1.4 } = chart
  const [land, drying, shoal, shallow, deeper, deep, shore] = inks[ink]
  const grid = gridOf(name, chart.coast, fine, ratio)
  const size = grid.size * fine
  const seen = ([x, y]: Point): Point => at(x / size, y / (size * ratio))
  drawing.path(polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), deep)
  for (const [level, colour] of [
    [0.5, deeper],
    [0.34, shallow],
    [0.17, shoal],
    [0.05, drying],
    [0, land],
  ] as const) {
    const outlines = below(grid, level).map((outline) => polygon(outline.map(seen)))
    drawing.path(outlines.join(''), colour, { rule: 'evenodd' })
  }
  const coast = contour(grid, 0).filter((part) => part.length > 5)
  drawing.line(coast.map((part) => curve(part.map(seen))).join(''), shore, line)
  const lines = [
    ...steps(3, 0.25, 0.75).map((u) => polygon([at(u, 0), at(u, 1)], false)),
    ...steps(2, 0.33, 0.67).map((v) => polygon([at(0, v), at(1, v)], false)),
  ]
  drawing.line(lines.join(''), '#37556b', line * 0.5, { opacity: 0.35 })
  for (const mark of chart.marks ?? [])
    paintMark(drawing, mark, at(...mark.at), chart.markScale ?? 1)
  if (!chart.course) return
  const way = chart.course.map(([u, v]) => at(u, v))
  drawing.line(polygon(way, false), chart.track ?? '#1f2d3a', chart.trackWidth ?? line * 1.5)
}

function gridOf(name: string, coast: Coast, fine: number, ratio: number): Grid {
  const field = depthField(name, coast)
  return {
    columns: fine,
    rows: Math.ceil(fine * ratio),
    size: 8,
    at: (column, row) => field(column / fine, row / fine),
  }
}
