/**
 * The tables, as both engines hold them: ids are UUIDv7 text, instants integer milliseconds UTC,
 * money integer pence (decision 10).
 */
export interface Tables {
  users: UserRow
  subscribers: SubscriberRow
  outbox: OutboxRow
  rate_limits: RateLimitRow
  waiting_list: WaitingRow
}

export interface UserRow {
  id: string
  name: string
  /** Lower case. */
  email: string
  role: 'customer' | 'staff'
  created_at: number
}

export interface SubscriberRow {
  id: string
  /** Lower case. */
  email: string
  status: 'pending' | 'confirmed' | 'unsubscribed'
  created_at: number
  confirmed_at: number | null
  unsubscribed_at: number | null
}

/** A message that is to be sent, written in the transaction of what it reports. */
export interface OutboxRow {
  id: string
  /** The typed template's name. */
  template: string
  recipient: string
  /** The template's data, as JSON. */
  data: string
  created_at: number
  /** Not tried before this instant. */
  due_at: number
  attempts: number
  /** A worker holds the message until this instant. */
  leased_until: number | null
  sent_at: number | null
  /** Set when the last try failed for good. */
  failed_at: number | null
  last_error: string | null
}

/** Counters of calls, shared by processes on PostgreSQL. */
export interface RateLimitRow {
  key: string
  hits: number
  resets_at: number
}

/** Somebody who would like a place that comes free: one row for each date and address. */
export interface WaitingRow {
  id: string
  /** The date, such as CR-DSP-270321. */
  reference: string
  name: string
  /** Lower case. */
  email: string
  /** How many places. */
  heads: number
  created_at: number
  /** The date is over then, and nobody needs the row. */
  forget_at: number
}
