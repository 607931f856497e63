import type { Trx } from '#server/database/database.ts'
import type { RefundRow } from '#server/database/payment-tables.ts'
import type { OrderRow, PaymentRow } from '#server/database/shop-tables.ts'
import type { Pence } from '#server/format/money.ts'
import { findOrder } from '../orders/find-orders.ts'
import type { WholeOrder } from '../orders/find-orders.ts'
import { openAmount } from '../orders/open-amounts.ts'
import { orderRefund } from '../orders/refund.ts'
import { lockOrder, settle } from '../orders/settle.ts'
import { writeCreditNote } from '../paper/write-paper.ts'
import { heldOf, paidOf } from './paid.ts'
import type { PaymentContext } from './payment-context.ts'
import { syncRefund } from './sync-refund.ts'
import { leftOf, writeRefund } from './write-refund.ts'

export interface RefundInput {
  /** Such as `SL-1001`. */
  readonly number: string
  /** Left out: what the terms give back of a cancelled order, or what was paid too much. */
  readonly amount?: Pence
  /** The order stays as paid as it is. */
  readonly isGoodwill?: boolean
  /** In staff's words; tells gifts of the same amount apart. */
  readonly reason: string | null
  /** Who of staff. */
  readonly by: string
}

export type Refunded =
  /** The refunds as they stand, by card and by transfer. */
  | {
      readonly outcome: 'refunded'
      readonly order: OrderRow
      readonly refunds: readonly RefundRow[]
    }
  | { readonly outcome: 'unknown' }
  /** Nothing is to go back by itself: an amount is to be given. */
  | { readonly outcome: 'nothing'; readonly order: OrderRow; readonly held: number }
  /** The same amount went back before, for the same reason. */
  | { readonly outcome: 'known'; readonly order: OrderRow; readonly refund: RefundRow }
  /** More than we have of the order's money, in pence. */
  | { readonly outcome: 'too-much'; readonly order: OrderRow; readonly held: number }
  /** A bank has been asked for money of it, or has it: what goes back would go twice. */
  | { readonly outcome: 'disputed'; readonly order: OrderRow; readonly free: number }

/**
 * Gives money of an order back, as staff decide: to the cards by which it came, the newest first, and the
 * rest by transfer. It is written down first and the provider asked then; what it does not answer now is
 * asked again.
 */
export async function refundOrder(context: PaymentContext, input: RefundInput): Promise<Refunded> {
  const { database, outbox } = context
  const written = await database.transaction((trx) => write(context, trx, input))
  if (written.outcome !== 'refunded') return written
  outbox.wake()
  const refunds: RefundRow[] = []
  for (const refund of written.refunds) {
    refunds.push((await syncRefund(context, refund.id)) ?? refund)
  }
  return { ...written, refunds }
}

async function write(context: PaymentContext, trx: Trx, input: RefundInput): Promise<Refunded> {
  const { number } = input
  if (!(await lockOrder(trx, number))) return { outcome: 'unknown' }
  const whole = await findOrder(trx, { number })
  if (!whole) return { outcome: 'unknown' }
  const { order } = whole
  const { kind, amount } = wanted(context, whole, input)
  const held = heldOf(whole)
  if (amount <= 0) return { outcome: 'nothing', order, held }
  const known =
    input.amount === undefined ? undefined : sameBefore(whole, { ...input, amount, kind })
  if (known) return { outcome: 'known', order, refund: known }
  if (amount > held) return { outcome: 'too-much', order, held }
  const parts = refundParts(whole, amount)
  const free = parts.reduce((sum, part) => sum + part.amount, 0)
  if (free < amount) return { outcome: 'disputed', order, free }

  const refunds: RefundRow[] = []
  for (const part of parts) {
    const draft = { order, ...part, kind, reason: input.reason, askedBy: input.by }
    refunds.push(await writeRefund(context, trx, draft))
  }
  return {
    outcome: 'refunded',
    order: await settle(context, trx, order, context.clock.now()),
    refunds,
  }
}

interface Wanted {
  readonly kind: 'cancelled' | 'overpaid' | 'goodwill'
  readonly amount: number
}

function wanted(
  { site }: PaymentContext,
  whole: WholeOrder,
  { amount, isGoodwill = false }: RefundInput,
): Wanted {
  const { order } = whole
  const excess = -openAmount(order, paidOf(whole))
  if (isGoodwill) return { kind: 'goodwill', amount: amount ?? 0 }
  if (order.status === 'cancelled') {
    return { kind: 'cancelled', amount: amount ?? orderRefund(whole, site.current()).back }
  }
  return (amount ?? 0) > excess
    ? { kind: 'goodwill', amount: amount ?? 0 }
    : { kind: 'overpaid', amount: amount ?? excess }
}

/** What was asked for at once before, if it is the same: a command that is repeated pays nothing twice. */
function sameBefore(
  { refunds }: WholeOrder,
  { kind, amount, reason }: Wanted & Pick<RefundInput, 'reason'>,
): RefundRow | undefined {
  const alike = refunds.filter(
    (one) => one.kind === kind && one.reason === reason && one.state !== 'failed',
  )
  return alike.find(({ created_at: at }) => {
    const together = alike.filter((one) => one.created_at === at)
    return together.reduce((sum, one) => sum + one.amount, 0) === amount
  })
}

/** What of a refund goes back by one way. */
interface RefundPart {
  /** Null: what came by no card. */
  readonly payment: PaymentRow | null
  readonly amount: number
}

/** An amount in parts of the payments by card, the newest first, and of what came otherwise. */
export function refundParts(whole: WholeOrder, amount: number): RefundPart[] {
  const byCard = whole.payments.filter(({ provider }) => provider !== null)
  const cards = byCard.map((payment) => ({ payment, left: Math.max(0, leftOf(payment, whole)) }))
  const otherwise = heldOf(whole) - cards.reduce((sum, { left }) => sum + left, 0)
  const free = cards.filter(({ payment }) => !isDisputed(whole, payment)).toReversed()
  let rest = amount
  return [...free, { payment: null, left: Math.max(0, otherwise) }].flatMap(({ payment, left }) => {
    const part = Math.min(rest, left)
    rest -= part
    return part > 0 ? [{ payment, amount: part }] : []
  })
}

/** May a bank still take it? An inquiry is often answered by giving the money back. */
function isDisputed({ disputes }: WholeOrder, { id }: PaymentRow): boolean {
  return disputes.some(
    ({ payment_id: paymentId, state }) =>
      paymentId === id && (state === 'open' || state === 'unknown'),
  )
}

type SettledByHand =
  | {
      readonly outcome: 'settled'
      readonly order: OrderRow
      readonly refunds: readonly RefundRow[]
    }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'nothing'; readonly order: OrderRow }

/** Notes that staff have sent the transfers that an order waited for, each with its credit note. */
export async function settleByHand(
  context: PaymentContext,
  number: string,
): Promise<SettledByHand> {
  return context.database.transaction((trx) => settleTransfers(context, trx, number))
}

async function settleTransfers(
  context: PaymentContext,
  trx: Trx,
  number: string,
): Promise<SettledByHand> {
  const order = await lockOrder(trx, number)
  if (!order) return { outcome: 'unknown' }
  const now = context.clock.now()
  const refunds = await trx
    .updateTable('refunds')
    .set({ settled_at: now })
    .where('order_id', '=', order.id)
    .where('state', '=', 'by-hand')
    .where('settled_at', 'is', null)
    .returningAll()
    .execute()
  if (refunds.length === 0) return { outcome: 'nothing', order }
  for (const refund of refunds) await writeCreditNote(trx, context, { order, refund, now })
  return { outcome: 'settled', order, refunds }
}
