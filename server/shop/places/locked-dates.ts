import type { Transaction } from 'kysely'
import type { Connection } from '#server/database/database.ts'
import type { Tables } from '#server/database/schema.ts'
import type { Site } from '#server/site/site.ts'
import { dateAsSold } from './sold-date.ts'
import type { SoldDate } from './sold-date.ts'

/**
 * The dates of some references as they are sold now. Nobody else takes or counts their places until
 * the transaction ends. References that name no date of ours are left out.
 */
export async function lockDates(
  trx: Transaction<Tables>,
  site: Site,
  references: readonly string[],
): Promise<ReadonlyMap<string, SoldDate>> {
  const kept = await keptDates(trx, references)
  const found = new Map<string, SoldDate>()
  // In one order for everybody: two who lock the same dates never wait for each other in a circle.
  for (const reference of [...new Set(references)].toSorted()) {
    const date = dateAsSold(site, reference, kept.get(reference))
    if (!date) continue
    await lockRow(trx, date, site)
    found.set(reference, date)
  }
  return found
}

/** What the rows of dates keep, by reference; a date that nobody had in a cart has none. */
export async function keptDates(
  connection: Connection,
  references: readonly string[],
): Promise<ReadonlyMap<string, SoldDate>> {
  if (references.length === 0) return new Map()
  const rows = await connection
    .selectFrom('dates')
    .select(['reference', 'sold'])
    .where('reference', 'in', references)
    .execute()
  return new Map(rows.map(({ reference, sold }) => [reference, JSON.parse(sold) as SoldDate]))
}

/** Makes the row or writes it anew, which holds it on both engines: it keeps what is sold now. */
async function lockRow(trx: Transaction<Tables>, date: SoldDate, { instant }: Site): Promise<void> {
  const { reference, starts } = date
  const sold = JSON.stringify(date)
  await trx
    .insertInto('dates')
    .values({ reference, starts, sold, created_at: instant })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet({ starts, sold }))
    .execute()
}
