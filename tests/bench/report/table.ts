import { tableOf } from '#server/console/table.ts'
import { isKept } from './rows.ts'
import type { Limit, Row, Section, Unit } from './rows.ts'

/** Name, value, interval, limit, verdict. */
const columns = [
  { heading: '' },
  { heading: '', isRight: true },
  ...['', '', ''].map((heading) => ({ heading })),
] as const

/** A section as lines of text, in columns. */
export function linesOf({ title, rows }: Section): string[] {
  const [, ...lines] = tableOf(columns, rows.map(cellsOf))
  return ['', title, ...lines.map((line) => `  ${line}`)]
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
function numberText(value: number): string {
  if (value >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString('en-GB')
  return value.toFixed(value >= 10 ? 1 : 2)
}
