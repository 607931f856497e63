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
  await connection.deleteFrom('tokens').where('expires_at', '<=', now).execute()
  await connection
    .deleteFrom('browsers')
    .where('seen_at', '<=', now - browserLife)
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
