import type { Connection } from '#server/database/database.ts'
import type { Signer } from '#server/signing/signer.ts'
import { issueToken, readToken } from '#server/signing/token.ts'

/** What links about the newsletter are read with. */
export interface LinkOptions {
  readonly now: number
  readonly signer: Signer
}

/** Somebody whom the newsletter is sent to, or is sent to no longer. */
export interface Reader {
  readonly email: string
  readonly isSubscribed: boolean
}

/**
 * Whom a link to stop is about; null when we did not make it, or know nobody by it any more.
 * Changes nothing: mail scanners open links.
 */
export async function findReader(
  connection: Connection,
  token: string,
  { now, signer }: LinkOptions,
): Promise<Reader | null> {
  const reading = readToken(signer, purpose, token, now)
  if ('fault' in reading) return null

  const subscriber = await subscriberOf(connection, reading.id)
  if (!subscriber) return null
  return { email: subscriber.email, isSubscribed: subscriber.status !== 'unsubscribed' }
}

/** The subscriber of an id; undefined: there is none, or no longer. */
export async function subscriberOf(connection: Connection, id: string) {
  return connection
    .selectFrom('subscribers')
    .select(['email', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Ends the subscription of a link. A second click finds it ended, since the first one. */
export async function unsubscribe(
  connection: Connection,
  token: string,
  options: LinkOptions,
): Promise<Reader | null> {
  const reading = readToken(options.signer, purpose, token, options.now)
  if ('fault' in reading) return null

  await connection
    .updateTable('subscribers')
    .set({ status: 'unsubscribed', unsubscribed_at: options.now })
    .where('id', '=', reading.id)
    .where('status', '!=', 'unsubscribed')
    .execute()
  return findReader(connection, token, options)
}

const purpose = 'newsletter.unsubscribe'

/** Messages lie in mailboxes for years, and their link to stop is to work as long. */
const tenYears = 10 * 365 * 24 * 60 * 60 * 1000

/** The token of the link to stop, which every message to subscribers carries. */
export function issueUnsubscribeToken(signer: Signer, subscriberId: string, now: number): string {
  return issueToken(signer, { purpose, id: subscriberId, expiresAt: now + tenYears })
}
