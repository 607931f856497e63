import type { Connection } from '#server/database/database.ts'
import type {
  OrderLineRow,
  OrderRow,
  OrderStatus,
  PaymentRow,
  VoucherRow,
} from '#server/database/shop-tables.ts'
import type { Site } from '#server/site/site.ts'
import { dateAsSold, keptDates } from '../places/sold-date.ts'
import type { SoldDate } from '../places/sold-date.ts'
import { linesOfOrder } from './order-messages.ts'

/** An order with all that belongs to it. */
export interface WholeOrder {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  readonly payments: readonly PaymentRow[]
  /** Those that it bought. */
  readonly vouchers: readonly VoucherRow[]
}

/** The order of an id or of a number; null: there is none. */
export async function findOrder(
  connection: Connection,
  by: { readonly id: string } | { readonly number: string },
): Promise<WholeOrder | null> {
  const orders = connection.selectFrom('orders').selectAll()
  const order = await (
    'id' in by ? orders.where('id', '=', by.id) : orders.where('number', '=', by.number)
  ).executeTakeFirst()
  if (!order) return null
  const { id } = order
  return {
    order,
    lines: await linesOfOrder(connection, id),
    payments: await paymentsOf(connection, id),
    vouchers: await connection
      .selectFrom('vouchers')
      .innerJoin('order_lines', 'order_lines.id', 'vouchers.order_line_id')
      .where('order_lines.order_id', '=', id)
      .selectAll('vouchers')
      .orderBy('order_lines.position')
      .execute(),
  }
}

/** What came in for an order, the oldest first. */
export async function paymentsOf(connection: Connection, orderId: string): Promise<PaymentRow[]> {
  return connection
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** A customer's orders, the newest first. */
export async function ordersOf(connection: Connection, userId: string): Promise<OrderRow[]> {
  return connection
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

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
  /** The money that came in, in pence, without what vouchers paid. */
  readonly paid: number
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
  const payments = await connection
    .selectFrom('payments')
    .where('order_id', 'in', ids)
    .groupBy('order_id')
    .select(({ fn }) => ['order_id', fn.sum('amount').as('sum')] as const)
    .execute()
  const lines = await connection
    .selectFrom('order_lines')
    .where('order_id', 'in', ids)
    .select(['order_id', 'quantity', 'sku'])
    .orderBy('position')
    .execute()
  const paidFor = new Map(payments.map(({ order_id: id, sum }) => [id, Number(sum)]))
  const linesOf = new Map<string, ListedOrder['lines'][number][]>()
  for (const { order_id: id, ...line } of lines) {
    linesOf.set(id, [...(linesOf.get(id) ?? []), line])
  }
  return orders.map((order) => {
    const paid = paidFor.get(order.id) ?? 0
    return { order, lines: linesOf.get(order.id) ?? [], paid, open: openAmount(order, paid) }
  })
}

/** What of an order is still to come, in pence, when so much money is in. */
export function openAmount(
  { status, total, by_voucher: byVoucher }: Pick<OrderRow, 'status' | 'total' | 'by_voucher'>,
  paid: number,
): number {
  return status === 'cancelled' ? 0 : total - byVoucher - paid
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

/** The next date that somebody has places on, as it is now. */
interface NextDate {
  readonly orderId: string
  readonly name: string
  readonly date: SoldDate
}

/**
 * The first date that begins today or later, and takes place, of which a customer has places; null:
 * none.
 */
export async function nextDateOf(
  connection: Connection,
  userId: string,
  site: Site,
): Promise<NextDate | null> {
  const lines = await connection
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.name', 'order_lines.reference', 'orders.id as orderId'])
    .where('orders.user_id', '=', userId)
    .where('orders.status', '<>', 'cancelled')
    .where('order_lines.reference', 'is not', null)
    .orderBy('orders.created_at')
    .orderBy('order_lines.position')
    .execute()
  const kept = await keptDates(
    connection,
    lines.flatMap(({ reference }) => reference ?? []),
  )
  const [next] = lines
    .flatMap(({ reference, name, orderId }) => {
      const date = reference && dateAsSold(site, reference, kept.get(reference))
      return date && !date.isCancelled && date.starts >= site.today ? [{ orderId, name, date }] : []
    })
    .toSorted((one, other) => (one.date.starts < other.date.starts ? -1 : 1))
  return next ?? null
}
