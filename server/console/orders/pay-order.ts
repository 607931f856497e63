import { pence } from '#server/format/money.ts'
import type { OrderContext } from '#server/shop/context.ts'
import { findOrder } from '#server/shop/orders/find-orders.ts'
import { openTexts, poundsText } from '#server/shop/orders/order-facts.ts'
import { recordPayment } from '#server/shop/orders/payments.ts'
import type { Paid, PaymentWish } from '#server/shop/orders/payments.ts'
import { counted, momentText, noOrder } from './order-words.ts'
import { withOrderContext } from './orders-console.ts'
import type { ExitCode, OrdersConsole } from './orders-console.ts'

/** Notes money that came in, and says what was found and what followed. */
export async function payOrder(wish: PaymentWish, console: OrdersConsole): Promise<ExitCode> {
  return withOrderContext(console, async (context) => {
    const before = await findOrder(context.database.db, wish)
    const paid = await recordPayment(context, wish)
    if (paid.outcome !== 'paid') return explain(paid, wish, console)

    const { print } = console
    const { number, amount, open } = await standing(context, paid)
    print(`Noted ${poundsText(amount)} for ${number}: ${open}. ${paid.order.email} is told.`)
    const whole = await findOrder(context.database.db, { number })
    const made = (whole?.vouchers.length ?? 0) - (before?.vouchers.length ?? 0)
    if (made > 0)
      print(`${counted(made, 'voucher')} made; npm run orders -- show ${number} has what to print.`)
    return 0
  })
}

async function standing(
  { database: { db }, site }: OrderContext,
  { order, amount }: Extract<Paid, { outcome: 'paid' }>,
): Promise<{ number: string; amount: number; open: string }> {
  const whole = await findOrder(db, { number: order.number })
  const sum = whole?.payments.reduce((total, payment) => total + payment.amount, 0) ?? 0
  const open = openTexts(order, sum, site.current().today)
  return {
    number: order.number,
    amount,
    open: open.length === 0 ? 'it is paid in full' : `still to pay is ${open.join(', and ')}`,
  }
}

function explain(
  paid: Exclude<Paid, { outcome: 'paid' }>,
  { number, amount }: PaymentWish,
  { print, printFault }: OrdersConsole,
): ExitCode {
  const given = poundsText(amount ?? pence(0))
  if (paid.outcome === 'settled') {
    print(`${number} was paid already, on ${momentText(paid.order.paid_at ?? 0)}: nothing changed.`)
    return 0
  }
  if (paid.outcome === 'known') {
    const when = momentText(paid.payment.created_at)
    print(`${given} was noted for ${number} already, on ${when}: nothing changed.`)
    print('Did the same amount come twice? Tell the two apart by a --note.')
    return 0
  }
  printFault(refusal(paid, number, given))
  return 1
}

function refusal(
  paid: Extract<Paid, { outcome: 'unknown' | 'cancelled' | 'too-much' }>,
  number: string,
  given: string,
): string {
  if (paid.outcome === 'unknown') return noOrder(number)
  if (paid.outcome === 'cancelled') {
    const when = momentText(paid.order.cancelled_at ?? 0)
    return `${number} was cancelled, on ${when}: nothing was noted. Money that came for it goes back.`
  }
  return `Of ${number} only ${poundsText(paid.open)} is open, and ${given} is more: nothing was noted.`
}
