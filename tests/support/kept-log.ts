interface Line {
  readonly level: 'info' | 'warn' | 'error'
  readonly facts: object
  readonly message: string
}

/** A log whose lines a test can read, and wait for. */
export interface KeptLog {
  readonly lines: readonly Line[]
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
  /** The next line that is written from now on. */
  next(): Promise<Line>
}

export function keptLog(): KeptLog {
  const lines: Line[] = []
  let waiting: ((line: Line) => void)[] = []
  const keep = (level: Line['level']) => (facts: object, message: string) => {
    const line = { level, facts, message }
    lines.push(line)
    for (const tell of waiting) tell(line)
    waiting = []
  }
  return {
    lines,
    info: keep('info'),
    warn: keep('warn'),
    error: keep('error'),
    next: () => new Promise((resolve) => void waiting.push(resolve)),
  }
}
