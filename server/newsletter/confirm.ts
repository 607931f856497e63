import type { Connection } from '#server/database/database.ts'
import type { SubscriberRow } from '#server/database/schema.ts'
import type { Signer } from '#server/signing/signer.ts'
import type { TokenFault } from '#server/signing/token.ts'
import { readConfirmationToken } from './confirmation-token.ts'

export interface ConfirmOptions {
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

/** Confirms the subscription of a link. A second click finds it confirmed, since the first one. */
export async function confirmSubscription(
  connection: Connection,
  token: string,
  options: ConfirmOptions,
): Promise<Subscription | LinkFault> {
  const reading = readConfirmationToken(options.signer, token, options.now)
  if ('fault' in reading) return reading

  await connection
    .updateTable('subscribers')
    .set({ status: 'confirmed', confirmed_at: options.now })
    .where('id', '=', reading.id)
    .where('status', '=', 'pending')
    .execute()
  return findSubscription(connection, token, options)
}

function asSubscription({
  email,
  status,
}: Pick<SubscriberRow, 'email' | 'status'>): Subscription | LinkFault {
  return status === 'unsubscribed' ? { fault: 'expired' } : { email, status }
}
