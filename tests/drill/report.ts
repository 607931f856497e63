import { mkdirSync, writeFileSync } from 'node:fs'

/** Prints what a drill found, and keeps it. */
export function tell(name: string, lines: readonly string[]): void {
  for (const line of lines) print(line)
  keep(name, lines)
}

/** Prints a line of what a drill finds. */
export function print(line: string): void {
  console.log(line)
}

/** Keeps what a drill found in a file of its name. */
export function keep(name: string, lines: readonly string[]): void {
  mkdirSync('.data/reports', { recursive: true })
  writeFileSync(`.data/reports/drill-${name}.txt`, `${lines.join('\n')}\n`)
}
