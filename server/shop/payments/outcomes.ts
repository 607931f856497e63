import type { AttemptState, PaymentAttemptRow } from '#server/database/payment-tables.ts'

/** What a payer wants to pay: what is due now, or all that is open. */
export type PaymentChoice = 'due' | 'all'

/** What became of the wish to pay by card. */
export type Begun =
  /** The payer goes to the provider's page. */
  | { readonly outcome: 'leave'; readonly url: string }
  /** The money had come meanwhile. */
  | { readonly outcome: 'paid' }
  /** A bank still thinks about a payment of before. */
  | { readonly outcome: 'processing' }
  /** Nothing is open. */
  | { readonly outcome: 'nothing' }
  | { readonly outcome: 'cancelled' }
  /** The provider does not answer, or nobody takes cards for the site: the order stands. */
  | { readonly outcome: 'unavailable' }
  | { readonly outcome: 'unknown' }

/** How a try to pay stands, after it was looked up; `silent`: the provider did not answer. */
export interface Synced {
  readonly attempt: PaymentAttemptRow
  readonly state: AttemptState | 'silent'
}
