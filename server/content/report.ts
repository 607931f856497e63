import type { Checked } from './read-content.ts'
import { counted, errorsOf, formatViolation, violationText } from './violation.ts'
import type { Violation } from './violation.ts'

/** Gives a part of the report its colour on a terminal, and leaves it plain elsewhere. */
type ReportPaint = (style: 'heading' | 'quiet' | 'error' | 'warning', text: string) => string

const plain: ReportPaint = (_style, text) => text

/**
 * What `npm run content:check` says: file by file a heading, then each violation with the lines around
 * it, and the count. Never ends with a line break.
 */
export function violationReport(
  { violations, files, texts }: Checked,
  paint: ReportPaint = plain,
): string {
  const parts: string[] = []
  let last = ''
  for (const violation of violations) {
    const { file, line, column, severity } = violation
    if (file !== last) {
      const ofFile = violations.filter((one) => one.file === file)
      parts.push(paint('heading', `${file}: ${countKinds(ofFile)}`))
    }
    last = file
    const frame = codeFrame(texts.get(file) ?? '', line, column)
    const text = paint(severity, formatViolation(violation))
    parts.push(frame === '' ? text : `${text}\n${paint('quiet', frame)}`)
  }
  return [...parts, `content: ${files} files, ${countKinds(violations)}`].join('\n\n')
}

/** `2 errors, 1 warning`. */
function countKinds(violations: readonly Violation[]): string {
  const errors = errorsOf(violations).length
  return `${counted(errors, 'error')}, ${counted(violations.length - errors, 'warning')}`
}

/** The same for machines: `{ files, errors, warnings, faults }`, each fault with its parts. */
export function jsonReport({ violations: faults, files }: Checked): string {
  const errors = errorsOf(faults).length
  return JSON.stringify({ files, errors, warnings: faults.length - errors, faults }, null, 2)
}

/** One line a violation that GitHub shows beside the line of the file. */
export function annotations({ violations }: Pick<Checked, 'violations'>): string[] {
  return violations.map((violation) => {
    const { severity, file, line, column } = violation
    const name = inMessage(file).replaceAll(':', '%3A').replaceAll(',', '%2C')
    const place = `file=${name},line=${line},col=${column}`
    return `::${severity} ${place}::${inMessage(violationText(violation))}`
  })
}

function inMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

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
  // What was cut off before it shows as one character.
  const caretIndent = caretAt - from + (from > 0 ? 1 : 0)

  const rows: string[] = []
  for (let number = first; number <= last; number += 1) {
    const mark = number === at ? '>' : ' '
    rows.push(`${mark} ${String(number).padStart(digits)} | ${part(lines[number - 1] ?? '', from)}`)
    if (number === at) rows.push(`  ${' '.repeat(digits)} | ${' '.repeat(caretIndent)}^`)
  }
  return rows.map((row) => row.trimEnd()).join('\n')
}

/** As much of a line as fits, with … where something was left out. */
function part(line: string, from: number): string {
  const cut = visible(line.slice(from, from + widest))
  return `${from > 0 ? '…' : ''}${cut}${line.length > from + widest ? '…' : ''}`
}

/** One column for each character: a tab would push the caret aside, a control upset a terminal. */
function visible(line: string): string {
  return line.replaceAll(/\p{Cc}/gu, ' ')
}
