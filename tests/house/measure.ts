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

/** A table, a line for each. */
export function tableOf(measures: readonly Measure[]): string[] {
  const rows = [
    ['measure', 'value', 'limit', 'verdict'],
    ...measures.map((one) => [one.name, shown(one.value), shown(one.limit), verdictOn(one)]),
  ]
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  const [heading = '', ...lines] = rows.map(([name = '', value = '', limit = '', verdict]) =>
    [
      name.padEnd(widths[0] ?? 0),
      value.padStart(widths[1] ?? 0),
      limit.padStart(widths[2] ?? 0),
      verdict,
    ]
      .join('  ')
      .trimEnd(),
  )
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
