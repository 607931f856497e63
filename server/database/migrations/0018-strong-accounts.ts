import { sql } from 'kysely'
import { belongsTo } from './migration.ts'
import type { Untyped } from './migration.ts'

/** Passkeys, authenticator apps and recovery codes, links that undo a change, and staff's roles. */
export async function up(trx: Untyped): Promise<void> {
  await trx.schema.alterTable('sessions').addColumn('factor', 'text').execute()
  await trx.schema.alterTable('browsers').addColumn('trusted_until', 'bigint').execute()
  await createCodes(trx)
  await createPasskeys(trx)
  await createUndoLinks(trx)
  await createRoles(trx)
  // Messages that still wait lead to where a password is chosen anew, as they were written to.
  await sql`update outbox set data = replace(data, '"forgotUrl"', '"undoUrl"')
    where template in ('new-sign-in', 'password-changed')`.execute(trx)
}

async function createCodes(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('authenticator_apps')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .execute()
  await trx.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'text', belongsTo('users.id'))
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_once', ['user_id', 'fingerprint'])
    .execute()
}

async function createPasskeys(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', belongsTo('users.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('is_backed_up', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('blocked_at', 'bigint')
    .addCheckConstraint('passkeys_is_backed_up_known', sql`is_backed_up in (0, 1)`)
    .execute()
  await trx.schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute()
  await trx.schema
    .createTable('used_challenges')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
}

async function createUndoLinks(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('undo_links')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', belongsTo('users.id'))
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('passkey_id', 'text')
    .addColumn('needs_factor', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('undo_links_needs_factor_known', sql`needs_factor in (0, 1)`)
    .execute()
  await trx.schema.createIndex('undo_links_user').on('undo_links').column('user_id').execute()
  await trx.schema
    .createTable('factor_removals')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute()
}

/** Until now whoever worked here could do everything: such people are owners. */
async function createRoles(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('staff_roles')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint(
      'staff_roles_role_known',
      sql`role in ('owner', 'office', 'editor', 'crew')`,
    )
    .execute()
  await sql`insert into staff_roles (user_id, role, created_at)
    select id, 'owner', created_at from users where role = 'staff'`.execute(trx)
}
