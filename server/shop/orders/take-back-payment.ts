import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/schema.ts'
import type { OrderRow, PaymentRow } from '#server/database/shop-tables.ts'
import { boughtVouchers, keepBackLetters } from '../vouchers/bought-vouchers.ts'
import type { OrderContext } from './context.ts'
import { paymentsOf } from './find-order.ts'
import { lockOrder } from './record-payment.ts'
import type { PaymentWish } from './record-payment.ts'
import { paidFor, settle } from './settle.ts'

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
  wish: PaymentWish,
): Promise<TakenBack> {
  return context.database.transaction((trx) => takeBack(context, trx, wish))
}

async function takeBack(
  context: OrderContext,
  trx: Transaction<Tables>,
  wish: PaymentWish,
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
function meantOf(payments: readonly PaymentRow[], wish: PaymentWish): PaymentRow[] {
  const fitting = payments.filter(
    ({ amount, note }) =>
      (wish.amount === undefined || wish.amount === amount) &&
      (wish.note === undefined || wish.note === note),
  )
  if (fitting.length < 2 || wish.amount === undefined) return fitting
  return fitting.filter(({ note }) => note === (wish.note ?? null))
}
