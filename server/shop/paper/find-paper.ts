import type { Connection } from '#server/database/database.ts'
import type { PaperRow } from '#server/database/payment-tables.ts'

/** The receipt or credit note of a number, such as RC-1001; null: there is none. */
export async function findPaper(connection: Connection, number: string): Promise<PaperRow | null> {
  const papers = connection.selectFrom('papers').selectAll().where('number', '=', number)
  return (await papers.executeTakeFirst()) ?? null
}
