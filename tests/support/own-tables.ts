import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'

export interface OwnTable {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly isNullable: boolean }[]
}

/**
 * The tables of this test's database and no others. On PostgreSQL the schemas of other tests lie
 * beside it and come and go meanwhile, so that to introspect the whole server would now and then
 * find a stranger's table, or fail on one that has just been dropped.
 */
export async function ownTables({ engine, db }: Database): Promise<readonly OwnTable[]> {
  if (engine === 'sqlite') return db.introspection.getTables()
  const { rows } = await sql<OwnTable>`
    select c.relname as name,
           json_agg(json_build_object('name', a.attname, 'isNullable', not a.attnotnull)) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped
    group by c.relname`.execute(db)
  return rows
}
