import type { Connection } from '#server/database/database.ts'
import { browserLife } from './account.ts'
import { sweepSessions } from './session-life.ts'

const day = 24 * 60 * 60_000

/**
 * Deletes what has had its time, as the privacy policy promises: sessions that are over, links that
 * no longer work, messages 30 days after they were sent, and what nobody confirmed
 * within 30 days: newsletter addresses, and accounts of customers. Messages that were given up are for
 * somebody to look at first.
 */
export async function sweep(connection: Connection, now: number): Promise<void> {
  const aMonthAgo = now - 30 * day
  await sweepSessions(connection, now)
  for (const table of ['tokens', 'undo_links', 'used_challenges'] as const) {
    await connection.deleteFrom(table).where('expires_at', '<=', now).execute()
  }
  await connection
    .deleteFrom('browsers')
    .where('seen_at', '<=', now - browserLife)
    .execute()
  // Somebody began to set up an app, and left.
  await connection
    .deleteFrom('authenticator_apps')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', now - day)
    .execute()
  await connection.deleteFrom('outbox').where('sent_at', '<=', aMonthAgo).execute()
  await connection
    .deleteFrom('subscribers')
    .where('status', '=', 'pending')
    .where('created_at', '<=', aMonthAgo)
    .execute()
  await connection
    .deleteFrom('users')
    .where('verified_at', 'is', null)
    .where('role', '=', 'customer')
    .where('created_at', '<=', aMonthAgo)
    .execute()
}
