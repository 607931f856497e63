import type { Connection } from '#server/database/database.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { hasBegun } from '../orders/lapse.ts'
import { leadPicture } from '../orders/line-pictures.ts'
import { linesOfOrder, momentText, poundsText, readerOf } from '../orders/order-messages.ts'
import { lockOrder } from '../orders/settle.ts'
import { closePayments } from './attempts.ts'
import type { PaymentContext } from './payment-context.ts'

/** How long before it lapses an order by card is reminded of, in milliseconds: two hours after it was made. */
const reminderAhead = 22 * 60 * 60_000

/**
 * Goes through the orders by card of which nothing has come: two hours after ordering their buyers are
 * reminded, once, and a day after it they lapse. First no more money can come; where it came or may come, or
 * the provider does not answer, the order stays. Doing it again, or in two processes at once, changes nothing.
 * @returns the numbers of those that lapsed.
 */
export async function lapseCardOrders(context: PaymentContext): Promise<readonly string[]> {
  const { database, clock, site } = context
  const lapsed: string[] = []
  for (const order of await unpaidCardOrders(database.db, clock.now() + reminderAhead)) {
    const { id, number, lapses_at: lapses } = order
    if (lapses === null) continue
    if (lapses > clock.now()) {
      if (order.reminded_at === null) await remind(context, number)
    } else if (!(await hasBegun(database.db, id, site.current().today))) {
      if ((await closePayments(context, id)) !== 'closed') continue
      const { outcome } = await cancelOrder(context, number, 'unpaid')
      if (outcome === 'cancelled') lapsed.push(number)
    }
  }
  return lapsed
}

async function unpaidCardOrders(connection: Connection, until: number): Promise<OrderRow[]> {
  return connection
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 'awaiting-payment')
    .where('lapses_at', '<=', until)
    .orderBy('created_at')
    .execute()
}

async function remind(context: PaymentContext, number: string): Promise<void> {
  const { database, outbox, clock, links, site } = context
  const isWritten = await database.transaction(async (trx) => {
    const order = await lockOrder(trx, number)
    if (order?.status !== 'awaiting-payment' || order.lapses_at === null) return false
    if (order.reminded_at !== null) return false
    const now = clock.now()
    const noted = trx.updateTable('orders').set({ reminded_at: now })
    await noted.where('id', '=', order.id).execute()
    const reader = await readerOf(trx, order, 0, now)
    if (!reader) return false
    const data = {
      number,
      ...reader,
      ...leadPicture(site.current().content, await linesOfOrder(trx, order.id)),
      due: poundsText(order.due_now),
      bank: [],
      lapses: momentText(order.lapses_at),
      orderUrl: links.order(order),
    }
    await enqueue(trx, { template: 'payment-reminder', to: order.email, data }, now)
    return true
  })
  if (isWritten) outbox.wake()
}
