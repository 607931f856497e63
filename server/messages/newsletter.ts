import type { Connection, Database } from '#server/database/database.ts'
import { normaliseEmail } from '#server/forms/fields.ts'
import { enqueue } from '#server/mail/outbox.ts'
import type { Signer } from '#server/signing/signer.ts'
import { issueToken, readToken } from '#server/signing/token.ts'
import type { TokenFault } from '#server/signing/token.ts'
import { issueUnsubscribeToken, subscriberOf } from './unsubscribe.ts'
import type { LinkOptions } from './unsubscribe.ts'

/** A subscription that a link may confirm, or has confirmed. */
export interface Subscription {
  readonly email: string
  readonly status: 'pending' | 'confirmed'
}

/** `expired` also stands for a link from before its reader unsubscribed. */
export interface LinkFault {
  readonly fault: TokenFault
}

/** The subscription that a confirmation link is about. Changes nothing: mail scanners open links. */
export async function findSubscription(
  connection: Connection,
  token: string,
  { now, signer }: LinkOptions,
): Promise<Subscription | LinkFault> {
  const reading = readToken(signer, purpose, token, now)
  if ('fault' in reading) return reading

  const subscriber = await subscriberOf(connection, reading.id)
  if (!subscriber) return { fault: 'invalid' }
  const { email, status } = subscriber
  return status === 'unsubscribed' ? { fault: 'expired' } : { email, status }
}

/**
 * Confirms the subscription of a link, with a message of welcome: both are written or neither. A
 * second click finds it confirmed, since the first one. Wake the outbox afterwards.
 * @param options.unsubscribeUrl the absolute address of the page that ends the subscription
 */
export async function confirmSubscription(
  database: Database,
  token: string,
  options: LinkOptions & { readonly unsubscribeUrl: (token: string) => string },
): Promise<Subscription | LinkFault> {
  const { now, signer, unsubscribeUrl } = options
  const reading = readToken(signer, purpose, token, now)
  if ('fault' in reading) return reading

  await database.transaction(async (trx) => {
    const confirmed = await trx
      .updateTable('subscribers')
      .set({ status: 'confirmed', confirmed_at: now })
      .where('id', '=', reading.id)
      .where('status', '=', 'pending')
      .returning('email')
      .executeTakeFirst()
    if (!confirmed) return

    const data = { unsubscribeUrl: unsubscribeUrl(issueUnsubscribeToken(signer, reading.id, now)) }
    await enqueue(trx, { template: 'newsletter-welcome', to: confirmed.email, data }, now)
  })
  return findSubscription(database.db, token, options)
}

const purpose = 'newsletter.confirm'

const sevenDays = 7 * 24 * 60 * 60 * 1000

/** The token of the link that a confirmation mail carries; the mail says how long it lives. */
export function issueConfirmationToken(signer: Signer, subscriberId: string, now: number): string {
  return issueToken(signer, { purpose, id: subscriberId, expiresAt: now + sevenDays })
}

interface OwnSubscription {
  /** `waiting`: asked for, and not confirmed yet. Who stopped it is as if they had never asked. */
  readonly state: 'subscribed' | 'waiting' | 'none'
  /** Names the subscriber in links; null where there is none. */
  readonly id: string | null
}

/** Does the newsletter go to this address? For whoever has proved that it is theirs. */
export async function subscriptionOf(
  connection: Connection,
  email: string,
): Promise<OwnSubscription> {
  const subscriber = await connection
    .selectFrom('subscribers')
    .select(['id', 'status'])
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst()
  return { state: states[subscriber?.status ?? 'unsubscribed'], id: subscriber?.id ?? null }
}

const states = { pending: 'waiting', confirmed: 'subscribed', unsubscribed: 'none' } as const
