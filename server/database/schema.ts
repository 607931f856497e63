import type { AccountTables } from './account-tables.ts'
import type { LetterTables } from './letter-tables.ts'
import type { PaymentTables } from './payment-tables.ts'
import type { PlacesTables } from './places-tables.ts'
import type { ShopTables } from './shop-tables.ts'

/**
 * The tables, as both engines hold them: ids are UUIDv7 text, instants integer milliseconds UTC,
 * money integer pence (decision 10).
 */
export interface Tables
  extends AccountTables, ShopTables, PlacesTables, PaymentTables, LetterTables {
  users: UserRow
  sessions: SessionRow
  tokens: TokenRow
  browsers: BrowserRow
  subscribers: SubscriberRow
  outbox: OutboxRow
  rate_limits: RateLimitRow
  waiting_list: WaitingRow
  enquiries: EnquiryRow
  published_addresses: PublishedAddressRow
}

/** A page of an offer or of a thing that the site has, or had once. */
interface PublishedAddressRow {
  path: string
  /** The first day in London on which it was there, `YYYY-MM-DD`. */
  since: string
}

export interface UserRow {
  id: string
  name: string
  /** Lower case. */
  email: string
  role: 'customer' | 'staff'
  created_at: number
  /** An argon2id hash (PHC string); null: they set one by a link first. */
  password: string | null
  /** When they proved that the address is theirs; nobody else has a session. */
  verified_at: number | null
}

/** A browser that is signed in. */
export interface SessionRow {
  /** sha-256 of the cookie, in hex: who reads the table cannot use it. */
  id: string
  /** The id that pages show. */
  public_id: string
  user_id: string
  /** `pending`: the password was right, and a second factor is still asked for; it opens nothing. */
  stage: 'pending' | 'full'
  /** What was given besides the password, or in its place. */
  factor: 'app' | 'recovery-code' | 'passkey' | null
  /** 1: kept when the browser closes. */
  is_remembered: 0 | 1
  user_agent: string
  /** The IP address that it was begun from. */
  address: string
  /** The fingerprint of the browser that it was begun by. */
  browser: string | null
  created_at: number
  /** Written every 5 minutes at most. */
  seen_at: number
  /** When whoever has it last showed who they are. */
  confirmed_at: number | null
  /** It ends then, however much it is used. */
  expires_at: number
}

/** A link that a letter carries; a person has one for a purpose, the newest. */
export interface TokenRow {
  /** sha-256 of the purpose and the link's secret, in hex. */
  id: string
  user_id: string
  /** `verify-email`, `change-email`, `reset-password`. */
  purpose: string
  /** The address that the letter went to, lower case. */
  email: string
  /** The path that its reader wanted to go to. */
  intended: string | null
  created_at: number
  expires_at: number
}

/** A browser that a person has signed in by: wrong tries of others do not count against it. */
interface BrowserRow {
  user_id: string
  /** sha-256 of its cookie, in hex; of the browser's name of itself in rows without a `public_id`. */
  fingerprint: string
  /** The id that pages show. */
  public_id: string | null
  user_agent: string | null
  seen_at: number
  /** Until then it is not asked for a code, by its owner's choice. */
  trusted_until: number | null
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
  /** The template's data, as JSON; `{}` once it is sent. */
  data: string
  /** Files that go with it, as JSON; null: none. They are drawn when it is sent. */
  attachments: string | null
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
interface RateLimitRow {
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

/** What somebody asked by a form of the site. */
export interface EnquiryRow {
  id: string
  /** Of all that was sent and of the day: the same words sent twice are one enquiry. */
  fingerprint: string
  /** What it is about, as the page with the form said, such as classroom-hire. */
  subject: string
  /** The code of the offer on whose page it was asked; null: none. */
  context: string | null
  name: string
  /** Lower case. */
  email: string
  telephone: string | null
  /** How many people would come. */
  people: number | null
  /** When they would like to, in their own words. */
  dates: string | null
  message: string
  created_at: number
  /** Deleted after this instant. */
  forget_at: number
}
