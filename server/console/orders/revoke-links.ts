import { endOrderLinks, endVoucherLinks } from '#server/shop/orders/end-links.ts'
import { findOrder } from '#server/shop/orders/find-orders.ts'
import { noOrder, withOrderContext } from './orders-console.ts'
import type { ExitCode, OrdersConsole } from './orders-console.ts'

/** Ends the links to an order, or to one voucher that it bought, and prints the new one. */
export async function revokeLinks(
  number: string,
  code: string | undefined,
  console: OrdersConsole,
): Promise<ExitCode> {
  const { print, printError } = console
  return withOrderContext(console, async (context) => {
    const whole = await findOrder(context.database.db, { number })
    if (!whole) {
      printError(noOrder(number))
      return 1
    }
    if (code !== undefined) {
      const bought = whole.vouchers.find((voucher) => voucher.code === code.toUpperCase())
      const voucher = bought && (await endVoucherLinks(context, bought.id))
      if (!voucher) {
        printError(
          `${number} bought no voucher ${code}. npm run orders -- show ${number} has its codes.`,
        )
        return 1
      }
      print(
        `All links to ${voucher.code} are ended. The new one: ${context.links.voucher(voucher)}`,
      )
      return 0
    }
    const ended = await endOrderLinks(context, whole.order.id)
    if (!ended) throw new Error(`${number} went while its links were ended.`)
    const { order, isTold } = ended
    print(`All links to ${number} are ended. The new one: ${context.links.order(order)}`)
    print(
      isTold
        ? `It is on its way to ${order.email}.`
        : `No message could go to ${order.email}, to which too many go: tell them yourself.`,
    )
    return 0
  })
}
