import { isKept } from './rows.ts'
import type { Limit, Row, Section, Unit } from './rows.ts'

/** A section as lines of text, in columns: name, value, interval, limit, verdict. */
export function linesOf({ title, rows }: Section): string[] {
  const cells = rows.map(cellsOf)
  const widths = [0, 1, 2, 3].map((at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  const line = ([name = '', value = '', ...rest]: readonly string[]) =>
    [
      name.padEnd(widths[0] ?? 0),
      value.padStart(widths[1] ?? 0),
      ...rest.map((cell, at) => cell.padEnd(widths[at + 2] ?? 0)),
    ]
      .join('  ')
      .trimEnd()
  return ['', title, ...cells.map((row) => `  ${line(row)}`)]
}

function cellsOf(row: Row): readonly string[] {
  const { name, value, unit, interval, limit } = row
  const range = interval ? interval.map(numberText).join(' to ') : ''
  return [name, `${numberText(value)} ${unitText(unit)}`, range, limitText(limit), verdict(row)]
}

function verdict(row: Row): string {
  const kept = isKept(row)
  if (kept === null) return ''
  return kept ? 'kept' : 'MISSED'
}

function limitText({ atLeast, atMost, aim }: Limit = {}): string {
  const least = atLeast === undefined ? '' : `at least ${atLeast}`
  const most = atMost === undefined ? '' : `at most ${atMost}`
  return least + most + (aim === undefined ? '' : ` (aim ${aim})`)
}

function unitText(unit: Unit): string {
  return unit === 'times' ? '×' : unit
}

/** With three figures that count, as far as there are any. */
export function numberText(value: number): string {
  if (value >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString('en-GB')
  return value.toFixed(value >= 10 ? 1 : 2)
}

/** @param microseconds from a thousand on in milliseconds. */
export function durationText(microseconds: number): string {
  const [value, unit] = microseconds >= 1_000 ? [microseconds / 1_000, 'ms'] : [microseconds, 'µs']
  return `${numberText(value)} ${unit}`
}
