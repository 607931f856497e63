import { countFaults, formatFault } from './fault.ts'
import type { Fault } from './fault.ts'

export interface Checked {
  readonly faults: readonly Fault[]
  /** How many files were read. */
  readonly files: number
}

/** What `npm run content:check` says: the faults, an empty line between files, and the count. */
export function faultReport({ faults, files }: Checked): string {
  const lines = faults.map((fault, index) => {
    const isNextFile = index > 0 && faults[index - 1]?.file !== fault.file
    return `${isNextFile ? '\n' : ''}${formatFault(fault)}\n`
  })
  const count = `content: ${files} files, ${countFaults(faults.length)}`
  return faults.length > 0 ? `${lines.join('')}\n${count}` : count
}

/** The same for machines: `{ files, faults }`, each fault with its parts. */
export function jsonReport({ faults, files }: Checked): string {
  return JSON.stringify({ files, faults }, null, 2)
}

/** One line a fault that GitHub shows beside the line of the file. */
export function annotations({ faults }: Checked): string[] {
  return faults.map(({ file, line, column, path, message, remedy }) => {
    const place = `file=${inProperty(file)},line=${line},col=${column}`
    return `::error ${place}::${inMessage(`${path ? `${path}: ` : ''}${message}; ${remedy}`)}`
  })
}

function inMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function inProperty(text: string): string {
  return inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
