import type { SoldThings } from '#server/content/check/sold-things.ts'
import type { Database } from '#server/database/database.ts'
import { readSoldThings } from '#server/shop/cases/sold-things.ts'
import { withTables } from './with-tables.ts'

interface Sold {
  /** Left out: it cannot be known here. */
  readonly sold?: SoldThings
  /** Why not; null: it is known. */
  readonly why: string | null
}

/** What orders say, from the database of a DATABASE_URL; without one the rest is checked all the same. */
export async function whatIsSold(url: string, today: string): Promise<Sold> {
  try {
    const needed = { table: 'published_addresses', what: 'what edits are held against' } as const
    const read = (database: Database) => readSoldThings(database, today)
    return { sold: await withTables({ database: { url } }, needed, read), why: null }
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) }
  }
}
