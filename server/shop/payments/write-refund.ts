import type { Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { DisputeRow, RefundKind, RefundRow } from '#server/database/payment-tables.ts'
import type { OrderRow, PaymentRow } from '#server/database/shop-tables.ts'
import { moneyOf } from '../orders/find-orders.ts'
import { poundsText } from '../orders/order-messages.ts'
import { tellMoneyBack } from './money-back.ts'
import { heldOf, isTaken } from './paid.ts'
import { providerOf } from './payment-context.ts'
import type { PaymentContext } from './payment-context.ts'

interface RefundDraft {
  /** Its row is locked. */
  readonly order: OrderRow
  /** Of which money goes back; null: of none in particular, by transfer. */
  readonly payment: PaymentRow | null
  /** In pence. */
  readonly amount: number
  readonly kind: Exclude<RefundKind, 'external'>
  /** Why, in staff's words. */
  readonly reason?: string | null
  /** Who of staff; left out: the site. */
  readonly askedBy?: string | null
}

/**
 * Writes down that money goes back: by the provider by which it came, which is asked after the transaction
 * (`syncRefund`), or by transfer, of which the buyer is told at once.
 * @throws RangeError when it is more than is left of the payment, or of the order.
 */
export async function writeRefund(
  context: Pick<PaymentContext, 'clock' | 'site' | 'links' | 'provider'>,
  trx: Trx,
  { order, payment, amount, kind, reason = null, askedBy = null }: RefundDraft,
): Promise<RefundRow> {
  const money = await moneyOf(trx, order.id)
  const most = payment === null ? heldOf(money) : leftOf(payment, money)
  if (amount > most) {
    throw new RangeError(
      `[refunds] ${poundsText(amount)} of ${order.number} cannot go back: ${poundsText(most)} is left.`,
    )
  }
  const now = context.clock.now()
  const isByCard =
    payment !== null && providerOf(context, payment) !== null && !hasFailed(payment, money.refunds)
  const refund = await trx
    .insertInto('refunds')
    .values({
      id: newId(now),
      order_id: order.id,
      payment_id: payment?.id ?? null,
      amount,
      kind,
      state: isByCard ? 'asked' : 'by-hand',
      provider: isByCard ? payment.provider : null,
      account: isByCard ? payment.account : null,
      reason,
      asked_by: askedBy,
      check_at: isByCard ? now : null,
      checks: 0,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const method = payment?.method ?? null
  if (!isByCard) await tellMoneyBack(context, trx, { order, refund, method, note: null })
  return refund
}

/** A card that did not take its money back once is not asked again. */
function hasFailed({ id }: PaymentRow, refunds: readonly RefundRow[]): boolean {
  return refunds.some((one) => one.payment_id === id && one.state === 'failed')
}

/** What of a payment can still go back, in pence: less what does already, and what a bank has taken. */
export function leftOf(
  { id, amount, reversed_at: reversed }: PaymentRow,
  {
    refunds,
    disputes,
  }: { readonly refunds: readonly RefundRow[]; readonly disputes: readonly DisputeRow[] },
): number {
  if (reversed !== null) return 0
  const backs = refunds.filter((one) => one.payment_id === id && one.state !== 'failed')
  const taken = disputes.filter((one) => one.payment_id === id && isTaken(one))
  return [...backs, ...taken].reduce((left, one) => left - one.amount, amount)
}
