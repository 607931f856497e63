import type { Config } from '#server/app/config.ts'
import { openDatabase } from '#server/database/database.ts'
import type { Connection, Database } from '#server/database/database.ts'
import type { Tables } from '#server/database/schema.ts'

/** A table that a command cannot do without, and what it is for. */
interface NeededTable {
  readonly table: keyof Tables
  readonly what: string
}

/**
 * Opens the database for one piece of work, beside a running site too.
 * @throws when the database has no such table yet, with what to do.
 */
export async function withTables<Result>(
  { database: { url } }: Pick<Config, 'database'>,
  needed: NeededTable,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  return withDatabase(url, async (database) => {
    await requireTable(database.db, needed)
    return work(database)
  })
}

/** Opens a database for one piece of work. */
export async function withDatabase<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(url)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

// The tables are not brought up to date here: a site of older code may be running on them.
async function requireTable(db: Connection, { table, what }: NeededTable): Promise<void> {
  // A database that cannot be reached says so itself.
  await db.selectNoFrom((query) => query.val(1).as('one')).execute()
  try {
    await db
      .selectFrom(table)
      .select((query) => query.val(1).as('one'))
      .limit(1)
      .execute()
  } catch (cause) {
    throw new Error(
      `The database has no tables for ${what} yet. Start the site once, or run npm run db -- migrate; then try again.`,
      { cause },
    )
  }
}
