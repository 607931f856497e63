import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Connection, Database } from './database.ts'
import { migrations as allMigrations } from './migrations/index.ts'
import type { Migration, Untyped } from './migrations/migration.ts'
import type { Tables } from './schema.ts'

/**
 * Brings the tables up to date and returns the names of the migrations it applied, in order. Each
 * is applied whole or not at all, once, however many processes start together.
 * @throws when the database holds a migration that this code does not know.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = allMigrations,
): Promise<string[]> {
  const applied: string[] = []
  for (;;) {
    const name = await database.exclusive((trx) => applyNext(trx as unknown as Untyped, migrations))
    if (name === null) return applied
    applied.push(name)
  }
}

async function applyNext(trx: Untyped, migrations: readonly Migration[]): Promise<string | null> {
  const held = await heldMigrations(trx)
  refuseUnknown(held, migrations)

  const next = migrations.find(({ name }) => !held.includes(name))
  if (!next) return null
  await next.up(trx)
  await trx.insertInto('migrations').values({ name: next.name }).execute()
  return next.name
}

async function heldMigrations(trx: Untyped): Promise<string[]> {
  await trx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .execute()
  const rows = await trx.selectFrom('migrations').select('name').orderBy('name').execute()
  return rows.map(({ name }) => String(name))
}

function refuseUnknown(held: readonly string[], migrations: readonly Migration[]): void {
  const unknown = held.filter((name) => !migrations.some((known) => known.name === name))
  if (unknown.length === 0) return
  throw new Error(
    `The database holds migrations that this code does not know: ${unknown.join(', ')}. It was last used by other code, most likely newer. Run that code, or restore a backup from before it; in development, npm run db -- reset makes the database anew.`,
  )
}

/**
 * The names of the migrations that this code needs and the database does not hold: those of one that was
 * put in place of another, such as an old backup.
 * @throws what the database throws; that of one without tables among it.
 */
export async function missingMigrations(connection: Connection): Promise<string[]> {
  const rows = await (connection as unknown as Untyped)
    .selectFrom('migrations')
    .select('name')
    .execute()
  const held = rows.map(({ name }) => String(name))
  return allMigrations.map(({ name }) => name).filter((name) => !held.includes(name))
}

/**
 * Drops every table of the database (on PostgreSQL: of the schema in use), also those that only
 * other code knows. Returns their names. All go, or on any failure none.
 */
export async function dropTables(database: Database): Promise<string[]> {
  return database.exclusive(async (trx) => {
    if (database.engine === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(trx)
    const names = await tableNames(trx, database.engine)
    for (const name of database.engine === 'sqlite' ? await referringFirst(trx, names) : names) {
      const cascade = database.engine === 'postgres' ? sql`cascade` : sql``
      await sql`drop table ${sql.table(name)} ${cascade}`.execute(trx)
    }
    return names
  })
}

/** In an order in which SQLite drops them: before a table goes, those whose rows go with its rows. */
async function referringFirst(
  trx: Transaction<Tables>,
  names: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; parent: string }>`
    select tables.name, keys."table" as parent
    from sqlite_schema as tables join pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table'`.execute(trx)
  const left = new Set(names)
  const isFree = (name: string) =>
    !rows.some((row) => row.parent === name && row.name !== name && left.has(row.name))
  return names.map(() => {
    const [first = ''] = [...left]
    // Of tables that refer to each other any can be the first.
    const next = [...left].find(isFree) ?? first
    left.delete(next)
    return next
  })
}

/** Names the tables of a database: on PostgreSQL those of the schema in use. */
export const tableNamesQuery = {
  sqlite: String.raw`select name from sqlite_schema
    where type = 'table' and name not like 'sqlite\_%' escape '\' order by name`,
  postgres: `select tablename as name from pg_tables
    where schemaname = current_schema() order by tablename`,
} as const

async function tableNames(trx: Transaction<Tables>, engine: Database['engine']): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(tableNamesQuery[engine]).execute(trx)
  return rows.map(({ name }) => name)
}
