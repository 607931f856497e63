/** Lines shown before and after the one that is meant. */
const around = 2

/** What fits beside the line numbers on a screen of 100 columns. */
const widest = 88

/**
 * The lines around a place in a text, numbered, with a caret under the place:
 *
 *     1 | {
 *   > 2 |   "naem": "Home"
 *       |   ^
 *     3 | }
 *
 * Lines and columns count from 1. A place outside the text shows what is nearest; of a long line
 * only the part around the place is shown. Never ends with a line break; empty for an empty text.
 */
export function codeFrame(text: string, line: number, column: number): string {
  if (text === '') return ''
  const lines = text.split(/\r\n|\n|\r/)
  const at = Math.min(Math.max(line, 1), lines.length)
  const first = Math.max(at - around, 1)
  const last = Math.min(at + around, lines.length)
  const digits = String(last).length
  const caretAt = Math.min(Math.max(column, 1), (lines[at - 1] ?? '').length + 1) - 1
  const from = Math.max(caretAt - widest / 2, 0)

  const rows: string[] = []
  for (let number = first; number <= last; number += 1) {
    const mark = number === at ? '>' : ' '
    rows.push(`${mark} ${String(number).padStart(digits)} | ${part(lines[number - 1] ?? '', from)}`)
    if (number === at) rows.push(`  ${' '.repeat(digits)} | ${caret(caretAt - from, from > 0)}`)
  }
  return rows.map((row) => row.trimEnd()).join('\n')
}

/** As much of a line as fits, with … where something was left out. */
function part(line: string, from: number): string {
  const cut = visible(line.slice(from, from + widest))
  return `${from > 0 ? '…' : ''}${cut}${line.length > from + widest ? '…' : ''}`
}

function caret(column: number, isCut: boolean): string {
  return `${' '.repeat(column + (isCut ? 1 : 0))}^`
}

/** One column for each character: a tab would push the caret aside, a control upset a terminal. */
function visible(line: string): string {
  return line.replaceAll(/\p{Cc}/gu, ' ')
}
