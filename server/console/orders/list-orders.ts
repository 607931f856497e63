import type { OrderRow, OrderStatus } from '#server/database/shop-tables.ts'
import { formatDate } from '#server/format/dates.ts'
import { listedOrders } from '#server/shop/orders/find-orders.ts'
import { poundsText } from '#server/shop/orders/order-facts.ts'
import { tableOf } from '../table.ts'
import { counted, statusWords } from './order-words.ts'
import { withOrders } from './orders-console.ts'
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
    const which = status === undefined ? '' : ` that is ${statusWords[status]}`
    if (orders.length === 0) {
      print(`There is no order${which}.`)
      return 0
    }
    const now = clock.now()
    const rows = orders.map(({ order, open }) => [
      order.number,
      formatDate(order.created_at, 'date'),
      statusText(order, now),
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
  const words = statusWords[order.status]
  return isOverdue(order, now) ? `${words}, overdue` : words
}

/** A week: what is due at once is expected within five days, and transfers take their time. */
const patience = 7 * 24 * 60 * 60_000

function isOverdue({ status, due_now: due, created_at: ordered }: OrderRow, now: number): boolean {
  return status === 'awaiting-payment' && due > 0 && now - ordered > patience
}
