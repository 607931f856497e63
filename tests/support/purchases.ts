import type { Harbour } from './auth.ts'

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
  const one = { id, quantity: 1, unit_price: 5_000, sku: 'GV-050', created_at: now }
  const kind = 'voucher' as const
  const details = JSON.stringify({ to: name })
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
    .values({ ...one, kind, details, cart_id: id, name: '£50 voucher' })
    .execute()
  const none = { delivery: 0, vat: 0, by_voucher: 0, due_later: 0, instalments: '[]' }
  await db
    .insertInto('orders')
    .values({
      ...{ id, number: `SL-${id}`, idempotency_key: id, user_id: id, name, email, ...none },
      ...{ telephone: '01632 960 111', payment: 'bank-transfer', status: 'paid', terms: 't' },
      ...{ goods: 5_000, total: 5_000, due_now: 5_000, created_at: now },
    })
    .execute()
  const { created_at: _, ...bought } = one
  await db
    .insertInto('order_lines')
    .values({
      ...{ ...bought, kind, details, order_id: id, position: 0, name: '£50 voucher' },
      ...{ price: 5_000, vat_rate: 'outside', vat: 0 },
    })
    .execute()
  const money = { id, order_id: id, amount: 5_000, created_at: now }
  await db.insertInto('payments').values(money).execute()
  await db
    .insertInto('vouchers')
    .values({
      ...{ id, order_line_id: id, code: id, value: 5_000, valid_until: '2028-01-01' },
      created_at: now,
    })
    .execute()
}
