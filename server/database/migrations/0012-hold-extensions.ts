import type { Untyped } from './migration.ts'

/** A hold is made longer twice at most. */
export async function up(trx: Untyped): Promise<void> {
  await trx.schema
    .alterTable('cart_items')
    .addColumn('extended', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
