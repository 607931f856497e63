import type { Stripe } from 'stripe'
import type { RefundWish, SeenRefund } from '../provider.ts'
import { answered, listed, pageSize as limit } from './answered.ts'
import { seenRefund } from './seen-refund.ts'

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
