import type { Tables } from '#server/database/schema.ts'

/**
 * Where the download has what a table says of a person; null: the table names nobody. A new table does not compile until it stands here, and
 * then it must be in the download and go with the account.
 */
export const inventory: Readonly<Record<keyof Tables, string | null>> = {
  users: 'account',
  sessions: 'sessions',
  tokens: 'links',
  browsers: 'browsers',
  authenticator_apps: 'authenticator_apps',
  recovery_codes: 'recovery_codes',
  passkeys: 'passkeys',
  used_challenges: null,
  undo_links: 'undo_links',
  factor_removals: 'factor_removals',
  staff_roles: 'staff_roles',
  subscribers: 'newsletter',
  letters_sent: null,
  letter_recipients: 'newsletters',
  waiting_list: 'waiting_lists',
  enquiries: 'enquiries',
  outbox: 'letters',
  rate_limits: null,
  dates: null,
  date_cases: null,
  networks: null,
  hold_alarms: null,
  published_addresses: null,
  carts: 'carts',
  cart_items: 'cart_items',
  // Whose they are stands in the waiting list.
  place_offers: null,
  counters: null,
  pending_orders: 'pending_orders',
  orders: 'orders',
  order_lines: 'order_lines',
  payments: 'payments',
  payment_attempts: 'payment_attempts',
  refunds: 'refunds',
  disputes: 'disputes',
  provider_events: null,
  order_reminders: 'order_reminders',
  papers: 'papers',
  vouchers: 'vouchers',
  voucher_spendings: null,
}

/** Tax law wants what was sold for six years, whoever it was sold to. */
export const keptByLaw: readonly (keyof Tables)[] = [
  'orders',
  'order_lines',
  'payments',
  'payment_attempts',
  'refunds',
  'disputes',
  'order_reminders',
  'papers',
  'vouchers',
]
