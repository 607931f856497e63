import type { Transaction } from 'kysely'
import { newId } from '#server/database/ids.ts'
import type { Tables } from '#server/database/schema.ts'
import type { OrderRow, PaymentRow } from '#server/database/shop-tables.ts'
import type { Pence } from '#server/format/money.ts'
import type { OrderContext } from './context.ts'
import { openAmount } from './listed-orders.ts'
import { sendPaid } from './order-letters.ts'
import { paidFor, settle } from './settle.ts'

export interface PaymentWish {
  /** Such as `SL-1001`. */
  readonly number: string
  /** Left out: all that is open. */
  readonly amount?: Pence
  /** Tells payments of the same amount apart. */
  readonly note?: string
}

export type Paid =
  | { readonly outcome: 'paid'; readonly order: OrderRow; readonly amount: number }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'cancelled'; readonly order: OrderRow }
  /** Everything is paid already. */
  | { readonly outcome: 'settled'; readonly order: OrderRow }
  /** A payment of this amount with this note was noted before. */
  | { readonly outcome: 'known'; readonly order: OrderRow; readonly payment: PaymentRow }
  /** More than is open, in pence. */
  | { readonly outcome: 'too-much'; readonly order: OrderRow; readonly open: number }

/**
 * Notes money that came in for an order, and what follows from it: its state, its vouchers and the
 * letter that says so. The same amount with the same note is the same payment, however often it comes.
 */
export async function recordPayment(context: OrderContext, wish: PaymentWish): Promise<Paid> {
  const { database, outbox } = context
  const paid = await database.transaction((trx) => record(context, trx, wish))
  if (paid.outcome === 'paid') outbox.wake()
  return paid
}

async function record(
  context: OrderContext,
  trx: Transaction<Tables>,
  { number, amount: given, note }: PaymentWish,
): Promise<Paid> {
  const now = context.clock.now()
  const order = await lockOrder(trx, number)
  if (!order) return { outcome: 'unknown' }
  if (order.status === 'cancelled') return { outcome: 'cancelled', order }
  const before = await paidFor(trx, order.id)
  const open = openAmount(order, before)
  if (open === 0) return { outcome: 'settled', order }
  const payment = given && (await paymentOf(trx, order.id, given, note))
  if (payment) return { outcome: 'known', order, payment }
  const amount = given ?? open
  if (amount > open) return { outcome: 'too-much', order, open }

  await trx
    .insertInto('payments')
    .values({ id: newId(now), order_id: order.id, amount, note: note ?? null, created_at: now })
    .execute()
  const settled = await settle(context, trx, order, now)
  await sendPaid(context, trx, { order: settled, amount, paid: before + amount, now })
  return { outcome: 'paid', order: settled, amount }
}

async function paymentOf(
  trx: Transaction<Tables>,
  orderId: string,
  amount: Pence,
  note: string | undefined,
): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('amount', '=', amount)
    .where('note', note === undefined ? 'is' : '=', note ?? null)
    .executeTakeFirst()
}

/** The order of a number, which nobody else changes until the transaction ends. */
export async function lockOrder(
  trx: Transaction<Tables>,
  number: string,
): Promise<OrderRow | undefined> {
  return trx
    .updateTable('orders')
    .set({ number })
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirst()
}
