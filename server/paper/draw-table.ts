import { colours, styles } from './look.ts'
import type { Sheet } from './sheet.ts'
import type { Style } from './typesetting.ts'

/** Where a table stands, in points. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  /** Nothing stands below it: a further page begins. */
  readonly bottom: number
}

interface Column {
  readonly heading: string
  /** Of the width of the table. */
  readonly share: number
  readonly align?: 'left' | 'right'
}

interface Cell {
  readonly text: string
  /** A second line, in small letters. */
  readonly detail?: string
}

/** A cell for each column. */
export type Row = readonly Cell[]

/** Where a table on a further page begins. */
const furtherTop = 60

/** Between a row's text and the line below it. */
const padding = 6

/** Between two columns, at the least. */
const gap = 10

/** Draws a table, over as many pages as it needs, its headings on each. @returns where it ends. */
export function drawTable(
  sheet: Sheet,
  area: Area,
  columns: readonly Column[],
  rows: readonly Row[],
): number {
  const head = { columns, cells: columns.map(({ heading }) => ({ text: heading })) }
  const headings = { ...head, style: styles.label, tag: 'TH' } as const
  let y = area.y
  sheet.within('Table', () => {
    y = drawRow(sheet, { ...area, y }, headings)
    for (const cells of rows) {
      const drawn = { columns, cells, style: styles.text, tag: 'TD' } as const
      if (y + rowHeight(sheet, area.width, drawn) > area.bottom) {
        sheet.pdf.addPage()
        sheet.decorate(() =>
          drawCells(sheet, { ...area, y: furtherTop }, headings, (_, draw) => draw()),
        )
        y = furtherTop + rowHeight(sheet, area.width, headings)
      }
      y = drawRow(sheet, { ...area, y }, drawn)
    }
  })
  return y
}

interface DrawnRow {
  readonly columns: readonly Column[]
  readonly cells: Row
  readonly style: Style
  readonly tag: 'TH' | 'TD'
}

function drawRow(sheet: Sheet, area: Area, row: DrawnRow): number {
  const end = area.y + rowHeight(sheet, area.width, row)
  sheet.within('TR', () => drawCells(sheet, area, row, sheet.mark))
  sheet.decorate(() => {
    const { pdf } = sheet
    pdf.moveTo(area.x, end).lineTo(area.x + area.width, end)
    pdf.lineWidth(row.tag === 'TH' ? 1.25 : 0.75)
    pdf.stroke(row.tag === 'TH' ? colours.ink : colours.line)
  })
  return end
}

/** @param mark gives each cell its place in the document's structure. */
function drawCells(
  sheet: Sheet,
  { x, y, width }: Area,
  { columns, cells, style, tag }: DrawnRow,
  mark: Sheet['mark'],
): void {
  const options = tag === 'TH' ? ({ scope: 'Column' } as const) : {}
  let left = x
  for (const [index, { share, align = 'left' }] of columns.entries()) {
    const { text, detail = '' } = cells[index] ?? { text: '' }
    const wide = cellWidth(width, share)
    const box = { x: align === 'left' ? left : left + width * share - wide, width: wide, align }
    const draw = () => {
      const end = sheet.text(style, text, { ...box, y: y + padding })
      if (detail !== '') sheet.text(styles.small, detail, { ...box, y: end })
    }
    mark(tag, draw, options)
    left += width * share
  }
}

function rowHeight(sheet: Sheet, width: number, { columns, cells, style }: DrawnRow): number {
  const heights = columns.map(({ share }, index) => {
    const { text, detail = '' } = cells[index] ?? { text: '' }
    const wide = cellWidth(width, share)
    const below = detail === '' ? 0 : sheet.heightOf(styles.small, detail, wide)
    return sheet.heightOf(style, text, wide) + below
  })
  return Math.max(...heights) + 2 * padding
}

function cellWidth(width: number, share: number): number {
  return width * share - gap
}
