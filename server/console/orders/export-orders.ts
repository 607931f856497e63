import { formatDate } from '#server/format/dates.ts'
import type { ListedOrder, OrderFilter } from '#server/shop/orders/find-orders.ts'
import { listedOrders } from '#server/shop/orders/find-orders.ts'
import { londonInstant, nextLondonMidnight } from '#server/site/clock.ts'
import { csvRecord } from '../csv.ts'
import { withOrders } from './orders-console.ts'
import type { ExitCode, OrdersConsole } from './orders-console.ts'

/** Days in London, `YYYY-MM-DD`, both of them included. */
interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The cells of one order, by the heading of their column. */
const cells: Readonly<Record<string, (listed: ListedOrder) => string>> = {
  number: ({ order }) => order.number,
  ordered: ({ order }) => dayAndTime(order.created_at),
  status: ({ order }) => order.status,
  name: ({ order }) => order.name,
  email: ({ order }) => order.email,
  telephone: ({ order }) => order.telephone,
  payment: ({ order }) => order.payment,
  items: ({ lines }) => lines.map(({ quantity, sku }) => `${quantity} × ${sku}`).join('; '),
  goods: ({ order }) => decimals(order.goods),
  delivery: ({ order }) => decimals(order.delivery),
  total: ({ order }) => decimals(order.total),
  vat_in_total: ({ order }) => decimals(order.vat),
  by_voucher: ({ order }) => decimals(order.by_voucher),
  paid: ({ paid }) => decimals(paid),
  open: ({ open }) => decimals(open),
  paid_in_full: ({ order }) => dayAndTime(order.paid_at),
  cancelled: ({ order }) => dayAndTime(order.cancelled_at),
}

/**
 * Prints the orders of some days as CSV (RFC 4180) with a header, the oldest first: amounts in pounds
 * with two decimals, times of London.
 */
export async function exportOrders(days: Days, console: OrdersConsole): Promise<ExitCode> {
  // Whoever prints ends a line with a line feed; the standard wants a carriage return before it.
  const printRecord = (record: readonly string[]) => console.print(`${csvRecord(record)}\r`)
  return withOrders(console, async ({ db }) => {
    const orders = await listedOrders(db, filterOf(days))
    printRecord(Object.keys(cells))
    for (const order of orders) printRecord(Object.values(cells).map((cellOf) => cellOf(order)))
    return 0
  })
}

function filterOf({ from, to }: Days): OrderFilter {
  return {
    from: from === undefined ? undefined : londonInstant(from, 0),
    before: to === undefined ? undefined : nextLondonMidnight(londonInstant(to, 12)),
  }
}

function dayAndTime(instant: number | null): string {
  if (instant === null) return ''
  const [, time = ''] = formatDate(instant, 'dateAndTime').split(' ')
  return `${formatDate(instant, 'machine')} ${time}`
}

function decimals(amount: number): string {
  return (amount / 100).toFixed(2)
}
