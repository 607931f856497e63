import type { RefundRow } from '#server/database/payment-tables.ts'
import { poundsText } from '#server/shop/orders/order-messages.ts'
import { refundOrder, settleByHand } from '#server/shop/payments/refund-order.ts'
import type { Refunded, RefundInput } from '#server/shop/payments/refund-order.ts'
import { refundStateText } from './money-texts.ts'
import { momentText, noOrder, withPaymentContext } from './orders-console.ts'
import type { ExitCode, OrdersConsole } from './orders-console.ts'

/** Gives money of an order back, and says what goes by which way. */
export async function refundAnOrder(input: RefundInput, console: OrdersConsole): Promise<ExitCode> {
  const { print } = console
  return withPaymentContext(console, async (context) => {
    const refunded = await refundOrder(context, input)
    if (refunded.outcome !== 'refunded') return explain(refunded, input, console)
    const { order, refunds } = refunded
    const sum = refunds.reduce((total, { amount }) => total + amount, 0)
    print(`Of ${order.number} ${poundsText(sum)} goes back to ${order.email}:`)
    for (const refund of refunds) print(`  ${wayText(refund)}`)
    if (refunds.some(({ state }) => state === 'by-hand')) {
      print(`When it is sent: npm run orders -- refund ${order.number} --by-hand-done`)
    }
    return refunds.some(({ state }) => state === 'failed') ? 1 : 0
  })
}

function wayText(refund: RefundRow): string {
  const amount = poundsText(refund.amount)
  return refund.provider === null
    ? `${amount}, ${refundStateText(refund)}`
    : `${amount} by card, ${refundStateText(refund)}`
}

function explain(
  refunded: Exclude<Refunded, { outcome: 'refunded' }>,
  { number, amount }: RefundInput,
  { print, printError }: OrdersConsole,
): ExitCode {
  if (refunded.outcome === 'known') {
    const when = momentText(refunded.refund.created_at)
    print(`${poundsText(amount ?? 0)} of ${number} went back already, on ${when}: nothing changed.`)
    print('Does the same amount go back twice? Tell the two apart by a --reason.')
    return 0
  }
  printError(refusal(refunded, number))
  return 1
}

function refusal(
  refunded: Exclude<Refunded, { outcome: 'refunded' | 'known' }>,
  number: string,
): string {
  switch (refunded.outcome) {
    case 'unknown':
      return noOrder(number)
    case 'nothing': {
      const why =
        refunded.order.status === 'cancelled'
          ? `By its terms nothing of ${number} goes back`
          : `${number} is not cancelled, and nothing was paid too much for it`
      return `${why}: nothing changed. We hold ${poundsText(refunded.held)} of it; what goes back all the same takes an --amount.`
    }
    case 'too-much':
      return `We hold ${poundsText(refunded.held)} of ${number}, and no more can go back: nothing changed.`
    case 'disputed':
      return `A card’s owner asks their bank for money of ${number}; given back here it would go twice. Of the rest ${poundsText(refunded.free)} can go back. Nothing changed; npm run orders -- refunds has the dispute.`
  }
}

/** Notes that the transfers of an order were sent. */
export async function noteTransfers(number: string, console: OrdersConsole): Promise<ExitCode> {
  const { print, printError } = console
  return withPaymentContext(console, async (context) => {
    const settled = await settleByHand(context, number)
    if (settled.outcome === 'unknown') {
      printError(noOrder(number))
      return 1
    }
    if (settled.outcome === 'nothing') {
      print(`No transfer to the customer of ${number} is awaited: nothing changed.`)
      return 0
    }
    const amounts = settled.refunds.map(({ amount }) => poundsText(amount))
    print(`Noted for ${number}: ${amounts.join(' and ')} went back by transfer.`)
    return 0
  })
}
