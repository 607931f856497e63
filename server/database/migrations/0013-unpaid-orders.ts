import type { Untyped } from './migration.ts'

/** An order of before, and one that older code still writes while this runs, never lapses. */
export async function up(trx: Untyped): Promise<void> {
  await trx.schema.alterTable('orders').addColumn('pay_by', 'text').execute()
  await trx.schema.alterTable('orders').addColumn('reminded_at', 'bigint').execute()
  await trx.schema.alterTable('orders').addColumn('lapsed_at', 'bigint').execute()
  await trx.schema.createIndex('orders_pay_by').on('orders').columns(['status', 'pay_by']).execute()
}
