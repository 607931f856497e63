import type { Stripe } from 'stripe'
import { thingOf } from './account.ts'
import type { StripeAccount } from './account.ts'
import { disputeObject, movedObject, warningObject } from './return-objects.ts'

/** How an inquiry ends, or a dispute does. */
export type DisputeEnd = 'closed' | 'escalated' | 'won' | 'lost'

/** The charge of a payment. */
export function chargeOf(account: StripeAccount, paymentIntent: string): Stripe.Charge {
  const { latest_charge: charge } = thingOf(account.intents, paymentIntent)
  return thingOf(account.charges, charge)
}

/** A card's owner questions a payment: the bank asks, or takes the money at once. */
export function dispute(
  account: StripeAccount,
  paymentIntent: string,
  kind: 'dispute' | 'inquiry',
): Stripe.Dispute {
  const charge = chargeOf(account, paymentIntent)
  const status = kind === 'inquiry' ? 'warning_needs_response' : 'needs_response'
  const opened = disputeObject(account.born('dp'), charge, status)
  account.keep(account.disputes, opened)
  account.keep(account.charges, { ...charge, disputed: true })
  account.tell('charge.dispute.created', opened)
  return kind === 'inquiry' ? opened : withdraw(account, opened)
}

/** What becomes of a dispute: an inquiry is closed or becomes one; one is won or lost. */
export function settleDispute(account: StripeAccount, id: string, end: DisputeEnd): Stripe.Dispute {
  const open = thingOf(account.disputes, id)
  if (end === 'escalated') {
    const escalated = account.keep(account.disputes, {
      ...open,
      status: 'needs_response',
      is_charge_refundable: false,
    })
    account.tell('charge.dispute.updated', escalated)
    return withdraw(account, escalated)
  }
  const status = end === 'closed' ? 'warning_closed' : end
  const closed = account.keep(account.disputes, { ...open, status })
  account.tell('charge.dispute.closed', closed)
  if (end !== 'won') return closed
  const reinstated = moved(account, closed, closed.amount)
  account.tell('charge.dispute.funds_reinstated', reinstated)
  return reinstated
}

/** A bank warns of a payment. */
export function warn(account: StripeAccount, paymentIntent: string): void {
  const warning = warningObject(account.born('issfr'), chargeOf(account, paymentIntent))
  account.tell('radar.early_fraud_warning.created', warning)
}

function withdraw(account: StripeAccount, dispute: Stripe.Dispute): Stripe.Dispute {
  const withdrawn = moved(account, dispute, -dispute.amount)
  account.tell('charge.dispute.funds_withdrawn', withdrawn)
  return withdrawn
}

function moved(account: StripeAccount, dispute: Stripe.Dispute, amount: number): Stripe.Dispute {
  const transaction = movedObject(account.born('txn'), { amount, dispute })
  return account.keep(account.disputes, {
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, transaction],
  })
}
