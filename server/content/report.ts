import { codeFrame } from './code-frame.ts'
import { countKinds, errorsOf, faultWords, formatFault } from './fault.ts'
import type { Fault } from './fault.ts'

export interface Checked {
  /** In reading order: those of one file side by side. */
  readonly faults: readonly Fault[]
  /** The text of every file with a fault, by the fault's own `file`. */
  readonly texts: ReadonlyMap<string, string>
  /** How many files were read. */
  readonly files: number
}

/** Gives a part of the report its colour on a terminal, and leaves it plain elsewhere. */
type ReportPaint = (style: 'heading' | 'quiet' | 'error' | 'warning', text: string) => string

const plain: ReportPaint = (_style, text) => text

/**
 * What `npm run content:check` says: file by file a heading, then each fault with the lines around
 * it, and the count. Never ends with a line break.
 */
export function faultReport(checked: Checked, paint: ReportPaint = plain): string {
  const { faults, files } = checked
  const count = `content: ${files} files, ${countKinds(faults)}`
  return [...filesOf(faults).map((own) => fileReport(own, checked, paint)), count].join('\n\n')
}

/** The same for machines: `{ files, errors, warnings, faults }`, each fault with its parts. */
export function jsonReport({ faults, files }: Checked): string {
  const errors = errorsOf(faults).length
  return JSON.stringify({ files, errors, warnings: faults.length - errors, faults }, null, 2)
}

/** One line a fault that GitHub shows beside the line of the file. */
export function annotations({ faults }: Pick<Checked, 'faults'>): string[] {
  return faults.map((fault) => {
    const { severity, file, line, column } = fault
    const place = `file=${inProperty(file)},line=${line},col=${column}`
    return `::${severity} ${place}::${inMessage(faultWords(fault))}`
  })
}

function filesOf(faults: readonly Fault[]): readonly (readonly Fault[])[] {
  const files = new Map<string, Fault[]>()
  for (const fault of faults) {
    const own = files.get(fault.file)
    if (own) own.push(fault)
    else files.set(fault.file, [fault])
  }
  return [...files.values()]
}

function fileReport(faults: readonly Fault[], { texts }: Checked, paint: ReportPaint): string {
  const file = faults[0]?.file ?? ''
  const heading = paint('heading', `${file}: ${countKinds(faults)}`)
  return [heading, ...faults.map((fault) => framed(fault, texts.get(file) ?? '', paint))].join(
    '\n\n',
  )
}

function framed(fault: Fault, text: string, paint: ReportPaint): string {
  const words = paint(fault.severity, formatFault(fault))
  const frame = codeFrame(text, fault.line, fault.column)
  return frame === '' ? words : `${words}\n${paint('quiet', frame)}`
}

function inMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function inProperty(text: string): string {
  return inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
