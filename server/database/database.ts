import { Kysely, sql } from 'kysely'
import type { LogEvent, Transaction } from 'kysely'
import { parseDatabaseUrl } from './database-url.ts'
import { openPool, postgresDialect, requestLimits, unhurried } from './postgres-driver.ts'
import type { Tables } from './schema.ts'
import { openSqliteFile, SqliteFileDialect } from './sqlite-driver.ts'

/** What domain functions take: the database itself or a transaction on it. */
export type Connection = Kysely<Tables>

/** What they take when all of their work must be done, or none of it. */
export type Trx = Transaction<Tables>

type Work<T> = (trx: Trx) => Promise<T>

export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  readonly db: Kysely<Tables>
  /**
   * All of the work or none of it. Inside, query through `trx` only, and wait for nothing but the
   * database: on SQLite everybody else waits meanwhile.
   */
  transaction<T>(work: Work<T>): Promise<T>
  /**
   * A transaction that runs beside no other exclusive one, in whichever process, and that no time
   * limit ends: migrations.
   */
  exclusive<T>(work: Work<T>): Promise<T>
  /** Ends the connections; closing twice is harmless. */
  close(): Promise<void>
}

interface DatabaseOptions {
  /** Told of connections that the PostgreSQL server broke off; by default a process warning. */
  readonly onError?: (error: Error) => void
  /** Told how many seconds each statement took. */
  readonly onQuery?: ((seconds: number) => void) | undefined
}

/**
 * Opens the database of a DATABASE_URL: `file:` (SQLite, also `file::memory:`) or `postgres://`.
 * SQLite's file is opened at once; PostgreSQL is first called by the first query, which waits at
 * most 1.5 s for a connection and 3 s for an answer.
 * @throws an error saying what was found, what was expected and what to do.
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const address = parseDatabaseUrl(url)
  const { onError = warn, onQuery } = options
  const log = onQuery && timesOf(onQuery)
  return address.engine === 'sqlite'
    ? openSqlite(address.path, log)
    : openPostgres(address.url, onError, log)
}

function timesOf(onQuery: (seconds: number) => void) {
  return ({ queryDurationMillis }: LogEvent) => onQuery(queryDurationMillis / 1000)
}

type QueryLog = ReturnType<typeof timesOf> | undefined

async function openSqlite(path: string, log: QueryLog): Promise<Database> {
  const handle = await openSqliteFile(path)
  const db = new Kysely<Tables>({ dialect: new SqliteFileDialect(handle), ...(log && { log }) })
  const transaction = <T>(work: Work<T>) => db.transaction().execute(work)
  return {
    engine: 'sqlite',
    db,
    transaction,
    // Every transaction holds the file's only write lock.
    exclusive: transaction,
    async close() {
      await db.destroy()
      if (handle.isOpen) handle.close()
    },
  }
}

async function openPostgres(
  url: string,
  report: (error: Error) => void,
  log: QueryLog,
): Promise<Database> {
  const pool = await openPool(url, requestLimits, report)
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool), ...(log && { log }) })
  return {
    engine: 'postgres',
    db,
    transaction: (work) => db.transaction().execute(work),
    exclusive: (work) => exclusively(url, report, work),
    async close() {
      await db.destroy()
      if (!pool.ending) await pool.end()
    },
  }
}

/** Of the advisory lock; any number will do, as long as it stays the same. */
const lockKey = 7_258_467

async function exclusively<T>(
  url: string,
  report: (error: Error) => void,
  work: Work<T>,
): Promise<T> {
  const pool = await openPool(url, unhurried, report)
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) })
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
      return work(trx)
    })
  } finally {
    await pool.end()
  }
}

function warn(error: Error): void {
  process.emitWarning(`The connection to PostgreSQL broke: ${error.message}`)
}
