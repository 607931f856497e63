import type { Connection, Database } from '#server/database/database.ts'
import type { SubscriberRow } from '#server/database/schema.ts'
import { enqueue } from '#server/mail/outbox.ts'
import type { Signer } from '#server/signing/signer.ts'
import type { TokenFault } from '#server/signing/token.ts'
import { readConfirmationToken } from './confirmation-token.ts'
import { issueUnsubscribeToken } from './unsubscribe-token.ts'

interface ConfirmOptions {
  readonly now: number
  readonly signer: Signer
}

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
  { now, signer }: ConfirmOptions,
): Promise<Subscription | LinkFault> {
  const reading = readConfirmationToken(signer, token, now)
  if ('fault' in reading) return reading

  const subscriber = await connection
    .selectFrom('subscribers')
    .select(['email', 'status'])
    .where('id', '=', reading.id)
    .executeTakeFirst()
  return subscriber ? asSubscription(subscriber) : { fault: 'invalid' }
}

/**
 * Confirms the subscription of a link, with a letter of welcome: both are written or neither. A
 * second click finds it confirmed, since the first one. Wake the outbox afterwards.
 * @param options.unsubscribeUrl the absolute address of the page that ends the subscription
 */
export async function confirmSubscription(
  database: Database,
  token: string,
  options: ConfirmOptions & { readonly unsubscribeUrl: (token: string) => string },
): Promise<Subscription | LinkFault> {
  const { now, signer, unsubscribeUrl } = options
  const reading = readConfirmationToken(signer, token, now)
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

function asSubscription({
  email,
  status,
}: Pick<SubscriberRow, 'email' | 'status'>): Subscription | LinkFault {
  return status === 'unsubscribed' ? { fault: 'expired' } : { email, status }
}
