import { sql } from 'kysely'
import type { ExpressionBuilder } from 'kysely'
import type { Trx } from '#server/database/database.ts'
import type { Tables } from '#server/database/schema.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { momentText } from './account-messages.ts'
import { isConfirmed } from './account.ts'
import type { Checked, SignedIn } from './account.ts'
import type { AuthContext } from './context.ts'
import { checkPassword } from './current-password.ts'
import { asksForFactor } from './factors/factors.ts'
import { isLastOwner } from './roles.ts'

/**
 * `unconfirmed`: they have a second factor, and have not shown it lately. `last-owner`: nobody would be
 * left who can do everything here.
 */
type DeletionOutcome =
  | Checked
  | { readonly outcome: 'unconfirmed' }
  | { readonly outcome: 'last-owner' }

/**
 * Deletes an account, and whatever else stands under its address: carts, newsletter, waiting lists,
 * enquiries and messages. What is left are orders, which tax law wants and no account has any more,
 * the messages about them that are still to go out, and until messages are swept the one that says so.
 * Whoever has a second factor has shown it within the last 15 minutes.
 */
export async function deleteAccount(
  context: AuthContext,
  signedIn: SignedIn,
  password: string,
): Promise<DeletionOutcome> {
  const { database, clock, outbox } = context
  const { user } = signedIn
  const hasFactor = await asksForFactor(database.db, user.id)
  if (hasFactor && !isConfirmed(signedIn, clock.now())) return { outcome: 'unconfirmed' }
  const checked = await checkPassword(context, user, password)
  if (checked.outcome !== 'done') return checked
  const deleted = await database.transaction(async (trx): Promise<DeletionOutcome> => {
    if (await isLastOwner(trx, user.id)) return { outcome: 'last-owner' }
    // Sessions, links, browsers and factors go with the person.
    await trx.deleteFrom('users').where('id', '=', user.id).execute()
    await deleteByEmail(trx, user.email)
    const now = clock.now()
    const data = { when: momentText(now) }
    await enqueue(trx, { template: 'account-deleted', to: user.email, data }, now)
    return checked
  })
  outbox.wake()
  return deleted
}

async function deleteByEmail(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('subscribers').where('email', '=', email).execute()
  await trx.deleteFrom('waiting_list').where('email', '=', email).execute()
  await trx.deleteFrom('enquiries').where('email', '=', email).execute()
  await trx.deleteFrom('tokens').where('email', '=', email).execute()
  await trx.deleteFrom('pending_orders').where('email', '=', email).execute()
  await trx
    .updateTable('carts')
    .set({ confirmed_email: null })
    .where('confirmed_email', '=', email)
    .execute()
  // A cart of a guest who had begun to order. Of somebody else's account it is not ours to delete.
  await trx
    .deleteFrom('carts')
    .where('user_id', 'is', null)
    .where(sql<boolean>`replace(checkout, ${JSON.stringify(email)}, '') <> checkout`)
    .execute()
  // A present that waits for its day is still somebody's.
  await trx
    .deleteFrom('outbox')
    .where('recipient', '=', email)
    .where((eb) => eb.not(eb.and([eb('template', 'in', ofOrders), isWaiting(eb)])))
    .execute()
  // Messages to staff that quote the address, except one that still has to go out.
  await trx
    .deleteFrom('outbox')
    .where(sql<boolean>`replace(data, ${JSON.stringify(email)}, '') <> data`)
    .where((eb) => eb.not(isWaiting(eb)))
    .execute()
}

const ofOrders = [
  'order-confirmed',
  'order-paid',
  'payment-reminder',
  'order-cancelled',
  'order-link',
  'date-changed',
  'voucher-ready',
]

function isWaiting(eb: ExpressionBuilder<Tables, 'outbox'>) {
  return eb.and([eb('sent_at', 'is', null), eb('failed_at', 'is', null)])
}
