import { sql } from 'kysely'
import { belongsTo } from './migration.ts'
import type { Untyped } from './migration.ts'

export async function up(trx: Untyped): Promise<void> {
  await createCounters(trx)
  await createOrders(trx)
  await createOrderLines(trx)
  await createPayments(trx)
  await createVouchers(trx)
}

async function createCounters(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('counters')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into counters (name, value) values ('orders', 1000)`.execute(trx)
}

async function createOrders(trx: Untyped): Promise<void> {
  const amounts = ['goods', 'delivery', 'vat', 'total', 'by_voucher', 'due_now', 'due_later']
  const table = trx.schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('telephone', 'text', (column) => column.notNull())
    .addColumn('delivery_to', 'text')
    .addColumn('payment', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('instalments', 'text', (column) => column.notNull())
    .addColumn('terms', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    .addColumn('cancelled_at', 'bigint')
    .addCheckConstraint('orders_email_lower', sql`email = lower(email)`)
    .addCheckConstraint(
      'orders_status_known',
      sql`status in ('awaiting-payment', 'part-paid', 'paid', 'cancelled')`,
    )
    .addCheckConstraint('orders_payment_known', sql`payment in ('bank-transfer', 'card-by-phone')`)
    .addCheckConstraint('orders_add_up', sql`goods + delivery = total`)
    .addCheckConstraint('orders_are_due', sql`by_voucher + due_now + due_later = total`)
  await amounts
    .reduce((made, name) => made.addColumn(name, 'bigint', (column) => column.notNull()), table)
    .execute()
  await trx.schema.createIndex('orders_user').on('orders').column('user_id').execute()
  await trx.schema.createIndex('orders_email').on('orders').column('email').execute()
}

async function createOrderLines(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('order_lines')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('order_id', 'text', belongsTo('orders.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('people', 'integer')
    .addColumn('unit_price', 'bigint', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('vat_rate', 'text', (column) => column.notNull())
    .addColumn('vat', 'bigint', (column) => column.notNull())
    .addCheckConstraint('order_lines_counted', sql`quantity >= 1`)
    .addCheckConstraint('order_lines_price', sql`price = quantity * unit_price`)
    .execute()
  await trx.schema.createIndex('order_lines_order').on('order_lines').column('order_id').execute()
  await trx.schema
    .createIndex('order_lines_reference')
    .on('order_lines')
    .column('reference')
    .execute()
}

async function createPayments(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('order_id', 'text', belongsTo('orders.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('payments_positive', sql`amount > 0`)
    .execute()
  await trx.schema.createIndex('payments_order').on('payments').column('order_id').execute()
}

async function createVouchers(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('vouchers')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('order_line_id', 'text', (column) =>
      column.notNull().unique().references('order_lines.id').onDelete('cascade'),
    )
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .addColumn('valid_until', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('cancelled_at', 'bigint')
    .addCheckConstraint('vouchers_value', sql`value > 0`)
    .execute()
  await trx.schema
    .createTable('voucher_spendings')
    .addColumn('voucher_id', 'text', belongsTo('vouchers.id'))
    .addColumn('order_id', 'text', belongsTo('orders.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('voucher_spendings_once', ['voucher_id', 'order_id'])
    .addCheckConstraint('voucher_spendings_positive', sql`amount > 0`)
    .execute()
}
