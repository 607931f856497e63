import type { Connection } from '#server/database/database.ts'
import { undoTime } from './lines.ts'

/** Deletes carts that nobody touched for 30 days, and lines that can be put back no longer. */
export async function sweepCarts(connection: Connection, now: number): Promise<void> {
  await connection.deleteFrom('carts').where('forget_at', '<=', now).execute()
  await connection
    .deleteFrom('cart_items')
    .where('removed_at', '<=', now - undoTime)
    .execute()
}
