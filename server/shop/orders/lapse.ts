import type { Connection, Trx } from '#server/database/database.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { formatDate } from '#server/format/dates.ts'
import { enqueue } from '#server/mail/outbox.ts'
import type { OrderContext } from '../context.ts'
import { lapseDay } from './bought-line.ts'
import { cancelOrder } from './cancel-order.ts'
import { readLineDetails } from './line-details.ts'
import { leadPicture } from './line-pictures.ts'
import { bankLines, linesOfOrder, poundsText, readerOf } from './order-messages.ts'
import { lockOrder } from './settle.ts'

/**
 * Goes through the orders of which nothing is paid, as their terms say: on the day by which money was
 * expected their customers are reminded, once, and on a later one they are cancelled. An order of
 * which something has come, be it part of it, is left alone, and so is one whose dates have all begun.
 * Where money by card may come still, the order stays. Doing it again, or in two processes at once, changes
 * nothing.
 * @returns the numbers of those that lapsed.
 */
export async function lapseOrders(context: OrderContext): Promise<readonly string[]> {
  const { today } = context.site.current()
  const lapsed: string[] = []
  for (const order of await unpaidOrders(context.database.db, today)) {
    const lapses = lapseDay(order)
    if (lapses === null) continue
    if (lapses > today) {
      await remind(context, order.number, lapses)
    } else if (!(await hasBegun(context.database.db, order.id, today))) {
      if (((await context.closePayments?.(order.id)) ?? 'closed') !== 'closed') continue
      const { outcome } = await cancelOrder(context, order.number, 'unpaid')
      if (outcome === 'cancelled') lapsed.push(order.number)
    }
  }
  return lapsed
}

/** Orders by whose day nothing has come. */
async function unpaidOrders(connection: Connection, today: string): Promise<OrderRow[]> {
  return connection
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 'awaiting-payment')
    .where('pay_by', '<=', today)
    .orderBy('created_at')
    .execute()
}

/** Has everything begun that it has places on? One that is soon keeps no others from who would pay. */
export async function hasBegun(
  connection: Connection,
  orderId: string,
  today: string,
): Promise<boolean> {
  const lines = await linesOfOrder(connection, orderId)
  const dates = lines.flatMap((line) => readLineDetails(line).date ?? [])
  return dates.length > 0 && dates.every(({ starts }) => starts <= today)
}

async function remind(context: OrderContext, number: string, lapses: string): Promise<void> {
  const { database, outbox, clock } = context
  const isWritten = await database.transaction(async (trx) => {
    const order = await lockOrder(trx, number)
    if (order?.status !== 'awaiting-payment' || order.pay_by === null) return false
    if (order.reminded_at !== null) return false
    const now = clock.now()
    const noted = trx.updateTable('orders').set({ reminded_at: now })
    await noted.where('id', '=', order.id).execute()
    return sendReminder(context, trx, { order, lapses, now })
  })
  if (isWritten) outbox.wake()
}

async function sendReminder(
  { links, site }: OrderContext,
  trx: Trx,
  {
    order,
    lapses,
    now,
  }: { readonly order: OrderRow; readonly lapses: string; readonly now: number },
): Promise<boolean> {
  const { number, email, due_now: due } = order
  const reader = await readerOf(trx, order, 0, now)
  if (!reader) return false
  const { content } = site.current()
  const data = {
    number,
    ...reader,
    ...leadPicture(content, await linesOfOrder(trx, order.id)),
    due: poundsText(due),
    bank: bankLines(content.bank),
    lapses: formatDate(lapses, 'fullDate'),
    orderUrl: links.order(order),
  }
  await enqueue(trx, { template: 'payment-reminder', to: email, data }, now)
  return true
}

/**
 * Keeps an order although nothing has come for it, because staff agreed so with its customer: it
 * never lapses.
 * @returns would it have lapsed?
 */
export async function keepUnpaid(connection: Connection, number: string): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('orders')
    .set({ pay_by: null, lapses_at: null })
    .where('number', '=', number)
    .where((eb) => eb.or([eb('pay_by', 'is not', null), eb('lapses_at', 'is not', null)]))
    .where('status', '=', 'awaiting-payment')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
