import { sql } from 'kysely'
import type { Untyped } from './migration.ts'

/** Not every order is told of by a message from now on; of all before one was written. */
export async function up(trx: Untyped): Promise<void> {
  await trx.schema.alterTable('orders').addColumn('told_at', 'bigint').execute()
  await sql`update orders set told_at = created_at`.execute(trx)
}
