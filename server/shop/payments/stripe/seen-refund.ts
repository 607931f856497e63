import type { Stripe } from 'stripe'
import { pence } from '#server/format/money.ts'
import type { SeenRefund } from '../provider.ts'
import { paymentOf } from './things.ts'

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
