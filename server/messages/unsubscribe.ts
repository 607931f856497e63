import type { Connection } from '#server/database/database.ts'
import type { Signer } from '#server/signing/signer.ts'
import { issueToken, readToken } from '#server/signing/token.ts'
import type { TokenReading } from '#server/signing/token.ts'

interface UnsubscribeOptions {
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
  { now, signer }: UnsubscribeOptions,
): Promise<Reader | null> {
  const reading = readUnsubscribeToken(signer, token, now)
  if ('fault' in reading) return null

  const subscriber = await connection
    .selectFrom('subscribers')
    .select(['email', 'status'])
    .where('id', '=', reading.id)
    .executeTakeFirst()
  if (!subscriber) return null
  return { email: subscriber.email, isSubscribed: subscriber.status !== 'unsubscribed' }
}

/** Ends the subscription of a link. A second click finds it ended, since the first one. */
export async function unsubscribe(
  connection: Connection,
  token: string,
  options: UnsubscribeOptions,
): Promise<Reader | null> {
  const reading = readUnsubscribeToken(options.signer, token, options.now)
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

/** Letters lie in mailboxes for years, and their link to stop is to work as long. */
const tenYears = 10 * 365 * 24 * 60 * 60 * 1000

/** The token of the link to stop, which every letter to subscribers carries. */
export function issueUnsubscribeToken(signer: Signer, subscriberId: string, now: number): string {
  return issueToken(signer, { purpose, id: subscriberId, expiresAt: now + tenYears })
}

function readUnsubscribeToken(signer: Signer, token: string, now: number): TokenReading {
  return readToken(signer, purpose, token, now)
}
