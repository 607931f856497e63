import type { Connection } from '#server/database/database.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { londonDate } from '#server/site/clock.ts'
import { dueOf } from '../money/instalments.ts'
import { readLineDetails } from '../orders/bought-line.ts'
import { linesOfOrder } from '../orders/order-messages.ts'
import { paidFor } from '../orders/payments.ts'

/** What has come in for an order, and what of that and of its vouchers was for one of its dates. */
interface MoneyBack {
  readonly paid: Pence
  readonly back: Pence
}

/**
 * What the terms give back when we cancel or change a date ("If we change or cancel"): all that was paid for
 * its places. What is due at once for the rest of the order is paid first.
 */
export async function moneyBack(
  connection: Connection,
  order: OrderRow,
  reference: string,
): Promise<MoneyBack> {
  const paid = pence(await paidFor(connection, order.id))
  const lines = (await linesOfOrder(connection, order.id)).map((line) => ({
    isIts: line.reference === reference,
    price: pence(line.price),
    starts: readLineDetails(line).date?.starts ?? null,
  }))
  const price = lines.reduce((sum, line) => sum + (line.isIts ? line.price : 0), 0)
  const others = lines.filter(({ isIts }) => !isIts)
  const delivery = pence(order.delivery)
  const due = dueOf(others, londonDate(order.created_at), { delivery, paid: pence(0) })
  const left = paid + order.by_voucher - due.now
  return { paid, back: pence(Math.min(price, Math.max(0, left))) }
}
