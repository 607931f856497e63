import type { Connection } from '#server/database/database.ts'
import type { DisputeRow, PaymentAttemptRow, RefundRow } from '#server/database/payment-tables.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'

type OfOrder = Pick<OrderRow, 'number'>

/**
 * Refunds that are not over: asked for, on their way, to be sent by hand, or failed and not given back
 * otherwise since. The oldest first.
 */
export async function unsettledRefunds(connection: Connection): Promise<(RefundRow & OfOrder)[]> {
  const rows = await connection
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .selectAll('refunds')
    .select('orders.number')
    .where((eb) =>
      eb.or([
        eb('refunds.state', 'in', ['asked', 'pending', 'failed']),
        eb.and([eb('refunds.state', '=', 'by-hand'), eb('refunds.settled_at', 'is', null)]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds as later')
            .select('later.id')
            .whereRef('later.payment_id', '=', 'refunds.payment_id')
            .whereRef('later.created_at', '>', 'refunds.created_at')
            .where('refunds.state', '=', 'failed')
            .where('later.state', '<>', 'failed'),
        ),
      ),
    )
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute()
  return rows
}

/** Disputes that no bank has decided, the one with the nearest day for evidence first. */
export async function openDisputes(connection: Connection): Promise<(DisputeRow & OfOrder)[]> {
  const rows = await connection
    .selectFrom('disputes')
    .innerJoin('orders', 'orders.id', 'disputes.order_id')
    .selectAll('disputes')
    .select('orders.number')
    .where('disputes.state', 'in', ['inquiry', 'open', 'unknown'])
    .execute()
  const day = ({ evidence_by: until }: DisputeRow) => until ?? Number.MAX_SAFE_INTEGER
  return rows.toSorted((one, other) => day(one) - day(other))
}

/**
 * Tries to pay by card, the oldest first.
 * @param number of an order, of which all are meant; null: those of all orders that are not over, or lost.
 */
export async function listedAttempts(
  connection: Connection,
  number: string | null,
): Promise<(PaymentAttemptRow & OfOrder)[]> {
  const attempts = connection
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .selectAll('payment_attempts')
    .select('orders.number')
    .orderBy('payment_attempts.created_at')
    .orderBy('payment_attempts.id')
  return number === null
    ? attempts
        .where('payment_attempts.state', 'in', ['new', 'open', 'processing', 'stale', 'lost'])
        .execute()
    : attempts.where('orders.number', '=', number).execute()
}
