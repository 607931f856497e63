import type { Transaction } from 'kysely'
import { newId } from '#server/database/ids.ts'
import type { Tables } from '#server/database/schema.ts'
import type { OrderRow, OrderStatus, PaymentRow } from '#server/database/shop-tables.ts'
import type { Pence } from '#server/format/money.ts'
import type { OrderContext } from '../context.ts'
import { issueVouchers } from '../vouchers/issue.ts'
import { boughtVouchers, keepBackLetters } from '../vouchers/vouchers.ts'
import { openAmount, paymentsOf } from './find-orders.ts'
import { sendPaid } from './order-messages.ts'

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
 * letter that says so. The same amount with the same note is the same payment, however often it comes.
 */
export async function recordPayment(context: OrderContext, wish: PaymentInput): Promise<Paid> {
  const { database, outbox } = context
  const paid = await database.transaction((trx) => record(context, trx, wish))
  if (paid.outcome === 'paid') outbox.wake()
  return paid
}

async function record(
  context: OrderContext,
  trx: Transaction<Tables>,
  { number, amount: given, note }: PaymentInput,
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

/**
 * Brings an order to where its payments have got it. Once everything is in that was due at once, its
 * vouchers are made and sent. Doing it again changes nothing.
 */
export async function settle(
  context: OrderContext,
  trx: Transaction<Tables>,
  order: OrderRow,
  now: number,
): Promise<OrderRow> {
  if (order.status === 'cancelled') return order
  const paid = await paidFor(trx, order.id)
  if (paid >= order.due_now) await issueVouchers(context, trx, order, now)
  const status = statusOf(order, paid)
  return trx
    .updateTable('orders')
    .set({ status, paid_at: status === 'paid' ? (order.paid_at ?? now) : null })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What has come in for an order, in pence, without what vouchers pay. */
export async function paidFor(trx: Transaction<Tables>, orderId: string): Promise<number> {
  const { sum } = await trx
    .selectFrom('payments')
    .select(({ fn }) => fn.sum('amount').as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

function statusOf({ total, by_voucher }: OrderRow, paid: number): OrderStatus {
  if (paid + by_voucher >= total) return 'paid'
  return paid > 0 ? 'part-paid' : 'awaiting-payment'
}

export type TakenBack =
  | {
      readonly outcome: 'taken-back'
      readonly order: OrderRow
      readonly payment: PaymentRow
      /** The codes of vouchers that are no more, until they are paid again. */
      readonly codes: readonly string[]
    }
  | { readonly outcome: 'unknown' }
  /** No payment is noted, or it was taken back before. */
  | { readonly outcome: 'nothing'; readonly order: OrderRow }
  /** Of those that are noted none fits, or more than one does. */
  | {
      readonly outcome: 'which'
      readonly order: OrderRow
      readonly payments: readonly PaymentRow[]
    }
  /** Somebody has spent of the vouchers that it made. */
  | { readonly outcome: 'spent'; readonly order: OrderRow; readonly codes: readonly string[] }

/**
 * Takes back a payment that was noted by mistake, with what followed from it: the order's state, and
 * its vouchers when what is due at once is not paid any more. Refused when one of those is spent, and
 * when it is not clear which payment is meant.
 */
export async function takeBackPayment(
  context: OrderContext,
  wish: PaymentInput,
): Promise<TakenBack> {
  return context.database.transaction((trx) => takeBack(context, trx, wish))
}

async function takeBack(
  context: OrderContext,
  trx: Transaction<Tables>,
  wish: PaymentInput,
): Promise<TakenBack> {
  const order = await lockOrder(trx, wish.number)
  if (!order) return { outcome: 'unknown' }
  const payments = await paymentsOf(trx, order.id)
  if (payments.length === 0) return { outcome: 'nothing', order }
  const [payment, ...others] = meantOf(payments, wish)
  if (!payment || others.length > 0) return { outcome: 'which', order, payments }

  const paid = (await paidFor(trx, order.id)) - payment.amount
  const isOwed = order.status !== 'cancelled' && paid < order.due_now
  const vouchers = isOwed ? await boughtVouchers(trx, order.id) : null
  if (vouchers && vouchers.spent.length > 0) {
    return { outcome: 'spent', order, codes: vouchers.spent }
  }
  if (vouchers && vouchers.ids.length > 0) {
    await keepBackLetters(trx, vouchers.codes)
    await trx.deleteFrom('vouchers').where('id', 'in', vouchers.ids).execute()
  }
  await trx.deleteFrom('payments').where('id', '=', payment.id).execute()
  const settled = await settle(context, trx, order, context.clock.now())
  return { outcome: 'taken-back', order: settled, payment, codes: vouchers?.codes ?? [] }
}

/** Amount and note together name a payment, as when it was noted; either may be enough. */
function meantOf(payments: readonly PaymentRow[], wish: PaymentInput): PaymentRow[] {
  const fitting = payments.filter(
    ({ amount, note }) =>
      (wish.amount === undefined || wish.amount === amount) &&
      (wish.note === undefined || wish.note === note),
  )
  if (fitting.length < 2 || wish.amount === undefined) return fitting
  return fitting.filter(({ note }) => note === (wish.note ?? null))
}
