import type { Connection, Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { PaperRow, RefundRow, RefundState } from '#server/database/payment-tables.ts'
import type { OrderRow, PaymentRow } from '#server/database/shop-tables.ts'
import { pence, plainAmount } from '#server/format/money.ts'
import { lockOrderById, settle } from '../orders/settle.ts'
import { writeCreditNote } from '../paper/write-paper.ts'
import { tellMoneyBack } from './money-back.ts'
import type { PaymentContext, ProvidingContext } from './payment-context.ts'
import { tellOffice } from './payment-messages.ts'
import type { SeenRefund } from './provider.ts'

/** What a provider said of a refund, or that it said nothing; `isRefused`: that it does not do it. */
type Learnt = SeenRefund | { readonly fault: string; readonly isRefused?: boolean }

/**
 * Keeps what was learnt of a refund, and does what follows from it, each once: the letter to the buyer when
 * the provider has taken it; its credit note when it has arrived; word to staff, and the order as it stands without it, when it failed.
 */
export async function bookRefund(
  context: PaymentContext,
  id: string,
  learnt: Learnt,
): Promise<RefundRow | null> {
  const { database, outbox } = context
  const booked = await database.transaction((trx) => book(context, trx, id, learnt))
  outbox.wake()
  return booked
}

async function book(
  context: PaymentContext,
  trx: Trx,
  id: string,
  learnt: Learnt,
): Promise<RefundRow | null> {
  const found = await refundById(trx, id)
  if (!found) return null
  const order = await lockOrderById(trx, found.order_id)
  const before = (await refundById(trx, id)) ?? found
  const now = context.clock.now()
  const state = stateAfter(before, learnt)
  const isOver = state === 'succeeded' || state === 'failed'
  const settledAt = state === before.state ? before.settled_at : now
  const error = 'fault' in learnt ? learnt.fault : learnt.reason
  const refund = await trx
    .updateTable('refunds')
    .set((eb) => ({
      state,
      ...('reference' in learnt && { reference: learnt.reference }),
      last_error: error?.slice(0, longestError) ?? null,
      checks: eb('checks', '+', 1),
      check_at: nextLook(state, before.created_at, now),
      settled_at: isOver ? settledAt : null,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await follow(context, trx, { order, before, refund })
  return refund
}

/** In characters. */
const longestError = 500

interface Step {
  readonly order: OrderRow
  readonly before: RefundRow
  readonly refund: RefundRow
}

async function follow(
  context: PaymentContext,
  trx: Trx,
  { order, before, refund }: Step,
): Promise<void> {
  const hasFailed = refund.state === 'failed'
  const note = await noteOf(context, trx, order, refund)
  if (before.reference === null && refund.reference !== null && !hasFailed) {
    const method = await methodOf(trx, refund)
    await tellMoneyBack(context, trx, { order, refund, method, note })
  }
  if (hasFailed === (before.state === 'failed')) return
  await settle(context, trx, order, context.clock.now())
  if (hasFailed) await tellFailed(context, trx, order, refund)
}

/** The credit note of a refund that has arrived. */
async function noteOf(
  context: PaymentContext,
  trx: Trx,
  order: OrderRow,
  refund: RefundRow,
): Promise<PaperRow | null> {
  if (refund.state !== 'succeeded') return null
  return writeCreditNote(trx, context, { order, refund, now: context.clock.now() })
}

async function methodOf(trx: Trx, { payment_id: id }: RefundRow): Promise<string | null> {
  const payments = trx.selectFrom('payments').select('method').where('id', '=', id)
  return (await payments.executeTakeFirst())?.method ?? null
}

async function tellFailed(
  context: PaymentContext,
  trx: Trx,
  order: OrderRow,
  { amount, kind, reference, last_error: error }: RefundRow,
): Promise<void> {
  const again = kind === 'goodwill' ? ' --goodwill' : ''
  const refund = `npm run orders -- refund ${order.number}`
  await tellOffice(context, trx, order, {
    what: 'refund-failed',
    amount,
    text: [
      ...(reference === null ? [] : [`The provider calls it ${reference}.`]),
      ...(error === null ? [] : [`It says: ${error}`]),
    ].join('\n'),
    commands: [
      `${refund} --amount ${plainAmount(pence(amount))}${again}`,
      `${refund} --by-hand-done`,
    ],
  })
}

/** How far a refund is: it never goes back to what it was before. */
const stages: readonly RefundState[] = ['asked', 'pending', 'succeeded', 'failed']

function stateAfter({ state, reference }: RefundRow, learnt: Learnt): RefundState {
  if ('fault' in learnt) return learnt.isRefused && reference === null ? 'failed' : state
  if (learnt.state === 'unknown') return state === 'asked' ? 'pending' : state
  if (reference === null) return learnt.state
  return stages.indexOf(learnt.state) > stages.indexOf(state) ? learnt.state : state
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** While it is not over, often at first; and some times after: banks send money back weeks later. */
function nextLook(state: RefundState, created: number, now: number): number | null {
  const after = (steps: readonly number[], unit: number) =>
    steps.map((step) => created + step * unit).find((instant) => instant > now)
  if (state === 'failed') return null
  if (state === 'succeeded') return after([1, 7, 30], day) ?? null
  return after([1, 5, 15], minute) ?? now + (now - created < day ? hour : day)
}

/**
 * Books money that somebody paid back at the provider and not from here, once, and tells staff.
 * @returns `unknown`: it is of a payment that is not ours.
 */
export async function bookExternal(
  context: ProvidingContext,
  seen: SeenRefund,
): Promise<'external' | 'unknown'> {
  const { database, outbox, provider } = context
  const payment = await paymentByReference(database.db, provider.name, seen.payment)
  if (!payment) return 'unknown'
  await database.transaction((trx) => insertExternal(context, trx, payment, seen))
  outbox.wake()
  return 'external'
}

async function insertExternal(
  context: PaymentContext,
  trx: Trx,
  { id, order_id: orderId, provider, account }: PaymentRow,
  { reference, amount, state: seen, reason }: SeenRefund,
): Promise<void> {
  const order = await lockOrderById(trx, orderId)
  const now = context.clock.now()
  const state = seen === 'unknown' ? 'pending' : seen
  const inserted = await trx
    .insertInto('refunds')
    .values({
      id: newId(now),
      order_id: orderId,
      payment_id: id,
      amount,
      kind: 'external',
      state,
      provider,
      account,
      reference,
      last_error: reason,
      check_at: nextLook(state, now, now),
      checks: 1,
      created_at: now,
      settled_at: state === 'pending' ? null : now,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'reference']).where('reference', 'is not', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  if (!inserted || state === 'failed') return
  await noteOf(context, trx, order, inserted)
  await settle(context, trx, order, now)
  await tellOffice(context, trx, order, {
    what: 'refund-external',
    amount,
    text: `The provider calls it ${reference}.`,
    commands: ['npm run orders -- refunds'],
  })
}

/** The payment that a provider calls so; undefined: it is none of ours. */
export async function paymentByReference(
  connection: Connection,
  provider: string,
  reference: string,
): Promise<PaymentRow | undefined> {
  return connection
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst()
}

export async function refundById(
  connection: Connection,
  id: string,
): Promise<RefundRow | undefined> {
  return connection.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
}
