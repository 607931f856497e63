import { findOrder } from '#server/shop/orders/find-orders.ts'
import { keepUnpaid } from '#server/shop/orders/lapse.ts'
import { momentText, noOrder, withOrders } from './orders-console.ts'
import type { ExitCode, OrdersConsole } from './orders-console.ts'

/** Keeps an order that would lapse, and says so. */
export async function keepOrder(number: string, console: OrdersConsole): Promise<ExitCode> {
  const { print, printError } = console
  return withOrders(console, async ({ db }) => {
    const { order } = (await findOrder(db, { number })) ?? {}
    if (!order) {
      printError(noOrder(number))
      return 1
    }
    if (order.cancelled_at !== null) {
      const why = order.lapsed_at === null ? 'was cancelled' : 'lapsed'
      const when = momentText(order.cancelled_at)
      printError(`${number} ${why}, on ${when}: nothing is left to keep. Its places may be gone.`)
      return 1
    }
    if (await keepUnpaid(db, number)) print(`${number} does not lapse any more.`)
    else print(`${number} does not lapse: nothing changed.`)
    return 0
  })
}
