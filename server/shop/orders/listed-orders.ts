import type { Connection } from '#server/database/database.ts'
import type { OrderLineRow, OrderRow, OrderStatus } from '#server/database/shop-tables.ts'
import { paidForEach } from '../payments/paid.ts'
import { openAmount } from './open-amounts.ts'

/** Which orders; what is left out does not matter. */
export interface OrderFilter {
  readonly status?: OrderStatus | undefined
  /** Ordered at this instant or later. */
  readonly from?: number | undefined
  /** Ordered before this instant. */
  readonly before?: number | undefined
}

/** An order in a list. */
export interface ListedOrder {
  readonly order: OrderRow
  readonly lines: readonly Pick<OrderLineRow, 'quantity' | 'sku'>[]
  /** What counts as paid, in pence, without what vouchers paid. */
  readonly paid: number
  /** What of it goes back or has gone, in pence. */
  readonly refunded: number
  /** What is still to come, in pence; nothing for one that is cancelled. */
  readonly open: number
}

/** The orders that fit, the oldest first. */
export async function listedOrders(
  connection: Connection,
  filter: OrderFilter = {},
): Promise<readonly ListedOrder[]> {
  const fitting = fittingOrders(connection, filter)
  const orders = await fitting.selectAll().orderBy('created_at').orderBy('id').execute()
  const ids = fitting.select('id')
  const paidFor = await paidForEach(connection, ids)
  const refunds = await connection
    .selectFrom('refunds')
    .where('order_id', 'in', ids)
    .where('state', '<>', 'failed')
    .select(['order_id', 'amount'])
    .execute()
  const refundedOf = new Map<string, number>()
  for (const { order_id: id, amount } of refunds) {
    refundedOf.set(id, (refundedOf.get(id) ?? 0) + amount)
  }
  const lines = await connection
    .selectFrom('order_lines')
    .where('order_id', 'in', ids)
    .select(['order_id', 'quantity', 'sku'])
    .orderBy('position')
    .execute()
  const linesOf = new Map<string, ListedOrder['lines'][number][]>()
  for (const { order_id: id, ...line } of lines) {
    linesOf.set(id, [...(linesOf.get(id) ?? []), line])
  }
  return orders.map((order) => {
    const paid = paidFor.get(order.id) ?? 0
    return {
      order,
      lines: linesOf.get(order.id) ?? [],
      paid,
      refunded: refundedOf.get(order.id) ?? 0,
      open: openAmount(order, paid),
    }
  })
}

function fittingOrders(connection: Connection, { status, from, before }: OrderFilter) {
  return connection
    .selectFrom('orders')
    .where((eb) =>
      eb.and([
        ...(status === undefined ? [] : [eb('status', '=', status)]),
        ...(from === undefined ? [] : [eb('created_at', '>=', from)]),
        ...(before === undefined ? [] : [eb('created_at', '<', before)]),
      ]),
    )
}
