import type { Trx } from '#server/database/database.ts'
import type { OrderRow, PaymentRow } from '#server/database/shop-tables.ts'
import type { OrderContext } from '../context.ts'
import { outdateAttempts } from '../payments/attempt-rows.ts'
import { paidFor } from '../payments/paid.ts'
import { endVouchers } from '../vouchers/undo.ts'
import { paymentsOf } from './find-orders.ts'
import type { PaymentInput } from './payments.ts'
import { lockOrder, settle } from './settle.ts'

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
  input: PaymentInput,
): Promise<TakenBack> {
  return context.database.transaction((trx) => takeBack(context, trx, input))
}

async function takeBack(context: OrderContext, trx: Trx, input: PaymentInput): Promise<TakenBack> {
  const order = await lockOrder(trx, input.number)
  if (!order) return { outcome: 'unknown' }
  const all = await paymentsOf(trx, order.id)
  // Money of a card is given back, and never taken back.
  const payments = all.filter(
    ({ reversed_at: reversed, provider }) => reversed === null && provider === null,
  )
  if (payments.length === 0) return { outcome: 'nothing', order }
  const [payment, ...others] = meantOf(payments, input)
  if (!payment || others.length > 0) return { outcome: 'which', order, payments }

  const paid = (await paidFor(trx, order.id)) - payment.amount
  const isOwed = order.status !== 'cancelled' && paid < order.due_now
  const { ended, spent } = isOwed
    ? await endVouchers(trx, order.id, (ids) =>
        trx.deleteFrom('vouchers').where('id', 'in', ids).execute(),
      )
    : { ended: [], spent: [] }
  if (spent.length > 0) return { outcome: 'spent', order, codes: spent }
  const now = context.clock.now()
  const reversed = trx.updateTable('payments').set({ reversed_at: now })
  await reversed.where('id', '=', payment.id).execute()
  // Its customer was told that it had come, and staff write to them: it does not lapse by itself.
  await trx
    .updateTable('orders')
    .set({ pay_by: null, lapses_at: null })
    .where('id', '=', order.id)
    .execute()
  await outdateAttempts(trx, order.id, now)
  const settled = await settle(context, trx, order, now)
  return { outcome: 'taken-back', order: settled, payment, codes: ended }
}

/** Amount and note together name a payment, as when it was noted; either may be enough. */
function meantOf(payments: readonly PaymentRow[], input: PaymentInput): PaymentRow[] {
  const fitting = payments.filter(
    ({ amount, note }) =>
      (input.amount === undefined || input.amount === amount) &&
      (input.note === undefined || input.note === note),
  )
  if (fitting.length < 2 || input.amount === undefined) return fitting
  return fitting.filter(({ note }) => note === (input.note ?? null))
}
