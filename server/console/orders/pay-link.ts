import { findOrder } from '#server/shop/orders/find-orders.ts'
import { openTexts } from '#server/shop/orders/open-amounts.ts'
import { paidOf } from '#server/shop/payments/paid.ts'
import { londonDate } from '#server/site/clock.ts'
import { linksOf, momentText, noOrder, withOrders } from './orders-console.ts'
import type { ExitCode, OrdersConsole } from './orders-console.ts'

/** Prints the page on which an order can be paid, to be read out or sent, and what is open of it. */
export async function payLink(number: string, console: OrdersConsole): Promise<ExitCode> {
  const { print, printError, clock } = console
  return withOrders(console, async ({ db }) => {
    const whole = await findOrder(db, { number })
    if (!whole) {
      printError(noOrder(number))
      return 1
    }
    const { order } = whole
    if (order.cancelled_at !== null) {
      printError(`${number} was cancelled, on ${momentText(order.cancelled_at)}: nothing is open.`)
      return 1
    }
    const open = openTexts(order, paidOf(whole), londonDate(clock.now()))
    if (open.length === 0) {
      print(`${number} is paid in full.`)
      return 0
    }
    print(
      `Of ${number} is open: ${open.join(', and ')}. It is paid here, for ${order.email} alone:`,
    )
    print(linksOf(console).order(order))
    return 0
  })
}
