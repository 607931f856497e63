import type { Untyped } from './migration.ts'

/** Links to an order or a voucher end when its number rises. Those that were sent before have none. */
export async function up(trx: Untyped): Promise<void> {
  for (const table of ['orders', 'vouchers']) {
    await trx.schema
      .alterTable(table)
      .addColumn('link_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
}
