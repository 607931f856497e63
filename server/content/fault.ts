/**
 * An error keeps content from being served. A warning does not: the site is right with it, and
 * would be better without.
 */
type Severity = 'error' | 'warning'

/** One thing that is wrong in a content file, for a person who can put it right. */
export interface Fault {
  readonly severity: Severity
  /** As people would type it, such as `resources/content/home.json`. */
  readonly file: string
  /** From 1, as editors count. */
  readonly line: number
  readonly column: number
  /** Where in the file's value, such as `page_data.courses[2].slug`; empty for the whole file. */
  readonly path: string
  /** What was found. */
  readonly message: string
  /** What to do about it. */
  readonly remedy: string
}

/**
 * `file:line:column path: what; what to do`, with `warning: ` before the path of a warning.
 * Terminals and editors make the start a link.
 */
export function formatFault(fault: Fault): string {
  const { severity, file, line, column } = fault
  const kind = severity === 'warning' ? 'warning: ' : ''
  return `${file}:${line}:${column} ${kind}${faultWords(fault)}`
}

/** `path: what; what to do`: a fault without where it is. */
export function faultWords({ path, message, remedy }: Fault): string {
  return `${path ? `${path}: ` : ''}${message}; ${remedy}`
}

/** The same finding, as something that stops nobody. */
export function asWarning(fault: Fault): Fault {
  return { ...fault, severity: 'warning' }
}

/** The faults that keep content from being served. */
export function errorsOf(faults: readonly Fault[]): readonly Fault[] {
  return faults.filter(({ severity }) => severity === 'error')
}

/** `2 errors, 1 warning`. */
export function countKinds(faults: readonly Fault[]): string {
  const errors = errorsOf(faults).length
  const warnings = faults.length - errors
  return `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`
}

/** `0 faults`, `1 fault`, `3 faults`. */
export function countFaults(count: number): string {
  return counted(count, 'fault')
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`
}

/** Thrown where nothing can be served without good content. Its message lists every fault. */
export class ContentFaults extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(
      `The content has ${countFaults(faults.length)}:\n` +
        faults.map((fault) => `  ${formatFault(fault)}`).join('\n') +
        '\nRun npm run content:check.',
    )
    this.name = 'ContentFaults'
    this.faults = faults
  }
}
