import type { Stripe } from 'stripe'
import { ProviderFault } from '../provider.ts'
import type { Mark } from '../provider.ts'

/** What we wrote on a thing when it was made. */
export function markOf(metadata: Stripe.Metadata | null): Mark {
  return { attempt: metadata?.['attempt'] ?? null, environment: environmentOf(metadata) }
}

/** Which site made a thing; null: none did, such as one made in Stripe's Dashboard. */
export function environmentOf(metadata: Stripe.Metadata | null): string | null {
  return metadata?.['environment'] ?? null
}

/** The id of a thing that may have been fetched along. */
export function idOf(thing: string | { readonly id: string } | null | undefined): string | null {
  return typeof thing === 'string' ? thing : (thing?.id ?? null)
}

/**
 * The payment that a refund or a dispute is of.
 * @throws ProviderFault when it is of none, which none is that the shop took.
 */
export function paymentOf({ id, payment_intent: intent }: Stripe.Refund | Stripe.Dispute): string {
  const payment = idOf(intent)
  if (payment !== null) return payment
  throw new ProviderFault('refused', `${id} is not of a payment of the shop.`)
}
