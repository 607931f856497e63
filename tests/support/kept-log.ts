import type { Log } from '#server/app/log.ts'

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly facts: Readonly<Record<string, unknown>>
  readonly message: string
}

/** A log whose lines a test can read. */
export interface KeptLog extends Log {
  readonly lines: readonly LogLine[]
}

export function keptLog(): KeptLog {
  const lines: LogLine[] = []
  const keep = (level: LogLine['level']) => (facts: object, message: string) =>
    void lines.push({ level, facts: { ...facts }, message })
  return { lines, info: keep('info'), warn: keep('warn'), error: keep('error') }
}
