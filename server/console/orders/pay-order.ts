import { pence } from '#server/format/money.ts'
import { counted } from '#server/format/words.ts'
import type { OrderContext } from '#server/shop/context.ts'
import { findOrder } from '#server/shop/orders/find-orders.ts'
import { openTexts } from '#server/shop/orders/open-amounts.ts'
import { poundsText } from '#server/shop/orders/order-messages.ts'
import { recordPayment } from '#server/shop/orders/payments.ts'
import type { Paid, PaymentInput } from '#server/shop/orders/payments.ts'
import { takeBackPayment } from '#server/shop/orders/take-back.ts'
import type { TakenBack } from '#server/shop/orders/take-back.ts'
import { paidOf } from '#server/shop/payments/paid.ts'
import { momentText, noOrder, withOrderContext } from './orders-console.ts'
import type { ExitCode, OrdersConsole } from './orders-console.ts'

/** Notes money that came in, and says what was found and what followed. */
export async function payOrder(input: PaymentInput, console: OrdersConsole): Promise<ExitCode> {
  return withOrderContext(console, async (context) => {
    const before = await findOrder(context.database.db, input)
    const paid = await recordPayment(context, input)
    if (paid.outcome !== 'paid') return explain(paid, input, console)

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
  const sum = whole ? paidOf(whole) : 0
  const open = openTexts(order, sum, site.current().today)
  return {
    number: order.number,
    amount,
    open: open.length === 0 ? 'it is paid in full' : `still to pay is ${open.join(', and ')}`,
  }
}

function explain(
  paid: Exclude<Paid, { outcome: 'paid' }>,
  { number, amount }: PaymentInput,
  { print, printError }: OrdersConsole,
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
  printError(refusal(paid, number, given))
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

type Payment = Extract<TakenBack, { outcome: 'taken-back' }>['payment']

/** Takes back a payment that was noted by mistake, and says what is open then and whom to tell. */
export async function unpayOrder(input: PaymentInput, console: OrdersConsole): Promise<ExitCode> {
  return withOrderContext(console, async (context) => {
    const taken = await takeBackPayment(context, input)
    if (taken.outcome !== 'taken-back') return explainUnpaid(taken, input.number, console)

    const { order, payment, codes } = taken
    const whole = await findOrder(context.database.db, { number: order.number })
    const paid = whole ? paidOf(whole) : 0
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

function explainUnpaid(
  taken: Exclude<TakenBack, { outcome: 'taken-back' }>,
  number: string,
  { print, printError }: OrdersConsole,
): ExitCode {
  if (taken.outcome === 'nothing') {
    print(`No payment is noted for ${number}: nothing changed.`)
    return 0
  }
  printError(unpaidRefusal(taken, number))
  return 1
}

function unpaidRefusal(
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
