import type { Connection } from '#server/database/database.ts'
import type {
  DisputeRow,
  PaperRow,
  PaymentAttemptRow,
  RefundRow,
} from '#server/database/payment-tables.ts'
import type {
  OrderLineRow,
  OrderRow,
  PaymentRow,
  VoucherRow,
} from '#server/database/shop-tables.ts'
import type { Site } from '#server/site/site.ts'
import { dateAsSold, keptDates } from '../places/sold-date.ts'
import type { SoldDate } from '../places/sold-date.ts'
import { readLineDetails } from './line-details.ts'
import { linesOfOrder } from './order-messages.ts'

/** An order with all that belongs to it. */
export interface WholeOrder {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  /** Also those that staff took back: what counts is `paidOf`. */
  readonly payments: readonly PaymentRow[]
  readonly refunds: readonly RefundRow[]
  readonly disputes: readonly DisputeRow[]
  /** Its tries to pay by card, the oldest first. */
  readonly attempts: readonly PaymentAttemptRow[]
  /** Its receipts and credit notes, the oldest first. */
  readonly papers: readonly PaperRow[]
  /** Those that it bought. */
  readonly vouchers: readonly VoucherRow[]
}

/** The order of an id, of a number, or of a try to pay; null: there is none. */
export async function findOrder(
  connection: Connection,
  by: { readonly id: string } | { readonly number: string } | { readonly attemptId: string },
): Promise<WholeOrder | null> {
  const order = await connection
    .selectFrom('orders')
    .selectAll()
    .where((eb) => {
      if ('id' in by) return eb('id', '=', by.id)
      if ('number' in by) return eb('number', '=', by.number)
      const attempts = eb.selectFrom('payment_attempts').where('id', '=', by.attemptId)
      return eb('id', 'in', attempts.select('order_id'))
    })
    .executeTakeFirst()
  if (!order) return null
  const { id } = order
  return {
    order,
    lines: await linesOfOrder(connection, id),
    ...(await moneyOf(connection, id)),
    attempts: await connection
      .selectFrom('payment_attempts')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    papers: await connection
      .selectFrom('papers')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('created_at')
      .orderBy('number')
      .execute(),
    vouchers: await connection
      .selectFrom('vouchers')
      .innerJoin('order_lines', 'order_lines.id', 'vouchers.order_line_id')
      .where('order_lines.order_id', '=', id)
      .selectAll('vouchers')
      .orderBy('order_lines.position')
      .execute(),
  }
}

/** The money of an order: what came, what goes back and what is disputed, the oldest first. */
export async function moneyOf(
  connection: Connection,
  orderId: string,
): Promise<Pick<WholeOrder, 'payments' | 'refunds' | 'disputes'>> {
  return {
    payments: await paymentsOf(connection, orderId),
    refunds: await refundsOf(connection, orderId),
    disputes: await connection
      .selectFrom('disputes')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .orderBy('reference')
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

/** What of its money goes back, the oldest first. */
async function refundsOf(connection: Connection, orderId: string): Promise<RefundRow[]> {
  return connection
    .selectFrom('refunds')
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

/**
 * The first date that begins today or later, and takes place, of which a customer has places; null:
 * none.
 */
export async function nextDateOf(
  connection: Connection,
  userId: string,
  site: Site,
): Promise<{ readonly orderId: string; readonly name: string; readonly date: SoldDate } | null> {
  const lines = await connection
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.name', 'order_lines.reference', 'orders.id as orderId', 'details'])
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
    .flatMap(({ reference, name, orderId, details }) => {
      const date = reference && dateAsSold(site, reference, kept.get(reference))
      // Of one that nothing gives any more its customer has heard.
      if (readLineDetails({ details }).date?.isCancelled) return []
      return date && !date.isCancelled && date.starts >= site.today ? [{ orderId, name, date }] : []
    })
    .toSorted((one, other) => (one.date.starts < other.date.starts ? -1 : 1))
  return next ?? null
}
