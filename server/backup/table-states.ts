/** What a table holds: how many rows, and a fingerprint of all that is in them. */
interface TableState {
  readonly rows: number
  readonly digest: string
}

/** By the tables' names. */
export type TableStates = Readonly<Record<string, TableState>>

/** The tables that do not hold what they held, or are in one of the two alone. */
export function differingTables(one: TableStates, other: TableStates): string[] {
  return Object.keys({ ...one, ...other })
    .filter((name) => one[name]?.digest !== other[name]?.digest)
    .toSorted()
}

interface WithTables {
  readonly tables: TableStates
}

/** @throws when a restored database does not hold what was backed up. */
export function requireSame(made: WithTables, restored: WithTables): void {
  const wrong = differingTables(made.tables, restored.tables)
  if (wrong.length === 0) return
  throw new Error(
    `The restored database holds something else than what was backed up, in ${wrong.join(', ')}. Use another backup.`,
  )
}
