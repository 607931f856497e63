import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { makePrivateFile } from '#server/files/private.ts'
import { loadSqlite } from './sqlite-engine.ts'
import type { SqliteHandle } from './sqlite-engine.ts'

type RowCounts = Readonly<Record<string, number>>

/**
 * Copies an SQLite database into one new file while it is in use: the copy is the database of one
 * moment. It is checked before it gets its name, so a file of that name is a whole backup.
 * @throws when there is nothing to copy, when `target` exists, or when the copy is not sound.
 */
export async function backUp(source: string, target: string): Promise<RowCounts> {
  if (!existsSync(source)) {
    throw new Error(
      `There is no database at ${source}, so there is nothing to back up. DATABASE_URL says where it is.`,
    )
  }
  if (existsSync(target)) {
    throw new Error(
      `${target} exists already and is left as it is. Name a file that does not exist yet.`,
    )
  }
  const partial = `${target}.partial`
  rmSync(partial, { force: true })
  try {
    makePrivateFile(partial)
    const counts = await copy(source, partial)
    flush(partial)
    renameSync(partial, target)
    flush(dirname(target))
    return counts
  } finally {
    rmSync(partial, { force: true })
  }
}

async function copy(source: string, target: string): Promise<RowCounts> {
  const { DatabaseSync } = await loadSqlite()
  const original = new DatabaseSync(source)
  let written: SqliteHandle | undefined
  try {
    original.exec('pragma busy_timeout = 5000')
    const before = dataVersion(original)
    original.prepare('vacuum into ?').run(target)
    // Not opened read-only, in which the integrity check leaves out the rules for columns.
    written = new DatabaseSync(target)
    const counts = rowCounts(written)
    requireSound(written, source)
    const expected = rowCounts(original)
    // Only a database that nobody wrote to meanwhile must still have the rows of the copy.
    if (dataVersion(original) === before) requireSame(counts, expected, source)
    return counts
  } finally {
    written?.close()
    original.close()
  }
}

/** Changes when another connection has written. */
function dataVersion(handle: SqliteHandle): unknown {
  return (handle.prepare('pragma data_version').get() as { data_version: unknown }).data_version
}

function rowCounts(handle: SqliteHandle): RowCounts {
  const tables = handle
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name",
    )
    .all() as { name: string }[]
  return Object.fromEntries(
    tables.map(({ name }) => {
      const row = handle.prepare(`select count(*) as rows from "${name}"`).get() as { rows: number }
      return [name, row.rows]
    }),
  )
}

function requireSound(copied: SqliteHandle, source: string): void {
  const faults = copied.prepare('pragma integrity_check').all() as { integrity_check: string }[]
  const found = faults.map((row) => row.integrity_check).join('; ')
  if (found !== 'ok') throw new Error(`The copy of ${source} ${unusable}: ${found}. ${remedy}`)
}

function requireSame(counts: RowCounts, expected: RowCounts, source: string): void {
  const wrong = Object.keys({ ...expected, ...counts }).filter(
    (name) => counts[name] !== expected[name],
  )
  if (wrong.length === 0) return
  const found = `rows are missing, or too many, in ${wrong.join(', ')}`
  throw new Error(`The copy of ${source} ${unusable}: ${found}. ${remedy}`)
}

const unusable = 'is not sound and was removed'
const remedy =
  'The database or its disk may be damaged: keep the backups you have, and check both before you go on.'

function flush(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}
