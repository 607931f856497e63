import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/schema.ts'
import type { OrderRow, OrderStatus } from '#server/database/shop-tables.ts'
import { issueVouchers } from '../vouchers/issue.ts'
import type { OrderContext } from './context.ts'

/**
 * Brings an order to where its payments have got it. Once everything is in that was due at once, its
 * vouchers are made and sent. Doing it again changes nothing.
 */
export async function settle(
  context: OrderContext,
  trx: Transaction<Tables>,
  order: OrderRow,
  now: number,
): Promise<OrderRow> {
  if (order.status === 'cancelled') return order
  const paid = await paidFor(trx, order.id)
  if (paid >= order.due_now) await issueVouchers(context, trx, order, now)
  const status = statusOf(order, paid)
  return trx
    .updateTable('orders')
    .set({ status, paid_at: status === 'paid' ? (order.paid_at ?? now) : null })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What has come in for an order, in pence, without what vouchers pay. */
export async function paidFor(trx: Transaction<Tables>, orderId: string): Promise<number> {
  const { sum } = await trx
    .selectFrom('payments')
    .select(({ fn }) => fn.sum('amount').as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

function statusOf({ total, by_voucher }: OrderRow, paid: number): OrderStatus {
  if (paid + by_voucher >= total) return 'paid'
  return paid > 0 ? 'part-paid' : 'awaiting-payment'
}
