import type { Connection, Trx } from '#server/database/database.ts'
import type { DisputeRow, DisputeState } from '#server/database/payment-tables.ts'
import type { OrderRow, PaymentRow } from '#server/database/shop-tables.ts'
import { formatDate } from '#server/format/dates.ts'
import { pence, plainAmount } from '#server/format/money.ts'
import { lockOrderById, settle } from '../orders/settle.ts'
import type { ProvidingContext } from './payment-context.ts'
import { tellOffice } from './payment-messages.ts'
import type { SeenDispute } from './provider.ts'
import { paymentByReference } from './refund-rows.ts'

/**
 * Looks a dispute up and keeps how it stands. While the bank has its money the order counts as paid without
 * it, and its vouchers are frozen; it is not cancelled. Staff hear of it once when it begins and once when it
 * is decided, its customer never.
 * @returns `unknown`: it is of a payment that is not ours.
 * @throws ProviderFault
 */
export async function syncDispute(
  context: ProvidingContext,
  reference: string,
): Promise<'synced' | 'unknown'> {
  const { database, provider, outbox, log } = context
  // Whoever looked first may write last: what changed meanwhile is looked up anew.
  for (;;) {
    const before = await disputeOf(database.db, provider.name, reference)
    const seen = await provider.lookDispute(reference)
    const payment = await paymentByReference(database.db, provider.name, seen.payment)
    if (!payment) {
      log.warn({ reference }, 'A dispute about a payment that is not known here')
      return 'unknown'
    }
    const isWritten = await database.transaction((trx) =>
      write(context, trx, { before, seen, payment }),
    )
    if (!isWritten) continue
    outbox.wake()
    return 'synced'
  }
}

interface Look {
  /** As it stood before it was looked up. */
  readonly before: DisputeRow | undefined
  readonly seen: SeenDispute
  readonly payment: PaymentRow
}

async function write(
  context: ProvidingContext,
  trx: Trx,
  { before, seen, payment }: Look,
): Promise<boolean> {
  const order = await lockOrderById(trx, payment.order_id)
  const found = await disputeOf(trx, context.provider.name, seen.reference)
  if (JSON.stringify(found) !== JSON.stringify(before)) return false
  const now = context.clock.now()
  const dispute = {
    provider: context.provider.name,
    reference: seen.reference,
    account: context.provider.account,
    order_id: order.id,
    payment_id: payment.id,
    amount: seen.amount,
    state: seen.state,
    reason: seen.reason,
    evidence_by: seen.evidenceBy,
    taken_at: seen.isTaken || seen.isReturned ? (found?.taken_at ?? now) : null,
    returned_at: seen.isReturned ? (found?.returned_at ?? now) : null,
    created_at: found?.created_at ?? now,
  }
  await trx
    .insertInto('disputes')
    .values(dispute)
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doUpdateSet(dispute))
    .execute()
  await settle(context, trx, order, now)
  await tellOf(context, trx, order, { before: found?.state, dispute })
  return true
}

const decided: ReadonlySet<DisputeState> = new Set(['won', 'lost', 'closed'])

async function tellOf(
  context: ProvidingContext,
  trx: Trx,
  order: OrderRow,
  { before, dispute }: { readonly before: DisputeState | undefined; readonly dispute: DisputeRow },
): Promise<void> {
  const isOver = decided.has(dispute.state)
  if (before !== undefined && (!isOver || decided.has(before))) return
  const { amount, reference, reason, state, evidence_by: evidenceBy } = dispute
  await tellOffice(context, trx, order, {
    what: isOver ? 'dispute-closed' : 'dispute',
    amount,
    text: [
      `The provider calls it ${reference}; the reason is given as “${reason}”.`,
      outcomes[state],
      ...(evidenceBy === null || isOver
        ? []
        : [`Evidence is taken until ${formatDate(evidenceBy, 'dateAndTime')}, London time.`]),
    ].join('\n'),
  })
}

const outcomes: Readonly<Record<DisputeState, string>> = {
  inquiry: 'It is a question so far: the bank has taken nothing.',
  open: 'The bank takes the money until it is decided.',
  won: 'It was won: the money comes back.',
  lost: 'It was lost: the money stays away.',
  closed: 'It was closed without a decision.',
  unknown: 'How it stands, only the provider’s own pages say.',
}

async function disputeOf(
  connection: Connection,
  provider: string,
  reference: string,
): Promise<DisputeRow | undefined> {
  return connection
    .selectFrom('disputes')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/** Tells staff once a day of an order that a bank believes its card to be stolen. */
export async function tellFraudWarning(
  context: ProvidingContext,
  payment: string,
): Promise<'told' | 'unknown'> {
  const { database, provider, outbox } = context
  const row = await paymentByReference(database.db, provider.name, payment)
  if (!row) return 'unknown'
  await database.transaction((trx) => tellOnce(context, trx, row))
  outbox.wake()
  return 'told'
}

async function tellOnce(
  context: ProvidingContext,
  trx: Trx,
  { order_id: orderId, reference, amount, method }: PaymentRow,
): Promise<void> {
  const order = await lockOrderById(trx, orderId)
  const noted = await trx
    .insertInto('order_reminders')
    .values({
      order_id: orderId,
      kind: 'fraud-warning',
      on: reference ?? '',
      sent_at: context.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind', 'on']).doNothing())
    .returning('order_id')
    .executeTakeFirst()
  if (!noted) return
  await tellOffice(context, trx, order, {
    what: 'fraud-warning',
    amount,
    text: `It came by ${method ?? 'card'}; the provider calls it ${reference}.`,
    commands: [
      `npm run orders -- cancel ${order.number}`,
      `npm run orders -- refund ${order.number} --amount ${plainAmount(pence(amount))}`,
    ],
  })
}
