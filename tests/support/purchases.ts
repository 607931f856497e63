import type { Connection } from '#server/database/database.ts'
import type { Harbour } from './auth.ts'

/** What both a cart and an order have of the voucher. */
const voucher = { kind: 'voucher', sku: 'GV-050', name: '£50 voucher', quantity: 1 } as const
const price = 5_000

const pending = {
  input: '{}',
  basket: '[]',
  answers: '{}',
  code: 'code',
  tries: 0,
  expires_at: Number.MAX_SAFE_INTEGER,
}

/** A cart, and a voucher that was ordered and paid. */
export async function leavePurchases(
  { database: { db } }: Pick<Harbour, 'database'>,
  { name, email }: { readonly name: string; readonly email: string },
  now: number,
): Promise<void> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const details = JSON.stringify({ to: name })
  const begun = { id, created_at: now }
  const linked = { ...begun, link_version: 0 }
  const empty = { checkout: '{}', codes: '[]' }
  const cart = { ...begun, ...empty, user_id: id, checkout_key: id, forget_at: now * 2 }
  const item = { ...voucher, ...begun, cart_id: id, details, unit_price: price, extended: 0 }
  const order = {
    ...linked,
    number: `SL-${id}`,
    idempotency_key: id,
    user_id: id,
    name,
    email,
    telephone: '01632 960 111',
    payment: 'bank-transfer',
    status: 'paid',
    terms: 't',
    agreed_terms: '{}',
    goods: price,
    delivery: 0,
    vat: 0,
    total: price,
    by_voucher: 0,
    due_now: price,
    due_later: 0,
    instalments: '[]',
  } as const
  const line = { ...voucher, id, order_id: id, position: 0, details, unit_price: price, price }
  const paid = { ...linked, order_line_id: id, code: id, value: price, valid_until: '2028-01-01' }

  await db.insertInto('carts').values(cart).execute()
  await db.insertInto('cart_items').values(item).execute()
  await db
    .insertInto('pending_orders')
    .values({ ...pending, key: id, token: id, cart_id: id, email, created_at: now })
    .execute()
  await db.insertInto('orders').values(order).execute()
  await db
    .insertInto('order_lines')
    .values({ ...line, vat_rate: 'outside', vat: 0 })
    .execute()
  await db
    .insertInto('payments')
    .values({ ...begun, order_id: id, amount: price })
    .execute()
  await leaveMoney(db, id, now)
  await db.insertInto('vouchers').values(paid).execute()
}

/** A try to pay by card, and money that went back and was disputed. */
async function leaveMoney(db: Connection, id: string, now: number): Promise<void> {
  const at = { provider: 'demo', account: 'demo' } as const
  const part = { id, order_id: id, amount: price, created_at: now }
  await db
    .insertInto('payment_attempts')
    .values({ ...at, ...part, purpose: 'all', state: 'paid', key: id, expires_at: now, checks: 1 })
    .execute()
  await db
    .insertInto('refunds')
    .values({ ...at, ...part, payment_id: id, kind: 'goodwill', state: 'succeeded', checks: 1 })
    .execute()
  const { id: reference, ...disputed } = part
  await db
    .insertInto('disputes')
    .values({ ...at, ...disputed, reference, payment_id: id, state: 'won', reason: 'fraudulent' })
    .execute()
  await db
    .insertInto('order_reminders')
    .values({ order_id: id, kind: 'balance-notice', on: '2027-01-01', sent_at: now })
    .execute()
  await db
    .insertInto('papers')
    .values({
      number: `RC-${id}`,
      order_id: id,
      kind: 'receipt',
      payment_id: id,
      content: '{}',
      created_at: now,
    })
    .execute()
}
