import { counted } from '#server/format/words.ts'
import { agreedTerms } from '#server/shop/orders/bought-line.ts'
import { cancelOrder } from '#server/shop/orders/cancel-order.ts'
import type { Cancelled } from '#server/shop/orders/cancel-order.ts'
import { findOrder } from '#server/shop/orders/find-orders.ts'
import type { WholeOrder } from '#server/shop/orders/find-orders.ts'
import { poundsText } from '#server/shop/orders/order-messages.ts'
import { orderRefund } from '#server/shop/orders/refund.ts'
import type { Refund } from '#server/shop/orders/refund.ts'
import { paidOf } from '#server/shop/payments/paid.ts'
import { refundParts } from '#server/shop/payments/refund-order.ts'
import type { Site } from '#server/site/site.ts'
import { momentText, noOrder, withOrderContext } from './orders-console.ts'
import type { ExitCode, OrdersConsole } from './orders-console.ts'

/** Cancels an order, and says what became free and what is to be paid back. */
export async function cancelAnOrder(number: string, console: OrdersConsole): Promise<ExitCode> {
  return withOrderContext(console, async (context) => {
    const cancelled = await cancelOrder(context, number)
    if (cancelled.outcome !== 'cancelled') return explain(cancelled, number, console)

    const whole = await findOrder(context.database.db, { number })
    const lines = whole ? report(whole, cancelled, context.site.current()) : []
    for (const line of lines) console.print(line)
    return 0
  })
}

function report(
  whole: WholeOrder,
  { offered, isTold }: Pick<CancelledNow, 'offered' | 'isTold'>,
  site: Site,
): readonly string[] {
  const { order, lines, vouchers } = whole
  const places = lines.flatMap(({ reference, quantity }) =>
    reference === null ? [] : [`${counted(quantity, 'place')} of ${reference}`],
  )
  return [
    `Cancelled ${order.number}. ${isTold ? `${order.email} is told.` : untold(order)}`,
    ...(places.length === 0
      ? []
      : [
          `Free again: ${places.join(', ')}.`,
          offered === 0
            ? 'Nobody on the waiting list can be offered them.'
            : `They are offered to the waiting list: ${counted(offered, 'person', 'people')} told.`,
        ]),
    ...(order.by_voucher > 0 ? [`Back on vouchers: ${poundsText(order.by_voucher)}.`] : []),
    ...(vouchers.length > 0
      ? [`Can be spent no longer: ${vouchers.map(({ code }) => code).join(', ')}.`]
      : []),
    ...refundLines(whole, orderRefund(whole, site)),
  ]
}

type CancelledNow = Extract<Cancelled, { outcome: 'cancelled' }>

function untold({ email, telephone }: WholeOrder['order']): string {
  return `No letter goes to ${email}: nothing was paid, and whoever ordered may have typed a stranger’s address, which had too many already. ${telephone === '' ? 'They left no number to ring.' : `Ring ${telephone}.`}`
}

function explain(
  cancelled: Exclude<Cancelled, CancelledNow>,
  number: string,
  { print, printError }: OrdersConsole,
): ExitCode {
  if (cancelled.outcome === 'known') {
    const when = momentText(cancelled.order.cancelled_at ?? 0)
    print(`${number} was cancelled already, on ${when}: nothing changed.`)
    return 0
  }
  if (cancelled.outcome === 'unknown') printError(noOrder(number))
  else printError(spent(number, cancelled.codes))
  return 1
}

function spent(number: string, codes: readonly string[]): string {
  return `${number} bought vouchers of which somebody has spent already: ${codes.join(', ')}. Nothing changed. Cancel the orders that they paid first, or agree with the customer on what comes back.`
}

/** What the terms say of the money of a cancelled order, for whoever pays it back. */
function refundLines(
  whole: WholeOrder,
  { lines: losses, back, uncovered }: Refund,
): readonly string[] {
  const { order, lines } = whole
  const paid = paidOf(whole)
  const { refund_days: days } = agreedTerms(order)
  const lost = losses.flatMap(({ percent, lost: amount }, index) => {
    const { name = '', price = 0 } = lines[index] ?? {}
    const share = `${percent} per cent of ${poundsText(price)}`
    return percent === 0 ? [] : [`  lost of ${name}: ${share}, ${poundsText(amount)}`]
  })
  return [
    `Paid in money: ${poundsText(paid)}. To pay back by the terms: ${poundsText(back)}.`,
    ...lost,
    ...(back > 0 ? [backText(whole, back)] : []),
    ...(uncovered > 0 ? [`  ${poundsText(uncovered)} of what is lost was not paid in money.`] : []),
    ...(paid > back
      ? [
          `  If it was we who cancelled, all ${poundsText(paid)} goes back, within ${counted(days, 'day')}.`,
        ]
      : []),
  ]
}

/** How it goes back: by card what came by card, and the rest by transfer. */
function backText(whole: WholeOrder, back: number): string {
  const command = `npm run orders -- refund ${whole.order.number}`
  const byCard = refundParts(whole, back).flatMap(({ payment, amount }) =>
    payment === null ? [] : [`${poundsText(amount)} to ${payment.method ?? 'its card'}`],
  )
  const way = byCard.length === 0 ? 'by transfer' : byCard.join(', ')
  return `  To give it back: ${command} (${way}).`
}
