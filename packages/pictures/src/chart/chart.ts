import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { steps } from '../kit/numbers.ts'
import { curve, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { below, contour } from './contours.ts'
import type { Grid } from './contours.ts'
import { depthField } from './depth-field.ts'
import type { Coast, DepthField } from './depth-field.ts'
import { sounding } from './digits.ts'
import { paintRose } from './rose.ts'
import { paintCourse, paintMark } from './symbols.ts'
import type { Mark } from './symbols.ts'
import { paintTool } from './tools.ts'
import type { Tool } from './tools.ts'

/** A sheet of chart, as data. Places are shares of the sheet. */
export interface Sheet {
  readonly coast: Coast
  readonly rose?: readonly [x: number, y: number, radius: number]
  readonly course?: readonly Point[]
  readonly marks?: readonly Mark[]
  readonly tools?: readonly Tool[]
}

/** Draws a chart in our own manner: tinted depths, contours, soundings, marks, tools lying on it. */
export function paintChart(drawing: Drawing, name: string, sheet: Sheet): void {
  const { width, height } = drawing
  const scale = Math.min(width / 800, height / 600)
  const field = depthField(name, sheet.coast)
  const grid = gridOf(drawing, field)
  const at = ([x, y]: Point): Point => [x * width, y * height]
  paintDepths(drawing, grid, scale)
  paintGraticule(drawing, scale)
  paintSoundings(drawing, name, field, scale)
  if (sheet.rose)
    paintRose(drawing, at([sheet.rose[0], sheet.rose[1]]), sheet.rose[2] * height, scale)
  for (const mark of sheet.marks ?? []) paintMark(drawing, mark, at(mark.at), scale)
  if (sheet.course) paintCourse(drawing, sheet.course.map(at), scale)
  for (const tool of sheet.tools ?? []) paintTool(drawing, tool, at(tool.at), scale)
  const warm = drawing.radial(
    [
      [0, '#7a5a2a', 0],
      [0.65, '#7a5a2a', 0],
      [1, '#4a3515', 0.22],
    ],
    [width / 2, height / 2],
    Math.hypot(width, height) * 0.58,
  )
  drawing.box(0, 0, width, height, warm)
}

const tints: readonly (readonly [level: number, colour: Colour])[] = [
  [0.62, '#eef5f2'],
  [0.46, '#d9ecef'],
  [0.31, '#b8dce6'],
  [0.17, '#8fc6d8'],
  [0.06, '#a9c9a4'],
  [0, '#f0d9a0'],
  [-0.12, '#ecd196'],
  [-0.24, '#e6c682'],
]

const lines: readonly (readonly [level: number, width: number, colour: Colour, opacity: number])[] =
  [
    [0.62, 0.8, '#5b93a8', 0.7],
    [0.54, 0.5, '#5b93a8', 0.45],
    [0.46, 0.8, '#4d8aa2', 0.8],
    [0.38, 0.5, '#4d8aa2', 0.5],
    [0.31, 0.9, '#3b7c97', 0.9],
    [0.17, 1, '#2f6f8c', 0.9],
    [0.06, 0.9, '#5d7c58', 0.9],
    [0, 1.6, '#6b5432', 1],
    [-0.12, 0.6, '#a5854c', 0.8],
    [-0.24, 0.6, '#a5854c', 0.8],
  ]

function gridOf({ width, height }: Drawing, field: DepthField): Grid {
  const size = width / 150
  const [columns, rows] = [150, Math.ceil(height / size)]
  const known = new Map<number, number>()
  return {
    columns,
    rows,
    size,
    at: (column, row) => {
      const key = row * 1000 + column
      const value = known.get(key) ?? field((column * size) / width, (row * size) / width)
      known.set(key, value)
      return value
    },
  }
}

function paintDepths(drawing: Drawing, grid: Grid, scale: number): void {
  drawing.box(0, 0, drawing.width, drawing.height, '#fdfbf3')
  for (const [level, colour] of tints) {
    drawing.path(
      below(grid, level)
        .map((line) => polygon(line))
        .join(''),
      colour,
      { rule: 'evenodd' },
    )
  }
  for (const [level, width, colour, opacity] of lines) {
    const long = contour(grid, level).filter((line) => line.length > 6)
    const path = long
      .map((line) => curve(line.filter((_, i) => i % 2 === 0 || i === line.length - 1)))
      .join('')
    drawing.line(path, colour, width * scale, { opacity })
  }
}

function paintGraticule(drawing: Drawing, scale: number): void {
  const { width, height } = drawing
  const across = steps(4, 0.2, 0.8).map((x) => `M${Math.round(x * width)} 0V${height}`)
  const down = steps(3, 0.25, 0.75).map((y) => `M0 ${Math.round(y * height)}H${width}`)
  drawing.line([...across, ...down].join(''), '#37556b', 0.6 * scale, { opacity: 0.35 })
}

function paintSoundings(drawing: Drawing, name: string, field: DepthField, scale: number): void {
  const { width, height } = drawing
  const random = seeded(name, 'soundings')
  let path = ''
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 13; column++) {
      const x = (width * (column + 0.5 + random.range(-0.3, 0.3))) / 13
      const y = (height * (row + 0.5 + random.range(-0.3, 0.3))) / 9
      const depth = field(x / width, y / width)
      const kept = random.chance(0.75)
      if (depth > 0.09 && kept) path += sounding(depth * 38, x, y, 3.6 * scale)
    }
  }
  drawing.line(path, '#274a60', 0.9 * scale, { opacity: 0.75 })
}
