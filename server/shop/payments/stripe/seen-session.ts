import type { Stripe } from 'stripe'
import { pence } from '#server/format/money.ts'
import type { Seen, SeenPayment } from '../provider.ts'
import { markOf } from './things.ts'

/** How a Session stands that was fetched with its payment and charge. */
export function seenSession(session: Stripe.Checkout.Session): Seen {
  const { payment_intent: intent, payment_status: paymentStatus, metadata } = session
  const payment = typeof intent === 'string' ? null : intent
  return {
    state: stateOf(session, payment?.status),
    payment: paymentStatus === 'paid' && payment ? seenPayment(payment) : null,
    mark: markOf(metadata),
  }
}

// A Session says by its payment status, not by its own, whether money came.
function stateOf(
  { status, payment_status: paymentStatus }: Stripe.Checkout.Session,
  intent: string | undefined,
): Seen['state'] {
  if (paymentStatus === 'paid') return intent === undefined ? 'unknown' : 'paid'
  if (status === 'open') return 'open'
  if (status === 'expired') return 'expired'
  if (status !== 'complete' || paymentStatus !== 'unpaid' || intent === undefined) return 'unknown'
  return unpaidStates[intent] ?? 'unknown'
}

/** What becomes of a payment that a buyer has confirmed and that has not come. */
const unpaidStates: Readonly<Record<string, Seen['state']>> = {
  requires_payment_method: 'failed',
  canceled: 'failed',
  requires_confirmation: 'processing',
  requires_action: 'processing',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'processing',
}

function seenPayment(intent: Stripe.PaymentIntent): SeenPayment {
  const { id, amount_received: received, currency, latest_charge: charge } = intent
  return {
    reference: id,
    amount: pence(received),
    currency,
    method: charge === null || typeof charge === 'string' ? null : methodOf(charge),
  }
}

function methodOf({ payment_method_details: details }: Stripe.Charge): string | null {
  const { brand, last4 } = details?.card ?? {}
  return last4 ? `${brands[brand ?? ''] ?? 'Card'} ending ${last4}` : null
}

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}
