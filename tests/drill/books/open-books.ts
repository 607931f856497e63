import { openDatabase } from '#server/database/database.ts'
import type { Books } from './books.ts'
import { readBooks } from './read-books.ts'

/**
 * Reads the books beside the server and lets go of the database at once: a server that is killed must
 * be the last to have had it open, so that the next one finds it as the kill left it.
 */
export async function openBooks(url: string, instant: number, isThorough: boolean): Promise<Books> {
  const database = await openDatabase(url)
  try {
    return await readBooks(database, instant, isThorough)
  } finally {
    await database.close()
  }
}
