/**
 * An error keeps content from being served. A warning does not: the site is right with it, and
 * would be better without.
 */
type Severity = 'error' | 'warning'

/** One thing that is wrong in a content file, for a person who can put it right. */
export interface Violation {
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
export function formatViolation(violation: Violation): string {
  const { severity, file, line, column } = violation
  const kind = severity === 'warning' ? 'warning: ' : ''
  return `${file}:${line}:${column} ${kind}${violationText(violation)}`
}

/** `path: what; what to do`: a violation without where it is. */
export function violationText({ path, message, remedy }: Violation): string {
  return `${path ? `${path}: ` : ''}${message}; ${remedy}`
}

/** The violations that keep content from being served. */
export function errorsOf(violations: readonly Violation[]): readonly Violation[] {
  return violations.filter(({ severity }) => severity === 'error')
}

/** `0 faults`, `1 fault`, `3 faults`: the word that staff know. */
export function countViolations(count: number): string {
  return counted(count, 'fault')
}

/** `1 file`, `2 files`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`
}

/** Thrown where nothing can be served without good content. Its message lists every violation. */
export class ContentViolations extends Error {
  readonly violations: readonly Violation[]

  constructor(violations: readonly Violation[]) {
    super(
      `The content has ${countViolations(violations.length)}:\n` +
        violations.map((one) => `  ${formatViolation(one)}`).join('\n') +
        '\nRun npm run content:check.',
    )
    this.name = 'ContentViolations'
    this.violations = violations
  }
}
