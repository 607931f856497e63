import type { Connection } from '#server/database/database.ts'

/**
 * What somebody has in their cart and has ordered, by their account or under their address; without
 * the codes of vouchers, which are money to whoever finds the file.
 */
export async function boughtBy(
  db: Connection,
  { id, email }: { readonly id: string; readonly email: string },
) {
  const carts = db.selectFrom('carts').where('user_id', '=', id)
  const orders = db
    .selectFrom('orders')
    .where((eb) => eb.or([eb('user_id', '=', id), eb('email', '=', email)]))
  const orderIds = orders.select('id')
  const lines = db.selectFrom('order_lines').where('order_id', 'in', orderIds)
  return {
    carts: await carts.select(['checkout', 'created_at', 'forget_at']).execute(),
    cart_items: await db
      .selectFrom('cart_items')
      .where('cart_id', 'in', carts.select('id'))
      .select(['kind', 'sku', 'name', 'quantity', 'people', 'details', 'held_until', 'created_at'])
      .orderBy('created_at')
      .execute(),
    orders: await orders
      .select(['number', 'name', 'email', 'telephone', 'delivery_to', 'payment', 'status'])
      .select(['goods', 'delivery', 'total', 'vat', 'by_voucher', 'due_now', 'due_later'])
      .select(['instalments', 'created_at', 'paid_at', 'cancelled_at'])
      .orderBy('created_at')
      .execute(),
    order_lines: await lines
      .select(['kind', 'sku', 'reference', 'name', 'details', 'quantity', 'people', 'price', 'vat'])
      .orderBy('id')
      .execute(),
    payments: await db
      .selectFrom('payments')
      .where('order_id', 'in', orderIds)
      .select(['amount', 'note', 'created_at'])
      .orderBy('created_at')
      .execute(),
    vouchers: await db
      .selectFrom('vouchers')
      .where('order_line_id', 'in', lines.select('id'))
      .select(['value', 'valid_until', 'created_at', 'cancelled_at'])
      .orderBy('created_at')
      .execute(),
  }
}
