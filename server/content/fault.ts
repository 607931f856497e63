/** One thing that is wrong in a content file, for a person who can put it right. */
export interface Fault {
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

/** `file:line:column path: what; what to do`. Terminals and editors make the start a link. */
export function formatFault({ file, line, column, path, message, remedy }: Fault): string {
  return `${file}:${line}:${column} ${path ? `${path}: ` : ''}${message}; ${remedy}`
}

/** `0 faults`, `1 fault`, `3 faults`. */
export function countFaults(count: number): string {
  return count === 1 ? '1 fault' : `${count} faults`
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
