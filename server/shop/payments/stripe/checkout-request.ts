import type { Stripe } from 'stripe'
import type { AttemptDraft, AttemptRequest } from '../provider.ts'

// Stripe takes 30 minutes at least, by its own clock.
const lifetime = 35 * 60

/**
 * The Session for an attempt. It has one line, because a deposit, or what vouchers leave to pay, is no sum of
 * the order's lines. Nobody's name stands in its metadata, which Stripe does not copy from Session to payment.
 */
export function checkoutRequest(draft: AttemptDraft, environment: string): AttemptRequest {
  const { id, key, number, purpose, amount, email, hasVouchers, machineNow } = draft
  const expiresAt = Math.floor(machineNow / 1000) + lifetime
  const metadata = { order: number, attempt: id, environment }
  const body = {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    // Else a setting of the account decides whether a buyer pays in pounds.
    adaptive_pricing: { enabled: false },
    locale: 'en-GB',
    submit_type: 'pay',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'gbp',
          unit_amount: amount,
          product_data: { name: `Order ${number}${parts[purpose]}` },
        },
      },
    ],
    client_reference_id: id,
    customer_email: email,
    metadata,
    payment_intent_data: { description: number, statement_descriptor_suffix: number, metadata },
    ...(hasVouchers && { payment_method_options: { card: { request_three_d_secure: 'any' } } }),
    success_url: draft.returnUrl,
    cancel_url: draft.cancelUrl,
    expires_at: expiresAt,
  } satisfies Stripe.Checkout.SessionCreateParams
  return { key, expiresAt: expiresAt * 1000, body }
}

const parts: Readonly<Record<AttemptDraft['purpose'], string>> = {
  deposit: ', deposit',
  balance: ', balance',
  all: '',
}
