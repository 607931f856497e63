import { sql } from 'kysely'
import { belongsTo } from './migration.ts'
import type { Untyped } from './migration.ts'

export async function up(trx: Untyped): Promise<void> {
  await trx.schema.alterTable('users').addColumn('password', 'text').execute()
  await trx.schema.alterTable('users').addColumn('verified_at', 'bigint').execute()
  await createSessions(trx)
  await createTokens(trx)
  await createBrowsers(trx)
}

async function createSessions(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', belongsTo('users.id'))
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('is_remembered', 'integer', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('sessions_is_remembered_known', sql`is_remembered in (0, 1)`)
    .execute()
  await trx.schema.createIndex('sessions_user').on('sessions').column('user_id').execute()
}

async function createTokens(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('tokens')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', belongsTo('users.id'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('intended', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    // The newest only: a further one takes the place of the one before.
    .addUniqueConstraint('tokens_newest', ['user_id', 'purpose'])
    .addCheckConstraint('tokens_email_lower', sql`email = lower(email)`)
    .execute()
}

async function createBrowsers(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('browsers')
    .addColumn('user_id', 'text', belongsTo('users.id'))
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('browsers_once', ['user_id', 'fingerprint'])
    .execute()
}
