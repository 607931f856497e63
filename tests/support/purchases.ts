import type { Database } from '#server/database/database.ts'
import type { Harbour } from './auth.ts'

/** What both a cart and an order have of the voucher. */
const voucher = { kind: 'voucher', sku: 'GV-050', name: '£50 voucher', quantity: 1 } as const
const price = 5_000

interface Buyer {
  readonly id: string
  readonly name: string
  readonly email: string
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
  const buyer = { id, name, email }
  await leaveCart(db, buyer, now)
  await leaveOrder(db, buyer, now)
  await leavePaidVoucher(db, buyer, now)
}

async function leaveCart(db: Database['db'], { id, name }: Buyer, now: number): Promise<void> {
  await db
    .insertInto('carts')
    .values({
      id,
      user_id: id,
      checkout_key: id,
      checkout: '{}',
      codes: '[]',
      created_at: now,
      forget_at: now * 2,
    })
    .execute()
  await db
    .insertInto('cart_items')
    .values({
      ...voucher,
      id,
      cart_id: id,
      details: JSON.stringify({ to: name }),
      unit_price: price,
      created_at: now,
    })
    .execute()
}

async function leaveOrder(
  db: Database['db'],
  { id, name, email }: Buyer,
  now: number,
): Promise<void> {
  await db
    .insertInto('orders')
    .values({
      id,
      number: `SL-${id}`,
      idempotency_key: id,
      user_id: id,
      name,
      email,
      telephone: '01632 960 111',
      payment: 'bank-transfer',
      status: 'paid',
      terms: 't',
      goods: price,
      delivery: 0,
      vat: 0,
      total: price,
      by_voucher: 0,
      due_now: price,
      due_later: 0,
      instalments: '[]',
      created_at: now,
    })
    .execute()
  await db
    .insertInto('order_lines')
    .values({
      ...voucher,
      id,
      order_id: id,
      position: 0,
      details: JSON.stringify({ to: name }),
      unit_price: price,
      price,
      vat_rate: 'outside',
      vat: 0,
    })
    .execute()
}

async function leavePaidVoucher(db: Database['db'], { id }: Buyer, now: number): Promise<void> {
  await db
    .insertInto('payments')
    .values({ id, order_id: id, amount: price, created_at: now })
    .execute()
  await db
    .insertInto('vouchers')
    .values({
      id,
      order_line_id: id,
      code: id,
      value: price,
      valid_until: '2028-01-01',
      created_at: now,
    })
    .execute()
}
