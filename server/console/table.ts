interface Column {
  readonly heading: string
  /** Amounts stand under one another by their pennies. */
  readonly isRight?: true
  /** Cut when the table would be too wide. */
  readonly canShrink?: true
}

const gap = '  '

/** What fits beside an editor, in a mail and on paper. */
const tableWidth = 100

/** A heading and rows, in columns, no wider than {@link tableWidth}; nothing in a cell steers a terminal. */
export function tableOf(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const cells = [columns.map(({ heading }) => heading), ...rows].map((row) => row.map(plain))
  const widths = fitting(
    columns,
    columns.map((_, index) => Math.max(...cells.map((row) => lengthOf(row[index] ?? '')))),
  )
  return cells.map((row) =>
    row
      .map((cell, index) => setIn(cell, widths[index] ?? 0, columns[index]?.isRight ?? false))
      .join(gap)
      .trimEnd(),
  )
}

/**
 * A text in lines no longer than {@link tableWidth}, all but the first of them moved in. A word that
 * fits no line, such as an address, stays where it is.
 */
export function wrapped(text: string, indent = 0): readonly string[] {
  const [start = ''] = /^ */.exec(text) ?? []
  const lines: string[] = []
  let line = start
  for (const word of plain(text).trim().split(' ')) {
    const isFull = lengthOf(line) + 1 + lengthOf(word) > tableWidth
    if (isFull && line.trim() !== '' && indent + lengthOf(word) <= tableWidth) {
      lines.push(line)
      line = ' '.repeat(indent) + word
    } else {
      line = line === start ? start + word : `${line} ${word}`
    }
  }
  return [...lines, line]
}

/** A text of somebody's on one line, without what a terminal takes for an order. */
function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
}

function fitting(columns: readonly Column[], widths: readonly number[]): readonly number[] {
  const over = widths.reduce((sum, width) => sum + width + gap.length, 0) - gap.length - tableWidth
  if (over <= 0) return widths
  return widths.map((width, index) =>
    columns[index]?.canShrink ? Math.max(shortest, width - over) : width,
  )
}

const shortest = 8

function setIn(cell: string, width: number, isRight: boolean): string {
  const letters = [...cell]
  const cut = letters.length > width ? `${letters.slice(0, width - 1).join('')}…` : cell
  const space = ' '.repeat(Math.max(0, width - lengthOf(cut)))
  return isRight ? space + cut : cut + space
}

function lengthOf(text: string): number {
  return [...text].length
}

/**
 * One record of a CSV file by RFC 4180, without its line end: cells apart by commas, in quotes where
 * they need them. What a spreadsheet would take for a formula gets an apostrophe in front, so that
 * nobody who orders can have the machine of staff reckon for them.
 */
export function csvRecord(cells: readonly string[]): string {
  return cells.map(cellOf).join(',')
}

// The full-width signs too, which some spreadsheets read as the plain ones (OWASP, CSV injection).
const formula = /^(?:[\t\r]|[\s\p{C}]*[=+\-@＝＋－＠])/u

function cellOf(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
