import { sql } from 'kysely'
import type { Untyped } from './migration.ts'

export async function up(trx: Untyped): Promise<void> {
  await createUsers(trx)
  await createSubscribers(trx)
  await createOutbox(trx)
  await createRateLimits(trx)
}

async function createUsers(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('users_email_lower', sql`email = lower(email)`)
    .addCheckConstraint('users_role_known', sql`role in ('customer', 'staff')`)
    .execute()
}

async function createSubscribers(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('unsubscribed_at', 'bigint')
    .addCheckConstraint('subscribers_email_lower', sql`email = lower(email)`)
    .addCheckConstraint(
      'subscribers_status_known',
      sql`status in ('pending', 'confirmed', 'unsubscribed')`,
    )
    .execute()
}

async function createOutbox(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('leased_until', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text')
    .addCheckConstraint('outbox_attempts_counted', sql`attempts >= 0`)
    .addCheckConstraint('outbox_one_end', sql`sent_at is null or failed_at is null`)
    .execute()
  // The worker's question, oldest first, over the few messages that still wait.
  await trx.schema
    .createIndex('outbox_recipient')
    .on('outbox')
    .columns(['recipient', 'created_at'])
    .execute()
  await trx.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['due_at', 'id'])
    .where(sql<boolean>`sent_at is null and failed_at is null`)
    .execute()
}

async function createRateLimits(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('resets_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('rate_limits_hits_counted', sql`hits >= 0`)
    .execute()
  // Counters that have run out are swept.
  await trx.schema.createIndex('rate_limits_resets').on('rate_limits').column('resets_at').execute()
}
