import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import { siteUnderTest } from './site-under-test.ts'

/** Opens the database of the site under test, beside the site, for what no page can do. */
export async function withDatabase<Answer>(
  work: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  const { environment } = await siteUnderTest()
  const database = await openDatabase(environment['DATABASE_URL'] ?? '')
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
