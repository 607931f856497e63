import type { IncomingHttpHeaders } from 'node:http'
import type { AttemptState, PaymentAttemptRow } from '#server/database/payment-tables.ts'
import type { PaymentProvider } from './provider.ts'

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

/** Payments by card. */
export interface Payments {
  /** Null: nobody takes cards for the site. */
  readonly provider: PaymentProvider | null
  /** Begins to pay an order by card. Asked again, it leads to the same page while that is open. */
  begin(orderId: string, choice: PaymentChoice): Promise<Begun>
  /** Looks an attempt up and books what came; null: there is none of this id. */
  sync(attemptId: string): Promise<Synced | null>
  /**
   * Takes a provider's message and looks up what it is about.
   * @throws ForgedHook when no provider of ours wrote it; what the database or the provider throws.
   */
  hear(raw: Buffer, headers: IncomingHttpHeaders): Promise<void>
  /** The buyer pays by transfer after all, and has the days that the terms give for it. */
  chooseTransfer(orderId: string): Promise<boolean>
  /** Finishes what is in hand, then rests for good. */
  stop(): Promise<void>
}
