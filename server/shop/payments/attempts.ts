import type { Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { PaymentAttemptRow } from '#server/database/payment-tables.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { linesOfOrder } from '../orders/order-messages.ts'
import { lockOrder } from '../orders/settle.ts'
import { adoptOpened, firstCheck, unfinished } from './attempt-rows.ts'
import type { Begun, PaymentChoice } from './outcomes.ts'
import { paidFor } from './paid.ts'
import { payableOf } from './payable.ts'
import type { Payable } from './payable.ts'
import type { PaymentContext } from './payment-context.ts'
import { ProviderFault } from './provider.ts'
import type { AttemptRequest, PaymentProvider } from './provider.ts'
import { closeAttempt, syncAttempt } from './sync-attempt.ts'

type Providing = PaymentContext & { readonly provider: PaymentProvider }

/**
 * Begins to pay an order by card. Of an order one attempt at most is unfinished: asked again for the same
 * amount it leads to the same page while that is open for a while, and otherwise the old page is closed
 * first; what had been paid on it is booked.
 */
export async function beginPayment(
  context: PaymentContext,
  orderId: string,
  choice: PaymentChoice,
): Promise<Begun> {
  const { provider, database } = context
  const order = await database.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return { outcome: 'unknown' }
  if (order.status === 'cancelled') return { outcome: 'cancelled' }
  if (!provider) return { outcome: 'unavailable' }
  const before = await goOn(context, order, choice)
  if (before) return before
  const begun = await openNew({ ...context, provider }, order, choice)
  if (begun !== 'busy') return begun
  // Two tabs at once: whoever came second goes to the first one's page.
  return (await goOn(context, order, choice)) ?? { outcome: 'unavailable' }
}

/** What an unfinished attempt of an order means for another; null: there is none any more. */
async function goOn(
  context: PaymentContext,
  order: OrderRow,
  choice: PaymentChoice,
): Promise<Begun | null> {
  const { database, site, machineClock } = context
  const unfinishedOne = await unfinished(database.db, order.id)
  if (!unfinishedOne) return null
  const synced = await syncAttempt(context, unfinishedOne.id)
  if (!synced || synced.state === 'silent') return { outcome: 'unavailable' }
  const { attempt, state } = synced
  if (state === 'paid') return { outcome: 'paid' }
  if (state === 'processing') return { outcome: 'processing' }
  if (attempt.finished_at !== null) return null
  const paid = await paidFor(database.db, order.id)
  const wanted = payableOf(order, paid, site.current().today, choice)
  const isUsable = attempt.expires_at - machineClock.now() > timeToPay
  if (state === 'open' && attempt.url && isUsable && wanted?.amount === attempt.amount) {
    return { outcome: 'leave', url: attempt.url }
  }
  const closed = await closeAttempt(context, attempt.id)
  if (closed.state === 'paid') return { outcome: 'paid' }
  if (closed.state === 'processing') return { outcome: 'processing' }
  return closed.attempt.finished_at === null ? { outcome: 'unavailable' } : null
}

/** In milliseconds: on a page that ends sooner nobody finds their card in time. */
const timeToPay = 5 * 60_000

async function openNew(
  context: Providing,
  { number }: OrderRow,
  choice: PaymentChoice,
): Promise<Begun | 'busy'> {
  const written = await context.database.transaction((trx) => write(context, trx, number, choice))
  if (written === 'busy' || 'outcome' in written) return written
  const opened = await openAttempt(context, written)
  return opened?.url ? { outcome: 'leave', url: opened.url } : { outcome: 'unavailable' }
}

async function write(
  context: Providing,
  trx: Trx,
  number: string,
  choice: PaymentChoice,
): Promise<PaymentAttemptRow | Begun | 'busy'> {
  const order = await lockOrder(trx, number)
  if (!order) return { outcome: 'unknown' }
  if (order.status === 'cancelled') return { outcome: 'cancelled' }
  if (await unfinished(trx, order.id)) return 'busy'
  const { today } = context.site.current()
  const payable = payableOf(order, await paidFor(trx, order.id), today, choice)
  if (!payable) return { outcome: 'nothing' }
  return insertAttempt(context, trx, order, payable)
}

/**
 * Lets no more money come by the attempt of an order that is unfinished, and books what came.
 * @returns `closed`, also where there was none; otherwise why it may come still, or that it has.
 */
export async function closePayments(
  context: PaymentContext,
  orderId: string,
): Promise<'closed' | 'paid' | 'processing' | 'silent'> {
  const attempt = await unfinished(context.database.db, orderId)
  if (!attempt) return 'closed'
  const { attempt: closed, state } = await closeAttempt(context, attempt.id)
  if (state === 'paid' || state === 'processing') return state
  return closed.finished_at === null ? 'silent' : 'closed'
}

async function insertAttempt(
  { provider, clock, links, machineClock }: Providing,
  trx: Trx,
  order: OrderRow,
  { purpose, amount }: Payable,
): Promise<PaymentAttemptRow> {
  const now = clock.now()
  const id = newId(now)
  const key = `attempt-${id}`
  const lines = await linesOfOrder(trx, order.id)
  const url = links.payment({ id, link_version: order.link_version })
  const request = provider.prepare({
    id,
    key,
    number: order.number,
    purpose,
    amount,
    email: order.email,
    hasVouchers: lines.some(({ kind }) => kind === 'voucher'),
    returnUrl: url,
    cancelUrl: url,
    machineNow: machineClock.now(),
  })
  return trx
    .insertInto('payment_attempts')
    .values({
      id,
      order_id: order.id,
      provider: provider.name,
      account: provider.account,
      purpose,
      amount,
      state: 'new',
      key,
      request: JSON.stringify(request),
      expires_at: request.expiresAt,
      check_at: firstCheck(now),
      checks: 0,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Has the provider open an attempt's page; null: it did not, and the attempt says why. */
async function openAttempt(
  context: Providing,
  attempt: PaymentAttemptRow,
): Promise<PaymentAttemptRow | null> {
  const { provider, log, clock } = context
  try {
    const request = JSON.parse(attempt.request ?? 'null') as AttemptRequest
    return await adoptOpened(context, attempt, await provider.open(request))
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    log.warn({ attempt: attempt.id, kind: error.kind, reason: error.message }, 'No page to pay on')
    const isOver = error.kind === 'refused'
    await context.database.db
      .updateTable('payment_attempts')
      .set({
        last_error: error.message.slice(0, 500),
        ...(isOver && { state: 'failed', finished_at: clock.now(), check_at: null, request: null }),
      })
      .where('id', '=', attempt.id)
      .where('state', '=', 'new')
      .execute()
    return null
  }
}
