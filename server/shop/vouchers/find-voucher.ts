import type { Connection } from '#server/database/database.ts'
import type { OrderLineRow, VoucherRow } from '#server/database/shop-tables.ts'

/** A voucher with the line of the order that bought it, and whose order that is. */
export interface WholeVoucher {
  readonly voucher: VoucherRow
  readonly line: Pick<OrderLineRow, 'order_id' | 'sku' | 'name' | 'details'>
  /** null: a guest's. */
  readonly buyer: string | null
}

/** The voucher of an id; null: there is none. */
export async function findVoucher(
  connection: Connection,
  id: string,
): Promise<WholeVoucher | null> {
  const voucher = await connection
    .selectFrom('vouchers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!voucher) return null
  const { user_id: buyer, ...line } = await connection
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.order_id', 'sku', 'order_lines.name', 'details', 'orders.user_id'])
    .where('order_lines.id', '=', voucher.order_line_id)
    .executeTakeFirstOrThrow()
  return { voucher, line, buyer }
}
