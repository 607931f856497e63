import type { Database } from './database.ts'
import { world, worldPasswordHash } from './world.ts'

/**
 * Puts the named people into the database, as of `now`, each with a verified address and the
 * world's password. Whoever is there already stays as they are, so it is safe to run again; returns
 * how many were added.
 */
export async function seed(database: Database, now: number): Promise<number> {
  const rows = world.map(({ about: _about, ...person }) => ({
    ...person,
    created_at: now,
    password: worldPasswordHash,
    verified_at: now,
  }))
  const [result] = await database.db
    .insertInto('users')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return Number(result?.numInsertedOrUpdatedRows ?? 0)
}
