import type { Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { PaymentAttemptRow } from '#server/database/payment-tables.ts'
import type { OrderRow, PaymentRow } from '#server/database/shop-tables.ts'
import { openAmount } from '../orders/open-amounts.ts'
import { poundsText } from '../orders/order-messages.ts'
import { settle } from '../orders/settle.ts'
import { writeReceipt } from '../paper/write-paper.ts'
import { outdateAttempts } from './attempt-rows.ts'
import { paidFor } from './paid.ts'
import type { PaymentContext } from './payment-context.ts'
import { tellOffice, tellPaid } from './payment-messages.ts'
import type { SeenPayment } from './provider.ts'
import { writeRefund } from './write-refund.ts'

/** Money that a provider has for an order, whose row is locked. */
interface Received {
  readonly order: OrderRow
  readonly attempt: PaymentAttemptRow
  readonly payment: SeenPayment
}

/**
 * Books money that came by a provider, with all that follows from it, once by the provider's name for it. It
 * is never refused: what comes for a cancelled order goes back whole, and what is more than was open goes
 * back by itself; staff hear of both.
 * @returns was it booked just now?
 */
export async function receivePayment(
  context: PaymentContext,
  trx: Trx,
  received: Received,
): Promise<boolean> {
  const { order, attempt, payment } = received
  if (payment.currency !== 'gbp') return tellForeign(context, trx, received)
  const now = context.clock.now()
  const before = await paidFor(trx, order.id)
  const row = await insert(trx, received, now)
  if (!row) {
    await addMethod(trx, received)
    return false
  }
  // Before any of it is to go back: a credit note corrects a receipt.
  await writeReceipt(trx, context, { order, payment: row, now })
  if (payment.amount !== attempt.amount) await tellAmount(context, trx, received)
  if (order.status === 'cancelled') {
    await giveBack(context, trx, received, row, { kind: 'late', amount: row.amount })
    return true
  }
  const excess = Math.min(row.amount, row.amount - openAmount(order, before))
  if (excess > 0) {
    await giveBack(context, trx, received, row, { kind: 'overpaid', amount: excess })
  }
  await outdateAttempts(trx, order.id, now, attempt.id)
  await keepFromLapsing(trx, order)
  const settled = await settle(context, trx, order, now)
  const kept = row.amount - Math.max(0, excess)
  if (kept > 0) await tellPaid(context, trx, { order: settled, payment: row, paid: before + kept })
  return true
}

/** Where a bank takes the money back later, staff decide what becomes of the order, and no day does. */
async function keepFromLapsing(trx: Trx, { id }: OrderRow): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ pay_by: null, lapses_at: null })
    .where('id', '=', id)
    .execute()
}

async function insert(
  trx: Trx,
  { order, attempt, payment }: Received,
  now: number,
): Promise<PaymentRow | undefined> {
  return trx
    .insertInto('payments')
    .values({
      id: newId(now),
      order_id: order.id,
      amount: payment.amount,
      provider: attempt.provider,
      account: attempt.account,
      reference: payment.reference,
      attempt_id: attempt.id,
      method: payment.method,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'reference']).where('reference', 'is not', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** How it was paid may be known later than that it was. */
async function addMethod(trx: Trx, { attempt, payment }: Received): Promise<void> {
  if (payment.method === null) return
  await trx
    .updateTable('payments')
    .set({ method: payment.method })
    .where('provider', '=', attempt.provider)
    .where('reference', '=', payment.reference)
    .where('method', 'is', null)
    .execute()
}

async function giveBack(
  context: PaymentContext,
  trx: Trx,
  { order }: Received,
  payment: PaymentRow,
  { kind, amount }: { readonly kind: 'late' | 'overpaid'; readonly amount: number },
): Promise<void> {
  await writeRefund(context, trx, { order, payment, amount, kind })
  const came = `${poundsText(payment.amount)} came by ${payment.method ?? 'card'}`
  const why =
    kind === 'late'
      ? `${came} for an order that was cancelled: all of it goes back by itself.`
      : `${came}, which is ${poundsText(amount)} more than was open: that part goes back by itself.`
  await tellOffice(context, trx, order, { what: kind, amount, text: why })
}

async function tellAmount(
  context: PaymentContext,
  trx: Trx,
  { order, attempt, payment }: Received,
): Promise<void> {
  await tellOffice(context, trx, order, {
    what: 'wrong-amount',
    amount: payment.amount,
    text: `${poundsText(attempt.amount)} was asked for and ${poundsText(payment.amount)} came. What came is booked.`,
  })
}

/** Money that is no pounds settles nothing; staff are told of it once. */
async function tellForeign(
  context: PaymentContext,
  trx: Trx,
  { order, payment }: Received,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await trx
    .insertInto('order_reminders')
    .values({
      order_id: order.id,
      kind: 'foreign-money',
      on: payment.reference,
      sent_at: context.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!written) return false
  const { amount, currency, reference } = payment
  await tellOffice(context, trx, order, {
    what: 'foreign',
    amount,
    text: `${amount} of the smallest coins of ${currency.toUpperCase()} came as ${reference}. Nothing is booked.`,
  })
  return true
}
