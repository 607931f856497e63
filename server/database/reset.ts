import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './schema.ts'

/**
 * Drops every table of the database (on PostgreSQL: of the schema in use), also those that only
 * other code knows. Returns their names. All go, or on any failure none.
 */
export async function dropTables(database: Database): Promise<string[]> {
  return database.exclusive(async (trx) => {
    if (database.engine === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(trx)
    const names = await tableNames(trx, database.engine)
    for (const name of names) {
      const cascade = database.engine === 'postgres' ? sql`cascade` : sql``
      await sql`drop table ${sql.table(name)} ${cascade}`.execute(trx)
    }
    return names
  })
}

async function tableNames(trx: Transaction<Tables>, engine: Database['engine']): Promise<string[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema
          where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`
      : sql<{ name: string }>`select tablename as name from pg_tables
          where schemaname = current_schema() order by tablename`
  const { rows } = await query.execute(trx)
  return rows.map(({ name }) => name)
}
