import type { Untyped } from './migration.ts'

/** The pages of offers and things that the site has had, so that no address goes without a redirect. */
export async function up(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('published_addresses')
    .addColumn('path', 'text', (column) => column.primaryKey().notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute()
}
