import { sql } from 'kysely'
import { belongsTo } from './migration.ts'
import type { Untyped } from './migration.ts'

export async function up(trx: Untyped): Promise<void> {
  await createDates(trx)
  await createCarts(trx)
  await createCartItems(trx)
  await createPlaceOffers(trx)
}

async function createDates(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('dates')
    .addColumn('reference', 'text', (column) => column.primaryKey().notNull())
    .addColumn('starts', 'text', (column) => column.notNull())
    .addColumn('sold', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
}

async function createCarts(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('carts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('token', 'text', (column) => column.unique())
    .addColumn('user_id', 'text', (column) =>
      column.unique().references('users.id').onDelete('cascade'),
    )
    .addColumn('checkout_key', 'text', (column) => column.notNull().unique())
    .addColumn('checkout', 'text', (column) => column.notNull())
    .addColumn('codes', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('forget_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('carts_of_one', sql`(token is null) <> (user_id is null)`)
    .execute()
}

async function createCartItems(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('cart_items')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('cart_id', 'text', belongsTo('carts.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('people', 'integer')
    .addColumn('unit_price', 'bigint', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('held_until', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addCheckConstraint(
      'cart_items_kind_known',
      sql`kind in ('place', 'online', 'product', 'voucher')`,
    )
    .addCheckConstraint('cart_items_counted', sql`quantity between 1 and 60`)
    .addCheckConstraint('cart_items_people', sql`people is null or people between 1 and 60`)
    .addCheckConstraint('cart_items_price', sql`unit_price >= 0`)
    .execute()
  await trx.schema.createIndex('cart_items_cart').on('cart_items').column('cart_id').execute()
  await trx.schema
    .createIndex('cart_items_held')
    .on('cart_items')
    .columns(['sku', 'held_until'])
    .execute()
  // A voucher has somebody's name on it: each is a line of its own.
  await sql`create unique index cart_items_once on cart_items (cart_id, kind, sku)
    where kind <> 'voucher'`.execute(trx)
}

async function createPlaceOffers(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('place_offers')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    // The newest only: who let an offer lapse may get a further one.
    .addColumn('waiting_id', 'text', (column) =>
      column.notNull().unique().references('waiting_list.id').onDelete('cascade'),
    )
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('heads', 'integer', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('held_until', 'bigint', (column) => column.notNull())
    .addCheckConstraint('place_offers_heads_counted', sql`heads >= 1`)
    .execute()
  await trx.schema
    .createIndex('place_offers_held')
    .on('place_offers')
    .columns(['reference', 'held_until'])
    .execute()
}
