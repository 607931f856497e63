import { sql } from 'kysely'
import { belongsTo } from './migration.ts'
import type { Untyped } from './migration.ts'

/** Payments by card: tries, what goes back, what is disputed, and the papers that say so. */
export async function up(trx: Untyped): Promise<void> {
  await trx.schema.alterTable('orders').addColumn('provider', 'text').execute()
  await trx.schema.alterTable('orders').addColumn('lapses_at', 'bigint').execute()
  await trx.schema
    .createIndex('orders_lapse')
    .on('orders')
    .columns(['status', 'lapses_at'])
    .execute()
  await extendPayments(trx)
  await createAttempts(trx)
  await createRefunds(trx)
  await createDisputes(trx)
  await createEvents(trx)
  await createReminders(trx)
  await createPapers(trx)
}

async function extendPayments(trx: Untyped): Promise<void> {
  for (const name of ['provider', 'account', 'reference', 'attempt_id', 'method']) {
    await trx.schema.alterTable('payments').addColumn(name, 'text').execute()
  }
  await trx.schema.alterTable('payments').addColumn('reversed_at', 'bigint').execute()
  await sql`create unique index payments_reference on payments (provider, reference)
    where reference is not null`.execute(trx)
}

async function createAttempts(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('payment_attempts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('order_id', 'text', belongsTo('orders.id'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('request', 'text')
    .addColumn('reference', 'text')
    .addColumn('url', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('check_at', 'bigint')
    .addColumn('checks', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addCheckConstraint('payment_attempts_positive', sql`amount > 0`)
    .addCheckConstraint(
      'payment_attempts_purpose_known',
      sql`purpose in ('deposit', 'balance', 'all')`,
    )
    .addCheckConstraint(
      'payment_attempts_state_known',
      sql`state in ('new', 'open', 'processing', 'stale', 'paid', 'failed', 'expired', 'lost')`,
    )
    .execute()
  await sql`create unique index payment_attempts_reference on payment_attempts
    (provider, reference) where reference is not null`.execute(trx)
  await sql`create unique index payment_attempts_unfinished on payment_attempts (order_id)
    where state in ('new', 'open', 'processing', 'stale')`.execute(trx)
  await index(trx, 'payment_attempts', ['order_id'])
  await index(trx, 'payment_attempts', ['check_at'])
}

async function createRefunds(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('refunds')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('order_id', 'text', belongsTo('orders.id'))
    .addColumn('payment_id', 'text', (column) =>
      column.references('payments.id').onDelete('cascade'),
    )
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('provider', 'text')
    .addColumn('account', 'text')
    .addColumn('reference', 'text')
    .addColumn('reason', 'text')
    .addColumn('asked_by', 'text')
    .addColumn('check_at', 'bigint')
    .addColumn('checks', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addCheckConstraint('refunds_positive', sql`amount > 0`)
    .addCheckConstraint(
      'refunds_kind_known',
      sql`kind in ('cancelled', 'overpaid', 'late', 'goodwill', 'external')`,
    )
    .addCheckConstraint(
      'refunds_state_known',
      sql`state in ('asked', 'pending', 'succeeded', 'failed', 'by-hand')`,
    )
    .execute()
  await sql`create unique index refunds_reference on refunds (provider, reference)
    where reference is not null`.execute(trx)
  await index(trx, 'refunds', ['order_id'])
  await index(trx, 'refunds', ['payment_id'])
  await index(trx, 'refunds', ['check_at'])
}

async function createDisputes(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('disputes')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', belongsTo('orders.id'))
    .addColumn('payment_id', 'text', belongsTo('payments.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('evidence_by', 'bigint')
    .addColumn('taken_at', 'bigint')
    .addColumn('returned_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('disputes_once', ['provider', 'reference'])
    .execute()
  await index(trx, 'disputes', ['order_id'])
  await index(trx, 'disputes', ['payment_id'])
}

async function createEvents(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('provider_events')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .addColumn('error', 'text')
    .addPrimaryKeyConstraint('provider_events_once', ['provider', 'id'])
    .execute()
}

async function createReminders(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('order_reminders')
    .addColumn('order_id', 'text', belongsTo('orders.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('on', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_reminders_once', ['order_id', 'kind', 'on'])
    .execute()
}

async function createPapers(trx: Untyped): Promise<void> {
  await sql`insert into counters (name, value) values ('receipts', 1000), ('credit-notes', 1000)`.execute(
    trx,
  )
  await trx.schema
    .createTable('papers')
    .addColumn('number', 'text', (column) => column.primaryKey().notNull())
    .addColumn('order_id', 'text', belongsTo('orders.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) =>
      column.unique().references('payments.id').onDelete('cascade'),
    )
    .addColumn('refund_id', 'text', (column) =>
      column.unique().references('refunds.id').onDelete('cascade'),
    )
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('papers_kind_known', sql`kind in ('receipt', 'credit-note')`)
    .execute()
  await index(trx, 'papers', ['order_id'])
}

async function index(trx: Untyped, table: string, columns: string[]): Promise<void> {
  await trx.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()
}
