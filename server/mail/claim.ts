import type { Connection, Database } from '#server/database/database.ts'
import { newsletterTemplate } from './newsletter-message.ts'

/** A worker's hold on a message, until the lease runs out. */
export interface Claim {
  readonly id: string
  readonly template: string
  readonly recipient: string
  /** The template's data, as JSON. */
  readonly data: string
  /** The files that go with it, as JSON; null: none. */
  readonly attachments: string | null
  readonly created_at: number
  /** This try's number, from 1. A later claim of the same message has a higher one. */
  readonly attempts: number
}

/** Longer than all time limits of a transport together, so that a lease outlives only a dead worker. */
export const leaseMilliseconds = 5 * 60_000

/**
 * Takes the message that has been due longest, for one lease; weekly letters only when nothing else
 * is due, for an order's confirmation is waited for. No two workers get the same message
 * at the same time, on either engine. The try counts from here, so that a message that kills its
 * worker runs out of tries too.
 */
export async function claimNext(database: Database, now: number): Promise<Claim | null> {
  const claim = await database.db
    .updateTable('outbox')
    .set((eb) => ({
      leased_until: now + leaseMilliseconds,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', (subquery) =>
      subquery
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('due_at', '<=', now)
        .where('attempts', '<', maximumTries)
        .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
        .orderBy((eb) => eb('template', '=', newsletterTemplate))
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        // SQLite has one writer at a time, so the single statement is enough there.
        .$if(database.engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returning(['id', 'template', 'recipient', 'data', 'attachments', 'created_at', 'attempts'])
    .executeTakeFirst()
  return claim ?? null
}

/**
 * Notes that a claimed message was handed over; true even when its lease has run out meanwhile. What
 * it said goes: a link in it may open an account, and a copy of the database must not.
 */
export async function markSent(connection: Connection, claim: Claim, now: number): Promise<void> {
  await connection
    .updateTable('outbox')
    .set({ data: '{}', sent_at: now, leased_until: null, failed_at: null, last_error: null })
    .where('id', '=', claim.id)
    .where('sent_at', 'is', null)
    .execute()
}

/**
 * Notes that a try failed: the message comes due again after a growing delay, or is given up after
 * its last try. Changes nothing when a later claim has the message by now.
 */
export async function markFailed(
  connection: Connection,
  claim: Claim,
  reason: string,
  now: number,
): Promise<'retry' | 'dead'> {
  const isLast = claim.attempts >= maximumTries
  await connection
    .updateTable('outbox')
    .set({
      leased_until: null,
      last_error: reason,
      due_at: now + retryDelay(claim.attempts),
      failed_at: isLast ? now : null,
    })
    .where('id', '=', claim.id)
    .where('attempts', '=', claim.attempts)
    .where('sent_at', 'is', null)
    .execute()
  return isLast ? 'dead' : 'retry'
}

/** Gives up messages whose worker died during their last try. Returns how many. */
export async function giveUpAbandoned(connection: Connection, now: number): Promise<number> {
  const result = await connection
    .updateTable('outbox')
    .set({
      failed_at: now,
      leased_until: null,
      last_error: 'The worker stopped during the last try.',
    })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('attempts', '>=', maximumTries)
    .where('leased_until', '<=', now)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** A message is tried this often, then it is left for a person to look at. */
export const maximumTries = 10

/**
 * Milliseconds to wait after the given number of failed tries: a minute, then twice as long each
 * time, at most four hours. Ten tries take a little over eight hours.
 */
export function retryDelay(failedTries: number): number {
  return Math.min(minute * 2 ** (failedTries - 1), 4 * 60 * minute)
}

const minute = 60_000
