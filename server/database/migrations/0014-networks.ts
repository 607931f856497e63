import type { Untyped } from './migration.ts'

/** What callers of one network keep from others is counted, and staff hear of much of it. */
export async function up(trx: Untyped): Promise<void> {
  await trx.schema.alterTable('cart_items').addColumn('network', 'text').execute()
  await trx.schema.alterTable('orders').addColumn('network', 'text').execute()
  await trx.schema.createIndex('cart_items_network').on('cart_items').column('network').execute()
  await trx.schema.createIndex('orders_network').on('orders').column('network').execute()

  await trx.schema
    .createTable('networks')
    .addColumn('network', 'text', (column) => column.primaryKey().notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()

  await trx.schema
    .createTable('hold_alarms')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('heads', 'integer', (column) => column.notNull())
    .addColumn('places', 'integer', (column) => column.notNull())
    .addColumn('raised_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('hold_alarms_once', ['day', 'reference', 'network'])
    .execute()
}
