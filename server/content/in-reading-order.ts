import type { Fault } from './fault.ts'

/** Sorts faults as people work through them: file by file, errors first, then from top to bottom. */
export function inReadingOrder(one: Fault, other: Fault): number {
  return (
    one.file.localeCompare(other.file) ||
    one.severity.localeCompare(other.severity) ||
    one.line - other.line ||
    one.column - other.column
  )
}
