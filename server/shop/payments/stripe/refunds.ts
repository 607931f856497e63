import type { Stripe } from 'stripe'
import { pence } from '#server/format/money.ts'
import type { RefundWish, SeenRefund } from '../provider.ts'
import { answered, listed, pageSize as limit } from './answered.ts'
import { paymentOf } from './things.ts'

/**
 * Asks for a refund, once for its id. It is looked for first: a call before may have done it and failed to say so,
 * and Stripe forgets a key after a day. The key keeps two calls at one time apart.
 */
export async function refundOnce(
  { refunds }: Pick<Stripe, 'refunds'>,
  { id, payment, amount }: RefundWish,
  environment: string,
): Promise<SeenRefund> {
  for await (const refund of listed(refunds.list({ payment_intent: payment, limit }))) {
    if (refund.metadata?.['refund'] === id) return seenRefund(refund)
  }
  const body = { payment_intent: payment, amount, metadata: { refund: id, environment } }
  return seenRefund(await answered(() => refunds.create(body, { idempotencyKey: `refund-${id}` })))
}

/** How a refund stands. One that succeeded can still fail, weeks later. */
export function seenRefund(refund: Stripe.Refund): SeenRefund {
  return {
    reference: refund.id,
    payment: paymentOf(refund),
    amount: pence(refund.amount),
    state: states[refund.status ?? ''] ?? 'unknown',
    reason: refund.failure_reason ?? refund.pending_reason ?? null,
    wish: refund.metadata?.['refund'] ?? null,
  }
}

const states: Readonly<Record<string, SeenRefund['state']>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}
