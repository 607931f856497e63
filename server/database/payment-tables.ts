/** The tables of payments by card; see schema.ts for the rules that all tables keep to. */
export interface PaymentTables {
  payment_attempts: PaymentAttemptRow
  refunds: RefundRow
  disputes: DisputeRow
  provider_events: ProviderEventRow
  order_reminders: OrderReminderRow
  papers: PaperRow
}

/**
 * `new`: written here, the provider was not asked or has not answered. `stale`: its order has changed
 * since, and it is to be closed. The last four are its end; money can still come by any of them.
 */
export type AttemptState =
  | 'new'
  | 'open'
  | 'processing'
  | 'stale'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'lost'

/** One try to pay for an order at a provider's page. Of an order at most one is unfinished. */
export interface PaymentAttemptRow {
  id: string
  order_id: string
  /** Such as `stripe`. */
  provider: string
  /** Which account at the provider, such as `live`. */
  account: string
  purpose: 'deposit' | 'balance' | 'all'
  amount: number
  state: AttemptState
  /** The idempotency key of the call that opens it. */
  key: string
  /** What the provider was asked for, as JSON, until it has ended. */
  request: string | null
  /** The provider's name for it; null until it has answered. */
  reference: string | null
  /** The page on which it is paid, while it is open. */
  url: string | null
  /** The provider takes no money by it afterwards. */
  expires_at: number
  /** When it is looked at next; null: no more. */
  check_at: number | null
  /** How often it was looked at. */
  checks: number
  last_error: string | null
  created_at: number
  finished_at: number | null
}

/**
 * `asked`: the provider has not said that it knows it. `by-hand`: staff pay it back by transfer; with
 * `settled_at` they did.
 */
export type RefundState = 'asked' | 'pending' | 'succeeded' | 'failed' | 'by-hand'

/** Why money goes back. Of these only `goodwill` leaves the order as paid as it was. */
export type RefundKind = 'cancelled' | 'overpaid' | 'late' | 'goodwill' | 'external'

/** Money of a payment that goes back, whole or in part. */
export interface RefundRow {
  /** Part of the idempotency key of the call. */
  id: string
  order_id: string
  /** Null: of no payment in particular. */
  payment_id: string | null
  amount: number
  kind: RefundKind
  state: RefundState
  provider: string | null
  account: string | null
  /** The provider's name for it. */
  reference: string | null
  /** Why, in staff's words. */
  reason: string | null
  /** Who of staff asked; null: the site. */
  asked_by: string | null
  check_at: number | null
  checks: number
  last_error: string | null
  created_at: number
  /** When it arrived, failed for good, or staff noted their transfer. */
  settled_at: number | null
}

export type DisputeState = 'inquiry' | 'open' | 'won' | 'lost' | 'closed' | 'unknown'

/** A payment that its card's owner has questioned at their bank. */
export interface DisputeRow {
  provider: string
  reference: string
  account: string
  order_id: string
  payment_id: string
  amount: number
  state: DisputeState
  reason: string
  /** Until then evidence is taken; null: none is asked for. */
  evidence_by: number | null
  /** When the bank took the money, and when it gave it back. */
  taken_at: number | null
  returned_at: number | null
  created_at: number
}

/** A message of a provider that was heard: only what it was about. */
interface ProviderEventRow {
  provider: string
  id: string
  type: string
  reference: string | null
  received_at: number
  /** Null: what it is about was not looked up yet. */
  done_at: number | null
  error: string | null
}

/** A letter about an order that is sent once. */
interface OrderReminderRow {
  order_id: string
  /** Such as `balance-notice`. */
  kind: string
  /** The day that it is about, `YYYY-MM-DD`. */
  on: string
  sent_at: number
}

/** A receipt or a credit note: what it says never changes. */
export interface PaperRow {
  /** Such as RC-1001; no number is left out. */
  number: string
  order_id: string
  kind: 'receipt' | 'credit-note'
  /** The payment of a receipt. */
  payment_id: string | null
  /** The refund of a credit note. */
  refund_id: string | null
  /** What stands on it, as JSON. */
  content: string
  created_at: number
}
