import type { IncomingHttpHeaders } from 'node:http'
import type { DisputeState } from '#server/database/payment-tables.ts'
import type { Pence } from '#server/format/money.ts'

/** Who takes payments by card for the site. Their names stand in the database. */
export type ProviderName = 'stripe' | 'demo'

/**
 * The port to a payment provider: all that the shop knows of one. Amounts are pounds sterling in whole
 * pence, instants milliseconds UTC. Every call may be made again, with the same effect; none is made inside a
 * transaction. All throw ProviderFault.
 */
export interface PaymentProvider {
  readonly name: ProviderName
  /** Which account at the provider the keys belong to, such as `live`. */
  readonly account: string
  /** The origin of the pages on which it takes payments. */
  readonly origin: string
  /** What `open` will be called with, kept before it is called; the same gives the same page. */
  prepare(attempt: AttemptDraft): AttemptRequest
  /** Opens a page on which the attempt is paid. Called again with the same request: the same page. */
  open(request: AttemptRequest): Promise<Opened>
  /** The page that an attempt of ours got, of which the answer was lost; null: it got none. */
  find(attempt: { readonly id: string; readonly createdAt: number }): Promise<Opened | null>
  /** How it stands, by the provider's name for it. */
  look(reference: string): Promise<Seen>
  /** Takes no more money by it from now on. Says how it stands: money may have come just before. */
  close(reference: string): Promise<Seen>
  /** Asks for money to go back, once for an id. */
  refund(wish: RefundWish): Promise<SeenRefund>
  lookRefund(reference: string): Promise<SeenRefund>
  lookDispute(reference: string): Promise<SeenDispute>
  /**
   * What a message of the provider is about. It says nothing by itself: what it names is looked up.
   * @param raw its bytes as they came.
   * @throws ForgedHook when the provider did not write it, or not lately.
   */
  hear(raw: Buffer, headers: IncomingHttpHeaders): Heard
  /** All that changed there since an instant, of this environment or of none. */
  changedSince(instant: number): AsyncIterable<Changed>
}

export interface AttemptDraft {
  /** Ours, and the idempotency key of the call. */
  readonly id: string
  readonly key: string
  /** Of the order, such as `SL-1001`. */
  readonly number: string
  readonly purpose: 'deposit' | 'balance' | 'all'
  readonly amount: Pence
  readonly email: string
  /** Codes are what stolen cards buy: its payer is asked to show more. */
  readonly hasVouchers: boolean
  /** Where the payer comes back to, having paid or not. */
  readonly returnUrl: string
  readonly cancelUrl: string
  /** By the machine's clock: the provider does not know the site's. */
  readonly machineNow: number
}

export interface AttemptRequest {
  readonly key: string
  /** By the machine's clock. */
  readonly expiresAt: number
  /** The provider's own words. Can be kept as JSON. */
  readonly body: Readonly<Record<string, unknown>>
}

export interface Opened {
  readonly reference: string
  /** Null: it is not open any more. */
  readonly url: string | null
}

/** How an attempt stands. `unknown`: the provider said something that this code does not know. */
export interface Seen {
  readonly state: 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'unknown'
  /** The money that came, if some did. */
  readonly payment: SeenPayment | null
  /** Whose it is, as the provider keeps it. */
  readonly mark: Mark
}

export interface SeenPayment {
  /** The provider's name for the money, which is not the attempt's. */
  readonly reference: string
  readonly amount: Pence
  /** Lower case, such as `gbp`. */
  readonly currency: string
  /** Such as `Visa ending 4242`; null: not known yet. */
  readonly method: string | null
}

/** What we wrote on a thing at the provider, so that we know our own. */
export interface Mark {
  readonly attempt: string | null
  /** Which site wrote it. */
  readonly environment: string | null
}

export interface RefundWish {
  /** Ours: once for each. */
  readonly id: string
  /** The provider's name for the payment. */
  readonly payment: string
  readonly amount: Pence
  readonly createdAt: number
}

export interface SeenRefund {
  readonly reference: string
  /** The provider's name for the payment that it is of. */
  readonly payment: string
  readonly amount: Pence
  readonly state: 'pending' | 'succeeded' | 'failed' | 'unknown'
  /** Why it waits or failed, in the provider's words. */
  readonly reason: string | null
  /** The id of the refund of ours that it is; null: it was made elsewhere. */
  readonly wish: string | null
}

export interface SeenDispute {
  readonly reference: string
  readonly payment: string
  readonly amount: Pence
  readonly state: DisputeState
  readonly reason: string
  readonly evidenceBy: number | null
  /** Did the bank take the money, and has it given it back? */
  readonly isTaken: boolean
  readonly isReturned: boolean
}

/** What can be looked up at the provider. */
export type Changed =
  | { readonly kind: 'attempt'; readonly reference: string; readonly mark: Mark }
  | { readonly kind: 'refund'; readonly reference: string; readonly payment: string }
  | { readonly kind: 'dispute'; readonly reference: string; readonly payment: string }

export interface Heard {
  /** The provider's name for the message. */
  readonly id: string
  readonly type: string
  /** Null: it is about nothing that the shop keeps, or of another environment. */
  readonly about: Changed | FraudWarning | null
}

/** A bank believes that a payment was not its card's owner's. */
interface FraudWarning {
  readonly kind: 'fraud-warning'
  readonly reference: string
  readonly payment: string
}

/**
 * A call to a provider that did not succeed. `silent`: it did not answer, or not what happened, so it may
 * have been done; `refused`: it was not done, and will not be.
 */
export class ProviderFault extends Error {
  readonly kind: 'silent' | 'refused'

  constructor(kind: 'silent' | 'refused', message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ProviderFault'
    this.kind = kind
  }
}

/** A message that no provider of ours wrote, or that is too old. */
export class ForgedHook extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ForgedHook'
  }
}
