import type { Connection, Database, Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { SubscriberRow } from '#server/database/schema.ts'
import { normaliseEmail } from '#server/forms/fields.ts'
import { enqueue, isWrittenSince } from '#server/mail/outbox.ts'
import type { Signer } from '#server/signing/signer.ts'
import { issueToken, readToken } from '#server/signing/token.ts'
import type { TokenFault, TokenReading } from '#server/signing/token.ts'
import { issueUnsubscribeToken } from './unsubscribe.ts'

interface SubscribeOptions {
  readonly now: number
  readonly signer: Signer
  /** The absolute address of the page that asks for the confirming click. */
  readonly confirmUrl: (token: string) => string
}

/** The same for every address: an answer must not tell whether somebody is a subscriber. */
type SubscribeOutcome = 'look-in-your-inbox'

/**
 * Asks for the newsletter on behalf of an address that passed `subscriptionForm`. An address that
 * has not confirmed yet is sent a confirmation mail, once in ten minutes at most; one that has
 * confirmed is left in peace. The subscriber and the mail are written together or not at all, and
 * two calls at once make one subscriber and one mail. Wake the outbox afterwards.
 */
export async function subscribe(
  database: Database,
  { email: typed }: { readonly email: string },
  { now, signer, confirmUrl }: SubscribeOptions,
): Promise<SubscribeOutcome> {
  const email = normaliseEmail(typed)
  await database.transaction(async (trx) => {
    const subscriber = await putSubscriber(trx, email, now)
    if (
      subscriber.status === 'confirmed' ||
      (await isWrittenSince(trx, { template: 'confirm-subscription', to: email }, now - pause))
    )
      return

    const token = issueConfirmationToken(signer, subscriber.id, now)
    const data = { confirmUrl: confirmUrl(token) }
    await enqueue(trx, { template: 'confirm-subscription', to: email, data }, now)
  })
  return 'look-in-your-inbox'
}

const pause = 10 * 60_000

/**
 * The subscriber of an address, made pending when new or once unsubscribed. A known one is written
 * too: that holds the row until the transaction ends, on both engines, and takes the same time.
 */
async function putSubscriber(
  trx: Trx,
  email: string,
  now: number,
): Promise<Pick<SubscriberRow, 'id' | 'status'>> {
  return trx
    .insertInto('subscribers')
    .values({ id: newId(now), email, status: 'pending', created_at: now })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((eb) => ({
        status: eb
          .case()
          .when('subscribers.status', '=', 'unsubscribed')
          .then(eb.val<SubscriberRow['status']>('pending'))
          .else(eb.ref('subscribers.status'))
          .end(),
      })),
    )
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow()
}

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

const purpose = 'newsletter.confirm'

const sevenDays = 7 * 24 * 60 * 60 * 1000

/** The token of the link that a confirmation mail carries; the mail says how long it lives. */
export function issueConfirmationToken(signer: Signer, subscriberId: string, now: number): string {
  return issueToken(signer, { purpose, id: subscriberId, expiresAt: now + sevenDays })
}

function readConfirmationToken(signer: Signer, token: string, now: number): TokenReading {
  return readToken(signer, purpose, token, now)
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
