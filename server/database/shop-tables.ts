/** The tables of the cart and of orders; see schema.ts for the rules that all tables keep to. */
export interface ShopTables {
  carts: CartRow
  cart_items: CartItemRow
  counters: CounterRow
  pending_orders: PendingOrderRow
  orders: OrderRow
  order_lines: OrderLineRow
  payments: PaymentRow
  vouchers: VoucherRow
  voucher_spendings: VoucherSpendingRow
}

/** What a visitor is going to buy: a guest's, found by a cookie, or an account's. */
export interface CartRow {
  id: string
  /** sha-256 of the cookie, in hex; null: an account's. */
  token: string | null
  user_id: string | null
  /** The idempotency key of the order that this cart becomes. */
  checkout_key: string
  /** What the steps of the checkout were told, as JSON. */
  checkout: string
  /** The codes of vouchers that are to pay, as a JSON list. */
  codes: string
  created_at: number
  /** Deleted after this instant. */
  forget_at: number
  /** An address of which was asked whether another is meant; null: none. */
  asked_email: string | null
  /** An address that its visitor has shown to be theirs, by the code that went there; null: none. */
  confirmed_email: string | null
}

export type LineKind = 'place' | 'online' | 'product' | 'voucher'

export interface CartItemRow {
  id: string
  cart_id: string
  kind: LineKind
  /** The reference of a date, or the code of a course, a product or a voucher. */
  sku: string
  /** As it was called when it was put in: it may be sold no longer. */
  name: string
  quantity: number
  /** How many come, where one price is for several. */
  people: number | null
  /** For one, as it was when it was put in. */
  unit_price: number
  /** What only its kind has, as JSON: to whom a voucher goes. */
  details: string
  /** The places are nobody else's until then; null: nothing is held. */
  held_until: number | null
  /** How often its hold was made longer, or begun anew. */
  extended: number
  /** Whose hold it counts as, as a hash; null: nobody's. */
  network: string | null
  created_at: number
  /** Taken out, and still there to be put back. */
  removed_at: number | null
}

/** The last of the numbers that were given out. */
interface CounterRow {
  name: string
  value: number
}

/** What the last step of a checkout asked for, until the address that it gave is confirmed. */
export interface PendingOrderRow {
  /** The idempotency key of the cart, and of the order that comes of it. */
  key: string
  cart_id: string
  /** Where the code went; lower case. */
  email: string
  /** What was chosen and shown, as JSON. */
  input: string
  /** The lines and the answers that it was asked for with, as JSON. */
  basket: string
  answers: string
  /** From where it was asked for, as a hash; null: nobody's. */
  network: string | null
  /** sha-256 of the link's secret, in hex. */
  token: string
  /** A proof of the code, which only the site can make. */
  code: string
  /** How many codes were typed. */
  tries: number
  /** When it was asked for the first time. */
  created_at: number
  /** Neither code nor link works afterwards. */
  expires_at: number
}

export type OrderStatus = 'awaiting-payment' | 'part-paid' | 'paid' | 'cancelled'

export interface OrderRow {
  id: string
  /** Such as SL-1001. */
  number: string
  /** The cart's: ordered twice is ordered once. */
  idempotency_key: string
  /** Null: a guest's, or of an account that is no more. */
  user_id: string | null
  name: string
  /** Lower case. */
  email: string
  telephone: string
  /** An address or a collection, as JSON; null: nothing is posted. */
  delivery_to: string | null
  payment: 'bank-transfer' | 'card-by-phone'
  status: OrderStatus
  /** The sum of the lines, and what posting them costs; together the total. */
  goods: number
  delivery: number
  total: number
  /** The VAT inside the total. */
  vat: number
  /** How the total is paid; these three make it up. */
  by_voucher: number
  due_now: number
  due_later: number
  /** When how much of the rest is due, as JSON. */
  instalments: string
  /** sha-256 of the page of the terms as it read. */
  terms: string
  /** The figures and conditions that it was placed under, as JSON. */
  agreed_terms: string
  created_at: number
  paid_at: number | null
  cancelled_at: number | null
  /** When the message about it was written; null: none was, as too many had gone to its address. */
  told_at: number | null
  /**
   * The day `YYYY-MM-DD` by which a first payment is expected, without which the order lapses some days
   * later; null: it never does.
   */
  pay_by: string | null
  /** When its customer was reminded that nothing had come. */
  reminded_at: number | null
  /** It was cancelled then because nothing had come; null: it was not, or by staff. */
  lapsed_at: number | null
  /** From where it was ordered, as a hash, while nothing is paid; null: nobody asks any more. */
  network: string | null
  /** How often the links to it were ended. */
  link_version: number
  /** When its address was known to be its buyer's; null: nobody showed it. */
  confirmed_at: number | null
  /** The provider at which its buyer chose to pay by card, such as `stripe`; null: they did not. */
  provider: string | null
  /** When an order by card lapses if nothing has come for it; null: it does not, or by `pay_by`. */
  lapses_at: number | null
}

export interface OrderLineRow {
  id: string
  order_id: string
  /** From 0 on. */
  position: number
  kind: LineKind
  sku: string
  /** Of the date whose places these are. */
  reference: string | null
  /** As it was called when it was bought. */
  name: string
  /** When and where, who comes, to whom a voucher goes, as JSON. */
  details: string
  quantity: number
  people: number | null
  unit_price: number
  price: number
  vat_rate: 'standard' | 'zero' | 'outside'
  /** Inside the price. */
  vat: number
}

/** Money that came in for an order. */
export interface PaymentRow {
  id: string
  order_id: string
  amount: number
  note: string | null
  created_at: number
  /** The provider by which it came, and which account there; null: staff noted it. */
  provider: string | null
  account: string | null
  /** The provider's name for it: the same one is the same money. */
  reference: string | null
  attempt_id: string | null
  /** How, as its payer reads it, such as `Visa ending 4242`. */
  method: string | null
  /** When staff took it back: it counts no longer. */
  reversed_at: number | null
}

export interface VoucherRow {
  id: string
  order_line_id: string
  /** What is typed to spend it, such as 7HKM-2XQP-9RTW-4BDN. */
  code: string
  value: number
  /** The last day on which it can be spent, `YYYY-MM-DD`. */
  valid_until: string
  created_at: number
  cancelled_at: number | null
  /** How often the links to it were ended. */
  link_version: number
}

/** What an order took from a voucher; its balance is what is left. */
interface VoucherSpendingRow {
  voucher_id: string
  order_id: string
  amount: number
  created_at: number
}
