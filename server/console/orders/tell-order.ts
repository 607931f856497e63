import { tellAgain } from '#server/shop/orders/tell-again.ts'
import { momentText, noOrder, withOrderContext } from './orders-console.ts'
import type { ExitCode, OrdersConsole } from './orders-console.ts'

/** Writes the messages about an order anew, and says to whom each goes. */
export async function tellOrder(number: string, console: OrdersConsole): Promise<ExitCode> {
  return withOrderContext(console, async (context) => {
    const told = await tellAgain(context, number)
    if (told.outcome === 'unknown') {
      console.printError(noOrder(number))
      return 1
    }
    if (told.outcome === 'cancelled') {
      const when = momentText(told.order.cancelled_at ?? 0)
      console.printError(
        `${number} was cancelled, on ${when}: no message about it can be written anew. Write to ${told.order.email} yourself; npm run orders -- show ${number} has the amounts.`,
      )
      return 1
    }
    console.print(`Written anew, of ${number}:`)
    for (const { template, to } of told.messages) console.print(`  ${kinds[template]} to ${to}`)
    return 0
  })
}

const kinds: Readonly<Record<string, string>> = {
  'order-confirmed': 'what was ordered,',
  'order-to-office': 'the same for staff,',
  'voucher-ready': 'a voucher,',
}
