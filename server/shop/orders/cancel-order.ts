import type { Trx } from '#server/database/database.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { formatDate } from '#server/format/dates.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { takeMessage } from '#server/mail/recipient-limit.ts'
import { keepBack } from '#server/mail/unsent.ts'
import type { OrderContext } from '../context.ts'
import { outdateAttempts } from '../payments/attempt-rows.ts'
import { paidFor } from '../payments/paid.ts'
import { lockDates } from '../places/sold-date.ts'
import { endVouchers, giveBack } from '../vouchers/undo.ts'
import type { GivenBack } from '../vouchers/undo.ts'
import { offerDates } from '../waiting/offer-places.ts'
import { agreedTerms } from './bought-line.ts'
import { leadPicture } from './line-pictures.ts'
import { isKnownBuyer, linesOfOrder, poundsText } from './order-messages.ts'
import { lockOrder } from './settle.ts'

export type Cancelled =
  | {
      readonly outcome: 'cancelled'
      readonly order: OrderRow
      /** How many of those who wait were offered what became free. */
      readonly offered: number
      /** Was a message written? None is to an address that may be a stranger's and had too many. */
      readonly isTold: boolean
    }
  | { readonly outcome: 'unknown' }
  /** It had been cancelled before, or was to lapse and does not: something has come, or staff keep it. */
  | { readonly outcome: 'known'; readonly order: OrderRow }
  /** Somebody has spent of the vouchers that it bought. */
  | { readonly outcome: 'spent'; readonly order: OrderRow; readonly codes: readonly string[] }

/**
 * Cancels an order: its places are free and offered to those who wait for them before anybody else
 * sees them, what vouchers had paid is back on them, and the vouchers that it bought can be spent no
 * longer. One of whose vouchers somebody has spent already is not cancelled.
 * @param cause whoever cancels wishes it, or the order lapses because nothing has come for it.
 */
export async function cancelOrder(
  context: OrderContext,
  number: string,
  cause: 'wished' | 'unpaid' = 'wished',
): Promise<Cancelled> {
  const { database, outbox, places } = context
  const cancelled = await database.transaction((trx) => cancel(context, trx, { number, cause }))
  if (cancelled.outcome === 'cancelled') {
    outbox.wake()
    await places.refresh()
  }
  return cancelled
}

async function cancel(
  context: OrderContext,
  trx: Trx,
  { number, cause }: { readonly number: string; readonly cause: 'wished' | 'unpaid' },
): Promise<Cancelled> {
  const now = context.clock.now()
  const found = await lockOrder(trx, number)
  if (!found) return { outcome: 'unknown' }
  if (found.status === 'cancelled') return { outcome: 'known', order: found }
  if (cause === 'unpaid' && !canLapse(found)) return { outcome: 'known', order: found }
  const lines = await linesOfOrder(trx, found.id)
  const references = lines.flatMap(({ reference }) => reference ?? [])
  // Before vouchers, as who orders does: two never wait for each other.
  await lockDates(trx, context.site.current(), references)
  const { spent } = await endVouchers(trx, found.id, (ids) =>
    trx.updateTable('vouchers').set({ cancelled_at: now }).where('id', 'in', ids).execute(),
  )
  if (spent.length > 0) return { outcome: 'spent', order: found, codes: spent }

  const back = await giveBack(trx, found.id, context.site.current().today)
  const order = await trx
    .updateTable('orders')
    .set({ status: 'cancelled', cancelled_at: now, lapsed_at: cause === 'unpaid' ? now : null })
    .where('id', '=', found.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await outdateAttempts(trx, order.id, now)
  // It waits for a payment by card, and would come after the message that all is over.
  if (order.provider !== null) await keepBack(trx, 'order-confirmed', { number })
  const isTold = await sendCancelled(context, trx, { order, back, now })
  const offered = await offerDates(context, trx, references)
  return { outcome: 'cancelled', order, offered, isTold }
}

function canLapse({ status, pay_by: payBy, lapses_at: lapsesAt }: OrderRow): boolean {
  return status === 'awaiting-payment' && (payBy !== null || lapsesAt !== null)
}

async function sendCancelled(
  { links, site }: OrderContext,
  trx: Trx,
  {
    order,
    back,
    now,
  }: { readonly order: OrderRow; readonly back: readonly GivenBack[]; readonly now: number },
): Promise<boolean> {
  const { id, number, name, email, told_at: toldAt } = order
  const paid = await paidFor(trx, id)
  const isKnown = isKnownBuyer(order, paid)
  // Who never heard of an order has nothing to hear of its end.
  if (!isKnown && (toldAt === null || (await takeMessage(trx, email, now)).outcome === 'limited')) {
    return false
  }
  const data = {
    number,
    ...(isKnown && { name }),
    ...leadPicture(site.current().content, await linesOfOrder(trx, id)),
    ...(order.lapsed_at !== null && { hasLapsed: true }),
    orderUrl: links.order(order),
    paid: paid > 0 ? poundsText(paid) : null,
    refundDays: agreedTerms(order).refund_days,
    vouchers: back.map(({ code, amount, validUntil, isDead }) => ({
      code,
      isDead,
      amount: poundsText(amount),
      validUntil: formatDate(validUntil, 'fullDate'),
    })),
  }
  await enqueue(trx, { template: 'order-cancelled', to: email, data }, now)
  return true
}
