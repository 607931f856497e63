import { sql } from 'kysely'
import type { Untyped } from './migration.ts'

export async function up(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('waiting_list')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('heads', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('forget_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('waiting_list_once', ['reference', 'email'])
    .addCheckConstraint('waiting_list_email_lower', sql`email = lower(email)`)
    .addCheckConstraint('waiting_list_heads_counted', sql`heads >= 1`)
    .execute()
}
