import type { Untyped } from './migration.ts'

/** A message of before has none. */
export async function up(trx: Untyped): Promise<void> {
  await trx.schema.alterTable('outbox').addColumn('attachments', 'text').execute()
}
