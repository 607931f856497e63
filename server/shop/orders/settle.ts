import type { Trx } from '#server/database/database.ts'
import type { OrderRow, OrderStatus } from '#server/database/shop-tables.ts'
import type { OrderContext } from '../context.ts'
import { paidFor } from '../payments/paid.ts'
import { freezeVouchers, thawVouchers } from '../vouchers/freeze.ts'
import { issueVouchers } from '../vouchers/issue.ts'

/** The order of a number, which nobody else changes until the transaction ends. */
export async function lockOrder(trx: Trx, number: string): Promise<OrderRow | undefined> {
  return trx
    .updateTable('orders')
    .set({ number })
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirst()
}

/** The same of an id, which something that goes with its order has. */
export async function lockOrderById(trx: Trx, id: string): Promise<OrderRow> {
  return trx
    .updateTable('orders')
    .set({ id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Brings an order to where its payments have got it. Once everything is in that was due at once, its
 * vouchers are made and sent; when some of that is gone again they cannot be spent, until it is back.
 * Doing it again changes nothing.
 */
export async function settle(
  context: OrderContext,
  trx: Trx,
  order: OrderRow,
  now: number,
): Promise<OrderRow> {
  if (order.status === 'cancelled') return order
  const paid = await paidFor(trx, order.id)
  if (paid >= order.due_now) {
    await thawVouchers(context, trx, order, now)
    await issueVouchers(context, trx, order, now)
  } else {
    await freezeVouchers(context, trx, order, now)
  }
  const status = statusOf(order, paid)
  return trx
    .updateTable('orders')
    .set({ status, paid_at: status === 'paid' ? (order.paid_at ?? now) : null })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function statusOf({ total, by_voucher }: OrderRow, paid: number): OrderStatus {
  if (paid + by_voucher >= total) return 'paid'
  return paid > 0 ? 'part-paid' : 'awaiting-payment'
}
