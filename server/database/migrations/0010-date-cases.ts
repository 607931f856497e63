import type { Untyped } from './migration.ts'

/** Sold dates whose content says something else than their orders; `pending` holds one for a date. */
export async function up(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('date_cases')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('pending', 'text', (column) => column.unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('told', 'text', (column) => column.notNull())
    .addColumn('becomes', 'text')
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('confirmed_at', 'bigint')
    .execute()
  await trx.schema
    .createIndex('date_cases_reference')
    .on('date_cases')
    .column('reference')
    .execute()
}
