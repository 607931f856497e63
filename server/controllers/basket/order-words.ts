import type { Company } from '#server/content/schema/company.ts'
import { formatDate } from '#server/format/dates.ts'
import { moneyText, pence } from '#server/format/money.ts'
import { payBy } from '#server/shop/money/instalments.ts'
import type { Instalment } from '#server/shop/money/instalments.ts'
import type { WholeOrder } from '#server/shop/orders/find-order.ts'
import { openParts } from '#server/shop/orders/open-parts.ts'
import { instalmentText } from '#server/shop/orders/order-facts.ts'
import { paymentWay } from '#server/shop/orders/payment-ways.ts'
import type { HowToPay } from '#server/shop/orders/payment-ways.ts'
import { londonDate } from '#server/site/calendar.ts'

type Order = WholeOrder['order']

/** What a customer is told of where an order stands. */
export const statusLabels: Readonly<Record<Order['status'], string>> = {
  'awaiting-payment': 'Awaiting payment',
  'part-paid': 'Paid in part',
  paid: 'Paid',
  cancelled: 'Cancelled',
}

/**
 * What happens next with an order, in whole sentences, and where money goes.
 * @param paid what has come in for it, in pence, without what vouchers pay.
 */
export function howToPay(
  order: Order,
  paid: number,
  { company, today }: { readonly company: Company; readonly today: string },
): HowToPay {
  const { status, number, payment } = order
  if (status === 'cancelled')
    return told(`This order was cancelled. If that surprises you, call ${company.phone}.`)
  if (status === 'paid') return told('Everything is paid. Thank you.')

  const { now, later } = openParts(order, paid, today)
  const rest = restWords(later)
  const due = now === 0 ? later.reduce((sum, { amount }) => sum + amount, 0) : now
  const amount = moneyText(pence(due))
  const { sentences, facts } = paymentWay(payment).howToPay({
    number,
    amount,
    company,
    by: byWhen(order, paid, today),
  })
  // Who wants to pay the rest now finds where, though nobody asks for it yet.
  const asked = now === 0 ? ['Nothing is to be paid today.'] : sentences
  return { sentences: [...asked, ...rest], facts }
}

/** What was due with the order has some days; whatever is late, or due by its own day, has none. */
function byWhen(order: Order, paid: number, today: string): string {
  const last = payBy(londonDate(order.created_at))
  return paid < order.due_now && last >= today ? `by ${formatDate(last, 'fullDate')}` : 'now'
}

function restWords(later: readonly Instalment[]): string[] {
  if (later.length === 0) return []
  return [`The rest is due later: ${later.map(instalmentText).join(', and ')}.`]
}

function told(...sentences: readonly string[]): HowToPay {
  return { sentences, facts: [] }
}
