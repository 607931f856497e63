import { setTimeout as delay } from 'node:timers/promises'
import { CompiledQuery, SqliteDialect, SqliteDriver } from 'kysely'
import type { DatabaseConnection, Driver, SqliteDatabase, SqliteDialectConfig } from 'kysely'
import { makePrivateFile } from '#server/files/private.ts'
import { inMemory } from './database-url.ts'
import { diskFault, isBusy, loadSqlite } from './sqlite-engine.ts'
import type { SqliteHandle, SqliteValue } from './sqlite-engine.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Milliseconds that a statement waits for another process, and a query for its turn in this one. */
const waitLimit = 5000

/**
 * Opens a database file, making it and its folder when they are missing. A commit is on the disk
 * before it is acknowledged (synchronous = FULL), and readers do not wait for a writer (WAL).
 * @throws an error that names the file.
 */
export async function openSqliteFile(path: string): Promise<SqliteHandle> {
  const { DatabaseSync } = await loadSqlite()
  let handle: SqliteHandle | undefined
  try {
    if (path !== inMemory) makePrivateFile(path)
    handle = new DatabaseSync(path)
    handle.exec(`pragma busy_timeout = ${waitLimit}`)
    await switchToWal(handle)
    handle.exec('pragma synchronous = full')
    handle.exec('pragma foreign_keys = on')
    return handle
  } catch (cause) {
    handle?.close()
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The database ${path} cannot be opened: ${reason}. It must be an SQLite file, or not exist yet, in a folder that this user may write to; DATABASE_URL says where it is.`,
      { cause },
    )
  }
}

/** Of processes that open a new file together, all but one find it locked, and without waiting. */
async function switchToWal(handle: SqliteHandle): Promise<void> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      handle.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if (!isBusy(error) || attempts === 100) throw error
      await delay(waitLimit / 100)
    }
  }
}

/** Kysely's SQLite dialect over an open file. Whoever opened the file closes it. */
export class SqliteFileDialect extends SqliteDialect {
  readonly #handle: SqliteHandle
  readonly #config: SqliteDialectConfig

  constructor(handle: SqliteHandle) {
    const config = { database: { prepare: prepareWith(handle), close: () => undefined } }
    super(config)
    this.#handle = handle
    this.#config = config
  }

  override createDriver(): Driver {
    return new SqliteFileDriver(this.#config, this.#handle)
  }
}

function prepareWith(handle: SqliteHandle): SqliteDatabase['prepare'] {
  return (sql) => {
    const statement = handle.prepare(sql)
    return {
      reader: statement.columns().length > 0,
      all: (values) => unlessAway(() => statement.all(...(values as SqliteValue[]))),
      run: (values) => unlessAway(() => statement.run(...(values as SqliteValue[]))),
      iterate: (values) => statement.iterate(...(values as SqliteValue[])),
    }
  }
}

/** Another process kept the file for longer than a statement waits, or the disk takes nothing more. */
function unlessAway<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    const fault = diskFault(error)
    if (fault) throw new DatabaseUnavailable(new Error(fault, { cause: error }))
    throw isBusy(error) ? new DatabaseUnavailable(error) : error
  }
}

class SqliteFileDriver extends SqliteDriver {
  readonly #handle: SqliteHandle
  #waiting = 0

  constructor(config: SqliteDialectConfig, handle: SqliteHandle) {
    super(config)
    this.#handle = handle
  }

  /**
   * A process has one connection, so a query outside the transaction that awaits it would wait for
   * ever. It fails instead, and the transaction with it.
   */
  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#waiting += 1
    const turn = super.acquireConnection().finally(() => {
      this.#waiting -= 1
    })
    let timer: NodeJS.Timeout | undefined
    const overdue = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new DatabaseUnavailable(tooLate())), waitLimit)
    })
    try {
      return await Promise.race([turn, overdue])
    } catch (error) {
      void turn.then(() => this.releaseConnection())
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /**
   * The engine answers in the call itself, so those that wait would follow each other without a turn
   * of the event loop, and no socket would be read until the last was done. One that nobody waits
   * behind goes on at once.
   */
  override async releaseConnection(): Promise<void> {
    if (this.#waiting === 0) return super.releaseConnection()
    setImmediate(() => void super.releaseConnection())
  }

  /**
   * A deferred transaction that reads first and then writes fails at once when another process
   * wrote in between; one that takes the write lock at its start waits for its turn.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk has rolled back by itself, and a complaint of that would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#handle.isTransaction) await super.rollbackTransaction(connection)
  }
}

function tooLate(): Error {
  return new Error(
    `A query waited ${waitLimit / 1000} seconds for the SQLite connection. Inside transaction(work), every query must go through the transaction that work is given, not through db.`,
  )
}
