import type { OrderRow, OrderStatus } from '#server/database/shop-tables.ts'
import { formatDate } from '#server/format/dates.ts'
import { pence, plainAmount } from '#server/format/money.ts'
import { counted } from '#server/format/words.ts'
import { agreedTerms, lapseDay } from '#server/shop/orders/bought-line.ts'
import { listedOrders } from '#server/shop/orders/listed-orders.ts'
import type { ListedOrder, OrderFilter } from '#server/shop/orders/listed-orders.ts'
import { poundsText } from '#server/shop/orders/order-messages.ts'
import { londonInstant, nextLondonMidnight } from '#server/site/clock.ts'
import { csvRecord, tableOf } from '../table.ts'
import { statusLabels, withOrders } from './orders-console.ts'
import type { ExitCode, OrdersConsole } from './orders-console.ts'

const columns = [
  { heading: 'Number' },
  { heading: 'Ordered' },
  { heading: 'Status' },
  { heading: 'Total', isRight: true },
  { heading: 'Open', isRight: true },
  { heading: 'Name', canShrink: true },
] as const

/** Prints the orders of a status, or all of them, the newest last. */
export async function listOrders(
  status: OrderStatus | undefined,
  console: OrdersConsole,
): Promise<ExitCode> {
  const { print, clock } = console
  return withOrders(console, async ({ db }) => {
    const orders = await listedOrders(db, { status })
    const which = status === undefined ? '' : ` that is ${statusLabels[status]}`
    if (orders.length === 0) {
      print(`There is no order${which}.`)
      return 0
    }
    const now = clock.now()
    const rows = orders.map(({ order, open, refunded }) => [
      order.number,
      formatDate(order.created_at, 'date'),
      refunded > 0 ? `${statusText(order, now)}, refunded` : statusText(order, now),
      poundsText(order.total),
      poundsText(open),
      order.name,
    ])
    for (const line of tableOf(columns, rows)) print(line)
    const sum = orders.reduce((total, { open }) => total + open, 0)
    print(`${counted(orders.length, 'order')}, ${poundsText(sum)} open.`)
    return 0
  })
}

function statusText(order: OrderRow, now: number): string {
  const words = statusLabels[order.status]
  const lapses = order.status === 'awaiting-payment' ? lapseDay(order) : null
  if (lapses !== null) return `${words}, lapses ${formatDate(lapses, 'date')}`
  return isOverdue(order, now) ? `${words}, overdue` : words
}

/** In days, after the one by which it is expected: transfers take their time. */
const patience = 2

const day = 24 * 60 * 60_000

function isOverdue(order: OrderRow, now: number): boolean {
  const { status, due_now: due, created_at: ordered } = order
  const days = agreedTerms(order).payment_days + patience
  return status === 'awaiting-payment' && due > 0 && now - ordered > days * day
}

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
  provider: ({ order }) => order.provider ?? '',
  items: ({ lines }) => lines.map(({ quantity, sku }) => `${quantity} × ${sku}`).join('; '),
  goods: ({ order }) => decimals(order.goods),
  delivery: ({ order }) => decimals(order.delivery),
  total: ({ order }) => decimals(order.total),
  vat_in_total: ({ order }) => decimals(order.vat),
  by_voucher: ({ order }) => decimals(order.by_voucher),
  paid: ({ paid }) => decimals(paid),
  refunded: ({ refunded }) => decimals(refunded),
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
  return plainAmount(pence(amount))
}
