import { sql } from 'kysely'
import type { Untyped } from './migration.ts'

export async function up(trx: Untyped): Promise<void> {
  await trx.schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('context', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('telephone', 'text')
    .addColumn('people', 'integer')
    .addColumn('dates', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('forget_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('enquiries_email_lower', sql`email = lower(email)`)
    .addCheckConstraint('enquiries_people_counted', sql`people is null or people >= 1`)
    .execute()
  // Whatever has been kept long enough is swept when another is stored.
  await trx.schema.createIndex('enquiries_forget').on('enquiries').column('forget_at').execute()
}
