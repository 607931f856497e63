import { codeFrame } from './code-frame.ts'
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
    const place = `file=${inProperty(file)},line=${line},col=${column}`
    return `::${severity} ${place}::${inMessage(violationText(violation))}`
  })
}

function inMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function inProperty(text: string): string {
  return inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
