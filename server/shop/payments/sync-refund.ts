import type { Connection } from '#server/database/database.ts'
import type { RefundRow } from '#server/database/payment-tables.ts'
import { pence } from '#server/format/money.ts'
import { providerOf } from './payment-context.ts'
import type { PaymentContext, ProvidingContext } from './payment-context.ts'
import { ProviderFault } from './provider.ts'
import type { PaymentProvider, SeenRefund } from './provider.ts'
import { bookExternal, bookRefund, refundById } from './refund-rows.ts'

/**
 * Asks a provider for a refund of ours, or how it stands, and keeps the answer: again or in two processes at
 * once it goes back once. One whose provider does not answer, or of which we have no keys now, is looked at
 * later.
 * @returns null: there is none of this id.
 */
export async function syncRefund(context: PaymentContext, id: string): Promise<RefundRow | null> {
  const refund = await refundById(context.database.db, id)
  if (!refund || refund.provider === null || refund.state === 'failed') return refund ?? null
  const provider = providerOf(context, refund)
  if (!provider) return bookRefund(context, id, { fault: 'This account has no keys here.' })
  try {
    return await bookRefund(context, id, await see(context, provider, refund))
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    const { message: fault, kind } = error
    context.log.warn({ refund: id, kind, reason: fault }, 'A refund cannot be looked up')
    return bookRefund(context, id, { fault, isRefused: kind === 'refused' })
  }
}

async function see(
  { database: { db }, clock, machineClock }: PaymentContext,
  provider: PaymentProvider,
  { id, reference, payment_id: paymentId, amount, created_at: createdAt }: RefundRow,
): Promise<SeenRefund> {
  if (reference !== null) return provider.lookRefund(reference)
  const payment = await db
    .selectFrom('payments')
    .select('reference')
    .where('id', '=', paymentId)
    .executeTakeFirst()
  if (!payment?.reference) throw new Error(`[refunds] refund ${id} is of no payment by card.`)
  return provider.refund({
    id,
    payment: payment.reference,
    amount: pence(amount),
    createdAt: machineClock.now() - (clock.now() - createdAt),
  })
}

/**
 * Looks up a refund that a provider names, and books it: one of ours, or one that somebody made there, of
 * which staff are told.
 * @returns `unknown`: it is of a payment that is not ours.
 * @throws ProviderFault
 */
export async function hearRefund(
  context: ProvidingContext,
  reference: string,
): Promise<'known' | 'external' | 'unknown'> {
  const { provider, database, log } = context
  const seen = await provider.lookRefund(reference)
  const own = await ownRefund(database.db, provider.name, seen)
  if (own) {
    await bookRefund(context, own.id, seen)
    return 'known'
  }
  const booked = await bookExternal(context, seen)
  if (booked === 'unknown') log.warn({ reference }, 'A refund of a payment that is not known here')
  return booked
}

/** Ours by its name, or by the id that it was asked for with, if that is not another's by now. */
async function ownRefund(
  db: Connection,
  provider: string,
  { reference, wish }: SeenRefund,
): Promise<RefundRow | null> {
  const known = await db
    .selectFrom('refunds')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (known || wish === null) return known ?? null
  const asked = await refundById(db, wish)
  return asked?.provider === provider && asked.reference === null ? asked : null
}
