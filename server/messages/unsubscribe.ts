import type { Connection, Database } from '#server/database/database.ts'
import { newsletterTemplate } from '#server/mail/newsletter-message.ts'
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

/** Ends the subscription of an address. @returns whether there was one. */
export async function unsubscribeAddress(
  connection: Connection,
  email: string,
  now: number,
): Promise<boolean> {
  const result = await connection
    .updateTable('subscribers')
    .set({ status: 'unsubscribed', unsubscribed_at: now })
    .where('email', '=', email)
    .where('status', '!=', 'unsubscribed')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Deletes a subscriber, and the messages about the newsletter to them. @returns whether there was one. */
export async function eraseSubscriber({ transaction }: Database, email: string): Promise<boolean> {
  return transaction(async (trx) => {
    await trx
      .deleteFrom('outbox')
      .where('recipient', '=', email)
      .where('template', 'in', ['confirm-subscription', 'newsletter-welcome', newsletterTemplate])
      .execute()
    const result = await trx.deleteFrom('subscribers').where('email', '=', email).executeTakeFirst()
    return result.numDeletedRows > 0n
  })
}

const purpose = 'newsletter.unsubscribe'

/** Messages lie in mailboxes for years, and their link to stop is to work as long. */
const tenYears = 10 * 365 * 24 * 60 * 60 * 1000

/** The token of the link to stop, which every message to subscribers carries. */
export function issueUnsubscribeToken(signer: Signer, subscriberId: string, now: number): string {
  return issueToken(signer, { purpose, id: subscriberId, expiresAt: now + tenYears })
}
