import type { Stripe } from 'stripe'
import { thingOf } from './account.ts'
import type { StripeAccount } from './account.ts'
import { ApiError } from './api-error.ts'
import { cards } from './cards.ts'
import type { Card } from './cards.ts'
import { chargeOf } from './disputes.ts'
import { refundObject } from './return-objects.ts'

/** @throws ApiError when that much is not left, or a bank has the money. */
export function createRefund(
  account: StripeAccount,
  { payment_intent: paymentIntent, amount, metadata }: Stripe.RefundCreateParams,
): Stripe.Refund {
  if (paymentIntent === undefined) {
    throw new ApiError('It is not said of which payment.', { param: 'payment_intent' })
  }
  const charge = chargeOf(account, paymentIntent)
  const left = charge.amount - charge.amount_refunded
  const asked = amount ?? left
  if (left === 0) throw new ApiError('Nothing is left.', { code: 'charge_already_refunded' })
  if (asked > left) throw new ApiError('That much is not left.', { param: 'amount' })
  if (isTaken(account, charge)) {
    throw new ApiError('The bank has the money.', { code: 'charge_disputed' })
  }
  const later = cardFor(account, charge).refund === 'succeeds-later'
  const refund = refundObject(account.born('re'), charge, {
    amount: asked,
    status: later ? 'pending' : 'succeeded',
    metadata: metadata ? (metadata as Stripe.Metadata) : {},
  })
  moveRefunded(account, charge, asked)
  account.keep(account.refunds, refund)
  account.tell('refund.created', refund)
  return refund
}

/** What becomes of a refund in the end. One that succeeded can still fail. */
export function settleRefund(
  account: StripeAccount,
  id: string,
  status: 'succeeded' | 'failed',
): Stripe.Refund {
  const { pending_reason: _, ...refund } = thingOf(account.refunds, id)
  const isFailed = status === 'failed'
  const settled = account.keep(account.refunds, {
    ...refund,
    status,
    ...(isFailed && { failure_reason: 'expired_or_canceled_card' }),
  })
  if (isFailed) {
    moveRefunded(account, thingOf(account.charges, refund.charge), -refund.amount)
  }
  account.tell('refund.updated', settled)
  if (isFailed) account.tell('refund.failed', settled)
  return settled
}

/** What the card of each refund does once time has passed. */
export function settleRefunds(account: StripeAccount): void {
  for (const { id, status, charge } of account.refunds.values()) {
    const { refund } = cardFor(account, thingOf(account.charges, charge))
    if (status === 'pending' && refund === 'succeeds-later') settleRefund(account, id, 'succeeded')
    if (status === 'succeeded' && refund === 'fails-later') settleRefund(account, id, 'failed')
  }
}

function cardFor(account: StripeAccount, { id }: Stripe.Charge): Card {
  return account.cards.get(id) ?? cards.pays
}

function isTaken(account: StripeAccount, charge: Stripe.Charge): boolean {
  return [...account.disputes.values()].some(
    (dispute) =>
      dispute.charge === charge.id &&
      !dispute.is_charge_refundable &&
      dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0) < 0,
  )
}

function moveRefunded(account: StripeAccount, charge: Stripe.Charge, amount: number): void {
  const refunded = charge.amount_refunded + amount
  account.keep(account.charges, {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  })
}
