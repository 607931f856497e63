import { sql } from 'kysely'
import { belongsTo } from './migration.ts'
import type { Untyped } from './migration.ts'

/** Orders that wait until somebody has shown that the address they gave is theirs. */
export async function up(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('pending_orders')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('cart_id', 'text', belongsTo('carts.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('basket', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('network', 'text')
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('pending_orders_email_lower', sql`email = lower(email)`)
    .execute()
  await trx.schema
    .createIndex('pending_orders_cart')
    .on('pending_orders')
    .column('cart_id')
    .execute()

  await trx.schema.alterTable('carts').addColumn('confirmed_email', 'text').execute()
  await trx.schema.alterTable('orders').addColumn('confirmed_at', 'bigint').execute()
  // Until now an order was its buyer's where the account that it belongs to has its address.
  await sql`update orders set confirmed_at = created_at
    where exists (select 1 from users where users.id = orders.user_id and users.email = orders.email)`.execute(
    trx,
  )
}
