import type { Trx } from '#server/database/database.ts'
import type { AttemptState, PaymentAttemptRow } from '#server/database/payment-tables.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { adoptOpened, attemptById, nextCheck } from './attempt-rows.ts'
import type { Synced } from './outcomes.ts'
import { providerOf } from './payment-context.ts'
import type { PaymentContext } from './payment-context.ts'
import { ProviderFault } from './provider.ts'
import type { AttemptRequest, PaymentProvider, Seen } from './provider.ts'
import { receivePayment } from './receive-payment.ts'

/**
 * Looks an attempt up at its provider and books what came, exactly once, whoever calls and however often:
 * the page that a payer comes back to, a provider's message, the clock, staff.
 * @returns null: there is none of this id.
 */
export async function syncAttempt(context: PaymentContext, id: string): Promise<Synced | null> {
  const attempt = await attemptById(context.database.db, id)
  return attempt ? sync(context, attempt, attempt.state === 'stale' ? 'close' : 'look') : null
}

/** The same for what a provider names; `unknown`: no attempt of ours. */
export async function syncByReference(
  context: PaymentContext,
  reference: string,
): Promise<'synced' | 'silent' | 'unknown'> {
  const { provider, database } = context
  const attempt = await database.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('provider', '=', provider?.name ?? '')
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!attempt) return 'unknown'
  const { state } = await sync(context, attempt, attempt.state === 'stale' ? 'close' : 'look')
  return state === 'silent' ? 'silent' : 'synced'
}

/** Lets no more money come by an attempt, and books what came. */
export async function closeAttempt(context: PaymentContext, id: string): Promise<Synced> {
  const attempt = await attemptById(context.database.db, id)
  if (!attempt) throw new Error(`[payments] there is no attempt ${id} to close.`)
  return sync(context, attempt, 'close')
}

async function sync(
  context: PaymentContext,
  found: PaymentAttemptRow,
  how: 'look' | 'close',
): Promise<Synced> {
  const provider = providerOf(context, found)
  if (!provider) return { attempt: found, state: 'silent' }
  try {
    const attempt = found.reference === null ? await regain(context, provider, found) : found
    if (attempt?.reference == null) return { attempt: await lose(context, found), state: 'lost' }
    const seen = await seeAttempt(provider, attempt.reference, how)
    return await book(context, attempt, seen)
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    return { attempt: await noteFault(context, found, error), state: 'silent' }
  }
}

function seeAttempt(
  provider: PaymentProvider,
  reference: string,
  how: 'look' | 'close',
): Promise<Seen> {
  return how === 'close' ? provider.close(reference) : provider.look(reference)
}

/** In milliseconds: an error that a provider has kept for a key is all that the key gives. */
const patience = 2 * 60_000

/**
 * The page of an attempt of which nobody knows whether the provider made it: the one that it lists, or what
 * the same call gives again; null: there is none, and a further attempt needs a key of its own.
 */
async function regain(
  context: PaymentContext,
  provider: PaymentProvider,
  attempt: PaymentAttemptRow,
): Promise<PaymentAttemptRow | null> {
  const { id, created_at: created, request } = attempt
  const age = context.clock.now() - created
  const found = await provider.find({ id, createdAt: context.machineClock.now() - age })
  if (found) return adoptOpened(context, attempt, found)
  if (request === null) return null
  try {
    const opened = await provider.open(JSON.parse(request) as AttemptRequest)
    return await adoptOpened(context, attempt, opened)
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    if (error.kind === 'refused' || age > patience) return null
    throw error
  }
}

/** The provider never had it. */
async function lose(
  { database, clock }: PaymentContext,
  { id }: PaymentAttemptRow,
): Promise<PaymentAttemptRow> {
  return database.db
    .updateTable('payment_attempts')
    .set({ state: 'lost', finished_at: clock.now(), check_at: null, request: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function noteFault(
  { database, clock, log }: PaymentContext,
  { id, created_at: created }: PaymentAttemptRow,
  { message, kind }: ProviderFault,
): Promise<PaymentAttemptRow> {
  log.warn({ attempt: id, kind, reason: message }, 'An attempt to pay cannot be looked up')
  return database.db
    .updateTable('payment_attempts')
    .set((eb) => ({
      last_error: message.slice(0, 500),
      checks: eb('checks', '+', 1),
      check_at: nextCheck(created, clock.now()),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function book(
  context: PaymentContext,
  attempt: PaymentAttemptRow,
  seen: Seen,
): Promise<Synced> {
  const booked = await context.database.transaction(async (trx) => {
    const order = await lockOrderOf(trx, attempt)
    const isNew =
      seen.payment !== null &&
      (await receivePayment(context, trx, { order, attempt, payment: seen.payment }))
    return { attempt: await write(context, trx, attempt, seen), isNew }
  })
  if (booked.isNew) context.outbox.wake()
  return { attempt: booked.attempt, state: booked.attempt.state }
}

/** An attempt goes with its order, so there is one. */
async function lockOrderOf(trx: Trx, { order_id: id }: PaymentAttemptRow): Promise<OrderRow> {
  return trx
    .updateTable('orders')
    .set({ id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function write(
  { clock }: PaymentContext,
  trx: Trx,
  { id, created_at: created }: PaymentAttemptRow,
  seen: Seen,
): Promise<PaymentAttemptRow> {
  const now = clock.now()
  const { state: before } = await trx
    .selectFrom('payment_attempts')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const state = stateAfter(before, seen)
  const isOver = finished.has(state)
  return trx
    .updateTable('payment_attempts')
    .set((eb) => ({
      state,
      checks: eb('checks', '+', 1),
      last_error:
        seen.state === 'unknown' ? 'The provider says something that is not known here.' : null,
      ...(isOver
        ? {
            check_at: null,
            url: null,
            request: null,
            finished_at: eb.fn.coalesce('finished_at', eb.val(now)),
          }
        : { check_at: nextCheck(created, now) }),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const finished: ReadonlySet<AttemptState> = new Set(['paid', 'failed', 'expired', 'lost'])

/** Money that came ends an attempt, whatever else is said of it; nothing else changes one that has ended. */
function stateAfter(before: AttemptState, { state, payment }: Seen): AttemptState {
  if (payment !== null) return 'paid'
  if (finished.has(before) || state === 'unknown' || state === 'paid') return before
  if (state === 'open') return before === 'stale' ? 'stale' : 'open'
  return state
}
