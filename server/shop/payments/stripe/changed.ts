import type { Stripe } from 'stripe'
import type { Changed } from '../provider.ts'
import { inSeconds, listed, pageSize as limit } from './answered.ts'
import { idOf, markOf } from './things.ts'

/**
 * What was made at Stripe since an instant, which keeps no list of what has changed: what was made before is
 * followed one by one.
 * @param isForeign was it made by another site?
 */
export async function* changedSince(
  { checkout, refunds, disputes }: Pick<Stripe, 'checkout' | 'refunds' | 'disputes'>,
  instant: number,
  isForeign: (metadata: Stripe.Metadata | null) => boolean,
): AsyncGenerator<Changed> {
  const query = { created: { gte: inSeconds(instant) }, limit }
  for await (const session of listed(checkout.sessions.list(query))) {
    if (!isForeign(session.metadata)) yield sessionChanged(session)
  }
  for await (const refund of listed(refunds.list(query))) {
    const changed = isForeign(refund.metadata) ? null : refundChanged(refund)
    if (changed) yield changed
  }
  for await (const dispute of listed(disputes.list(query))) {
    const changed = disputeChanged(dispute)
    if (changed) yield changed
  }
}

/** A Session, to be looked up. */
export function sessionChanged({ id, metadata }: Stripe.Checkout.Session): Changed {
  return { kind: 'attempt', reference: id, mark: markOf(metadata) }
}

/** A refund, to be looked up; null: of nothing that the shop took. */
export function refundChanged({ id, payment_intent: intent }: Stripe.Refund): Changed | null {
  const payment = idOf(intent)
  return payment === null ? null : { kind: 'refund', reference: id, payment }
}

/** A dispute, to be looked up; null: of nothing that the shop took. */
export function disputeChanged({ id, payment_intent: intent }: Stripe.Dispute): Changed | null {
  const payment = idOf(intent)
  return payment === null ? null : { kind: 'dispute', reference: id, payment }
}
