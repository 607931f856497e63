import { tableOf } from '#server/console/table.ts'

/** One row of the table. */
export interface Measure {
  readonly name: string
  /** Null: it could not be measured. */
  readonly value: number | string | null
  /** A number is the most there may be, a text is how it must be; null: it is only told. */
  readonly limit: number | string | null
  /** What was counted, for whoever wants to have less of it. */
  readonly found?: readonly string[] | undefined
  /** Why it could not be measured. */
  readonly reason?: string | undefined
}

export function isOver({ value, limit }: Measure): boolean {
  if (value === null || limit === null) return false
  return typeof value === 'number' && typeof limit === 'number' ? value > limit : value !== limit
}

const columns = [
  { heading: 'measure' },
  { heading: 'value', isRight: true },
  { heading: 'limit', isRight: true },
  { heading: 'verdict' },
] as const

/** A table, a line for each. */
export function measureLines(measures: readonly Measure[]): string[] {
  const rows = measures.map((one) => [one.name, shown(one.value), shown(one.limit), verdictOn(one)])
  const [heading = '', ...lines] = tableOf(columns, rows)
  return [heading, '-'.repeat(heading.length), ...lines]
}

function verdictOn(measure: Measure): string {
  if (measure.value === null) return `not measured: ${measure.reason ?? 'nothing says why'}`
  if (measure.limit === null) return ''
  return isOver(measure) ? 'over' : 'kept'
}

function shown(value: number | string | null): string {
  return typeof value === 'number' ? value.toLocaleString('en-GB') : (value ?? '')
}
