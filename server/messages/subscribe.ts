import type { Database, Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { SubscriberRow } from '#server/database/schema.ts'
import { normaliseEmail } from '#server/forms/fields.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { takeMessageOnce } from '#server/mail/recipient-limit.ts'
import type { TooManyMessages } from '#server/mail/recipient-limit.ts'
import { issueConfirmationToken } from './newsletter.ts'
import type { LinkOptions } from './unsubscribe.ts'

interface SubscribeOptions extends LinkOptions {
  /** The absolute address of the page that asks for the confirming click. */
  readonly confirmUrl: (token: string) => string
}

/**
 * Asks for the newsletter on behalf of an address that passed `subscriptionForm`. An address that
 * has not confirmed yet is sent a confirmation mail, once in ten minutes at most; one that has
 * confirmed is left in peace. The subscriber and the mail are written together or not at all, and
 * two calls at once make one subscriber and one mail. The answer is the same for every address, and
 * so is what counts: it must not tell whether somebody is a subscriber. Wake the outbox afterwards.
 * @returns null; or that nothing was written, because too much is sent to this address already.
 */
export async function subscribe(
  database: Database,
  { email: typed }: { readonly email: string },
  { now, signer, confirmUrl }: SubscribeOptions,
): Promise<TooManyMessages | null> {
  const email = normaliseEmail(typed)
  return database.transaction(async (trx) => {
    const taken = await takeMessageOnce(trx, 'newsletter', email, now)
    if (taken.outcome === 'limited') return taken
    const subscriber = await putSubscriber(trx, email, now)
    if (subscriber.status === 'confirmed' || taken.outcome === 'repeated') return null

    const token = issueConfirmationToken(signer, subscriber.id, now)
    const data = { confirmUrl: confirmUrl(token) }
    await enqueue(trx, { template: 'confirm-subscription', to: email, data }, now)
    return null
  })
}

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
