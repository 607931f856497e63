export type SqliteValue = string | number | bigint | null | Uint8Array

/** The part of the node:sqlite API that is used here; @photostructure/sqlite has the same. */
export interface SqliteHandle {
  readonly isOpen: boolean
  readonly isTransaction: boolean
  exec(sql: string): void
  prepare(sql: string): SqliteStatement
  close(): void
}

interface SqliteStatement {
  columns(): readonly unknown[]
  all(...values: SqliteValue[]): unknown[]
  get(...values: SqliteValue[]): unknown
  run(...values: SqliteValue[]): { changes: number | bigint; lastInsertRowid: number | bigint }
  iterate(...values: SqliteValue[]): IterableIterator<unknown>
}

export interface SqliteEngine {
  readonly DatabaseSync: new (path: string) => SqliteHandle
}

/** Releases before this one can lose the write-ahead log of a database with two writers. */
const oldestSafe = '3.51.3'

/**
 * SQLite itself: Node's own from Node 24 on when it is new enough, else the one in the package.
 * Both are loaded late: Node 20 has none, and the package's binary is not for a server bundle.
 * @throws when neither is safe to use.
 */
export async function loadSqlite(builtIn = builtInEngine()): Promise<SqliteEngine> {
  if (builtIn && isSafe(versionOf(builtIn))) return builtIn
  const packaged: SqliteEngine = await import('@photostructure/sqlite')
  const version = versionOf(packaged)
  if (isSafe(version)) return packaged
  throw new Error(
    `The SQLite in @photostructure/sqlite is ${version}; the database needs ${oldestSafe} or newer. Run npm ci, or use Node 24.`,
  )
}

/** True for a release of SQLite that keeps its write-ahead log whole. */
export function isSafe(version: string): boolean {
  return version.localeCompare(oldestSafe, 'en', { numeric: true }) >= 0
}

function versionOf({ DatabaseSync }: SqliteEngine): string {
  const handle = new DatabaseSync(':memory:')
  const row = handle.prepare('select sqlite_version() as version').get() as { version: string }
  handle.close()
  return row.version
}

/** True for SQLITE_BUSY: another connection holds what was asked for. */
export function isBusy(error: unknown): boolean {
  return resultCode(error) === 5
}

/** What the disk does not do now, by SQLite's result codes; the file itself is as good as it was. */
const diskFaults: ReadonlyMap<number, string> = new Map([
  [8, 'The database file may not be written'],
  [10, 'The disk of the database fails'],
  [13, 'The disk of the database is full'],
  [14, 'The database file cannot be opened'],
])

/** Why the disk did not take a statement; undefined for every other error. */
export function diskFault(error: unknown): string | undefined {
  const fault = diskFaults.get(resultCode(error))
  return fault && `${fault}: ${(error as Error).message}`
}

// The lower eight bits; those above say where SQLite met it.
function resultCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
}

function builtInEngine(): SqliteEngine | null {
  if (Number.parseInt(process.versions.node, 10) < 24) return null
  return (process.getBuiltinModule('node:sqlite') as SqliteEngine | undefined) ?? null
}
