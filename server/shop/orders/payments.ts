import type { Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { OrderRow, PaymentRow } from '#server/database/shop-tables.ts'
import type { Pence } from '#server/format/money.ts'
import type { OrderContext } from '../context.ts'
import { outdateAttempts } from '../payments/attempt-rows.ts'
import { paidFor } from '../payments/paid.ts'
import { tellPaid } from '../payments/payment-messages.ts'
import { paymentsOf } from './find-orders.ts'
import { openAmount } from './open-amounts.ts'
import { lockOrder, settle } from './settle.ts'

export interface PaymentInput {
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
 * message that says so. The same amount with the same note is the same payment, however often it comes.
 */
export async function recordPayment(context: OrderContext, input: PaymentInput): Promise<Paid> {
  const { database, outbox } = context
  const paid = await database.transaction((trx) => record(context, trx, input))
  if (paid.outcome === 'paid') outbox.wake()
  return paid
}

async function record(
  context: OrderContext,
  trx: Trx,
  { number, amount: given, note }: PaymentInput,
): Promise<Paid> {
  const now = context.clock.now()
  const order = await lockOrder(trx, number)
  if (!order) return { outcome: 'unknown' }
  if (order.status === 'cancelled') return { outcome: 'cancelled', order }
  const before = await paidFor(trx, order.id)
  const open = openAmount(order, before)
  if (open === 0) return { outcome: 'settled', order }
  const payments = await paymentsOf(trx, order.id)
  const payment = payments.find(
    (one) => one.reversed_at === null && one.amount === given && one.note === (note ?? null),
  )
  if (payment) return { outcome: 'known', order, payment }
  const amount = given ?? open
  if (amount > open) return { outcome: 'too-much', order, open }

  const noted = await trx
    .insertInto('payments')
    .values({ id: newId(now), order_id: order.id, amount, note: note ?? null, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await outdateAttempts(trx, order.id, now)
  const settled = await settle(context, trx, order, now)
  await tellPaid(context, trx, { order: settled, payment: noted, paid: before + amount })
  return { outcome: 'paid', order: settled, amount }
}
