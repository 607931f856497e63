import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/schema.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import type { OrderContext } from '../context.ts'
import { lockDates } from '../places/sold-date.ts'
import { boughtVouchers, giveBack, keepBackLetters } from '../vouchers/vouchers.ts'
import { offerDates } from '../waiting/offer-places.ts'
import { linesOfOrder, sendCancelled } from './order-messages.ts'
import { lockOrder, paidFor } from './payments.ts'

export type Cancelled =
  | {
      readonly outcome: 'cancelled'
      readonly order: OrderRow
      /** How many of those who wait were offered what became free. */
      readonly offered: number
    }
  | { readonly outcome: 'unknown' }
  /** It had been cancelled before. */
  | { readonly outcome: 'known'; readonly order: OrderRow }
  /** Somebody has spent of the vouchers that it bought. */
  | { readonly outcome: 'spent'; readonly order: OrderRow; readonly codes: readonly string[] }

/**
 * Cancels an order: its places are free and offered to those who wait for them before anybody else
 * sees them, what vouchers had paid is back on them, and the vouchers that it bought can be spent no
 * longer. One of whose vouchers somebody has spent already is not cancelled.
 */
export async function cancelOrder(context: OrderContext, number: string): Promise<Cancelled> {
  const { database, outbox, places } = context
  const cancelled = await database.transaction((trx) => cancel(context, trx, number))
  if (cancelled.outcome === 'cancelled') {
    outbox.wake()
    await places.refresh()
  }
  return cancelled
}

async function cancel(
  context: OrderContext,
  trx: Transaction<Tables>,
  number: string,
): Promise<Cancelled> {
  const now = context.clock.now()
  const found = await lockOrder(trx, number)
  if (!found) return { outcome: 'unknown' }
  if (found.status === 'cancelled') return { outcome: 'known', order: found }
  const references = await referencesOf(trx, found.id)
  // Before vouchers, as who orders does: two never wait for each other.
  await lockDates(trx, context.site.current(), references)
  const codes = await endVouchers(trx, found.id, now)
  if (codes.length > 0) return { outcome: 'spent', order: found, codes }

  const back = await giveBack(trx, found.id, context.site.current().today)
  const order = await trx
    .updateTable('orders')
    .set({ status: 'cancelled', cancelled_at: now })
    .where('id', '=', found.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await sendCancelled(context, trx, { order, paid: await paidFor(trx, order.id), back, now })
  return { outcome: 'cancelled', order, offered: await offerDates(context, trx, references) }
}

/** The dates of which an order has places. */
async function referencesOf(trx: Transaction<Tables>, orderId: string): Promise<string[]> {
  const lines = await linesOfOrder(trx, orderId)
  return lines.flatMap(({ reference }) => (reference === null ? [] : [reference]))
}

/** Ends the vouchers that an order bought, unless some are spent: then their codes, and nothing ends. */
async function endVouchers(
  trx: Transaction<Tables>,
  orderId: string,
  now: number,
): Promise<readonly string[]> {
  const { ids, codes, spent } = await boughtVouchers(trx, orderId)
  if (ids.length === 0 || spent.length > 0) return spent
  await keepBackLetters(trx, codes)
  await trx.updateTable('vouchers').set({ cancelled_at: now }).where('id', 'in', ids).execute()
  return []
}
