import type { Untyped } from './migration.ts'

/** Browsers are known by a secret cookie from now on; rows of before have none, and open nothing. */
export async function up(trx: Untyped): Promise<void> {
  await trx.schema.alterTable('browsers').addColumn('public_id', 'text').execute()
  await trx.schema.alterTable('browsers').addColumn('user_agent', 'text').execute()
  await trx.schema
    .createIndex('browsers_public')
    .on('browsers')
    .column('public_id')
    .unique()
    .execute()
  await trx.schema.alterTable('sessions').addColumn('browser', 'text').execute()
}
