import type { Untyped } from './migration.ts'

/** Whoever is asked whether they meant another address is asked once. */
export async function up(trx: Untyped): Promise<void> {
  await trx.schema.alterTable('carts').addColumn('asked_email', 'text').execute()
}
