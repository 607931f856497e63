import { findOrder } from '#server/shop/orders/find-orders.ts'
import { openTexts, poundsText } from '#server/shop/orders/order-facts.ts'
import type { PaymentWish, TakenBack } from '#server/shop/orders/payments.ts'
import { takeBackPayment } from '#server/shop/orders/payments.ts'
import { momentText, noOrder } from './order-words.ts'
import { withOrderContext } from './orders-console.ts'
import type { ExitCode, OrdersConsole } from './orders-console.ts'

type Payment = Extract<TakenBack, { outcome: 'taken-back' }>['payment']

/** Takes back a payment that was noted by mistake, and says what is open then and whom to tell. */
export async function unpayOrder(wish: PaymentWish, console: OrdersConsole): Promise<ExitCode> {
  return withOrderContext(console, async (context) => {
    const taken = await takeBackPayment(context, wish)
    if (taken.outcome !== 'taken-back') return explain(taken, wish.number, console)

    const { order, payment, codes } = taken
    const whole = await findOrder(context.database.db, { number: order.number })
    const paid = whole?.payments.reduce((sum, { amount }) => sum + amount, 0) ?? 0
    const { today } = context.site.current()
    const open = order.status === 'cancelled' ? [] : openTexts(order, paid, today)
    const { print } = console
    print(`Taken back: ${paymentText(payment)}.`)
    if (open.length > 0) print(`Still to pay for ${order.number} is ${open.join(', and ')}.`)
    if (codes.length > 0) {
      print(`Can be spent no longer: ${codes.join(', ')}. New ones are made when it is paid.`)
    }
    print(`${order.email} has a letter that it came in, and gets none about this: write to them.`)
    return 0
  })
}

function explain(
  taken: Exclude<TakenBack, { outcome: 'taken-back' }>,
  number: string,
  { print, printFault }: OrdersConsole,
): ExitCode {
  if (taken.outcome === 'nothing') {
    print(`No payment is noted for ${number}: nothing changed.`)
    return 0
  }
  printFault(refusal(taken, number))
  return 1
}

function refusal(
  taken: Extract<TakenBack, { outcome: 'unknown' | 'which' | 'spent' }>,
  number: string,
): string {
  if (taken.outcome === 'unknown') return noOrder(number)
  if (taken.outcome === 'which') {
    const noted = taken.payments.map(paymentText).join('; ')
    return `Which payment of ${number} is meant? Noted are: ${noted}. Name one of them by its --amount, and by its --note where two are the same. Nothing changed.`
  }
  return `${number} bought vouchers of which somebody has spent already: ${taken.codes.join(', ')}. Nothing changed. Cancel the orders that they paid first, or agree with the customer on what to do.`
}

/** `£12.94 of 21/11/2026 10:00 (second transfer)`. */
function paymentText({ amount, created_at: at, note }: Payment): string {
  const words = `${poundsText(amount)} of ${momentText(at)}`
  return note === null ? words : `${words} (${note})`
}
