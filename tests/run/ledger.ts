import { tableOf } from '#server/console/table.ts'
import type { FileReport } from './reports.ts'
import { sum } from './tally.ts'
import type { Tally } from './tally.ts'

export interface LedgerEntry {
  readonly stage: string
  readonly seconds: number
  /** Absent for time that was spent without a check, such as the installation. */
  readonly tally?: Tally
  /** Why the stage did not run. */
  readonly note?: string
  /** What failed in it. */
  readonly faults?: readonly string[]
  /** What its files took. */
  readonly files?: readonly Pick<FileReport, 'file' | 'seconds'>[]
}

/** A table of the minutes and the counts of each stage, with their totals. */
export function ledgerLines(entries: readonly LedgerEntry[]): string[] {
  const total: LedgerEntry = {
    stage: 'total',
    seconds: entries.reduce((seconds, entry) => seconds + entry.seconds, 0),
    tally: sum(entries.flatMap((entry) => entry.tally ?? [])),
  }
  const [heading = '', ...lines] = tableOf(columns, [...entries, total].map(cellsOf))
  return [heading, '-'.repeat(heading.length), ...lines]
}

const columns = [
  { heading: 'stage' },
  ...['minutes', 'passed', 'failed', 'skipped'].map((heading) => ({
    heading,
    isRight: true as const,
  })),
  { heading: '' },
]

function cellsOf({ stage, seconds, tally, note = '' }: LedgerEntry): readonly string[] {
  const counts = tally ? [tally.passed, tally.failed, tally.skipped] : ['', '', '']
  return [stage, (seconds / 60).toFixed(2), ...counts.map(String), note]
}

const dearest = 10

/** The files whose tests took longest, for whoever wants the whole to be faster. */
export function dearestLines(entries: readonly LedgerEntry[]): string[] {
  const files = entries.flatMap(({ stage, files: costs = [] }) =>
    costs.map(({ file, seconds }) => ({ seconds, name: `${stage}: ${file}` })),
  )
  const lines = files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, dearest)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${name}`)
  return lines.length > 0 ? ['seconds  the dearest files', ...lines] : []
}

/** What failed, by stage, to be read without looking through all that was printed before. */
export function faultLines(entries: readonly LedgerEntry[]): string[] {
  return entries.flatMap(({ stage, faults = [] }) => faults.map((fault) => `${stage}: ${fault}`))
}

/** `12 passed, 0 failed`: the line that says how it went, alone at the end of the output. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
