import { createHash } from 'node:crypto'
import { closeSync, copyFileSync, existsSync, fsyncSync, openSync } from 'node:fs'
import { realpathSync, renameSync, rmSync } from 'node:fs'
import { tableNamesQuery } from '#server/database/migrate.ts'
import { loadSqlite } from '#server/database/sqlite-engine.ts'
import type { SqliteHandle } from '#server/database/sqlite-engine.ts'
import { makePrivateFile } from '#server/files/private.ts'
import type { CopiedDatabase } from './manifest.ts'
import { differingTables } from './table-states.ts'
import type { TableStates } from './table-states.ts'

/**
 * Copies an SQLite database into a new file while it is in use: the copy is the database of one moment,
 * and was read through.
 * @throws when there is nothing to copy, or when the copy is not sound.
 */
export async function copySqlite(source: string, target: string): Promise<CopiedDatabase> {
  if (!existsSync(source)) {
    throw new Error(
      `There is no database at ${source}, so there is nothing to back up. DATABASE_URL says where it is.`,
    )
  }
  const { DatabaseSync } = await loadSqlite()
  const original = new DatabaseSync(source)
  try {
    original.exec('pragma busy_timeout = 5000')
    const before = dataVersion(original)
    original.prepare('vacuum into ?').run(target)
    const copied = await readSqlite(target, source)
    const expected = tablesOf(original)
    // Only a database that nobody wrote to meanwhile must still hold what the copy holds.
    if (dataVersion(original) === before) requireUnchanged(copied.tables, expected, source)
    return copied
  } finally {
    original.close()
  }
}

/**
 * What the database in a file is and holds.
 * @param source what the file is a copy of, for whoever reads the complaint.
 * @throws when it is not sound.
 */
export async function readSqlite(file: string, source: string): Promise<CopiedDatabase> {
  const { DatabaseSync } = await loadSqlite()
  // Not opened read-only, in which the integrity check leaves out the rules for columns.
  const handle = new DatabaseSync(file)
  try {
    requireSound(handle, source)
    const { version } = handle.prepare('select sqlite_version() as version').get() as {
      version: string
    }
    return {
      engine: 'sqlite',
      versions: { server: version, writer: version },
      migrations: migrationsOf(handle),
      tables: tablesOf(handle),
    }
  } finally {
    handle.close()
  }
}

/**
 * Puts a database in the place of another, which is kept beside it under the name of `aside`.
 * @returns where the former one is, if there was one.
 */
export function putSqlite(file: string, path: string, aside: string): string | null {
  const place = existsSync(path) ? realpathSync(path) : path
  const partial = `${place}.partial`
  const kept = existsSync(place) ? `${place}.${aside}` : null
  try {
    makePrivateFile(partial)
    copyFileSync(file, partial)
    flush(partial)
    // A log that was left behind belongs to the former one: without it that would be another database.
    for (const part of ['', '-wal', '-shm']) {
      if (kept !== null && existsSync(place + part)) renameSync(place + part, kept + part)
    }
    renameSync(partial, place)
    return kept
  } finally {
    rmSync(partial, { force: true })
  }
}

function flush(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

/** Changes when another connection has written. */
function dataVersion(handle: SqliteHandle): unknown {
  return (handle.prepare('pragma data_version').get() as { data_version: unknown }).data_version
}

function tablesOf(handle: SqliteHandle): TableStates {
  return Object.fromEntries(
    namesOf(handle).map((name) => {
      const hash = createHash('sha256')
      let rows = 0
      for (const row of handle.prepare(`select * from "${name}"`).iterate()) {
        hash.update(JSON.stringify(row))
        rows += 1
      }
      return [name, { rows, digest: hash.digest('hex') }]
    }),
  )
}

function namesOf(handle: SqliteHandle): string[] {
  const tables = handle.prepare(tableNamesQuery.sqlite).all() as { name: string }[]
  return tables.map(({ name }) => name)
}

function migrationsOf(handle: SqliteHandle): string[] {
  if (!namesOf(handle).includes('migrations')) return []
  const rows = handle.prepare('select name from migrations order by name').all()
  return (rows as { name: string }[]).map(({ name }) => name)
}

function requireSound(copied: SqliteHandle, source: string): void {
  const faults = copied.prepare('pragma integrity_check').all() as { integrity_check: string }[]
  const found = faults.map((row) => row.integrity_check).join('; ')
  if (found !== 'ok') throw new Error(`The copy of ${source} is not sound: ${found}. ${remedy}`)
}

function requireUnchanged(copied: TableStates, expected: TableStates, source: string): void {
  const wrong = differingTables(copied, expected)
  if (wrong.length === 0) return
  throw new Error(
    `The copy of ${source} is not sound: it holds something else in ${wrong.join(', ')}. ${remedy}`,
  )
}

const remedy =
  'The database or its disk may be damaged: keep the backups you have, and check both before you go on.'
