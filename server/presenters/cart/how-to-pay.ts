import type { Content } from '#server/content/content.ts'
import { formatDate } from '#server/format/dates.ts'
import { moneyText, pence } from '#server/format/money.ts'
import { payBy } from '#server/shop/money/instalments.ts'
import { agreedTerms, lapseDay } from '#server/shop/orders/bought-line.ts'
import type { WholeOrder } from '#server/shop/orders/find-orders.ts'
import { openParts } from '#server/shop/orders/open-amounts.ts'
import { instalmentText } from '#server/shop/orders/order-messages.ts'
import { paymentWay } from '#server/shop/orders/payment-ways.ts'
import type { HowToPay } from '#server/shop/orders/payment-ways.ts'
import { londonDate } from '#server/site/clock.ts'

type Order = WholeOrder['order']

interface PaidOrder {
  /** What has come in for it, in pence, without what vouchers pay. */
  readonly paid: number
  /** What it was for and does not take place, such as `Competent Crew, Friday 5 March, 2027`. */
  readonly cancelled: readonly string[]
}

interface HowToPayContext {
  readonly content: Pick<Content, 'company' | 'bank'>
  /** `YYYY-MM-DD` in London. */
  readonly today: string
}

/** What happens next with an order, in whole sentences, and where money goes. */
export function howToPay(
  order: Order,
  { paid, cancelled }: PaidOrder,
  { content: { company, bank }, today }: HowToPayContext,
): HowToPay {
  const { status, number, payment } = order
  if (status !== 'cancelled' && cancelled.length > 0) {
    return { sentences: cancelledDates(cancelled, company), facts: [] }
  }
  if (status === 'cancelled') {
    const what =
      order.lapsed_at === null
        ? 'This order was cancelled.'
        : 'This order was cancelled because no money had come for it. You owe nothing.'
    return { sentences: [`${what} If that surprises you, call ${company.phone}.`], facts: [] }
  }
  if (status === 'paid') return { sentences: ['Everything is paid. Thank you.'], facts: [] }

  const { now, later } = openParts(order, paid, today)
  const due = now === 0 ? later.reduce((sum, { amount }) => sum + amount, 0) : now
  const { sentences, facts } = paymentWay(payment).howToPay({
    number,
    bank,
    phone: company.phone,
    amount: moneyText(pence(due)),
    by: byWhen(order, paid, today),
  })
  // Who wants to pay the rest now finds where, though nobody asks for it yet.
  const asked = now === 0 ? ['Nothing is to be paid today.'] : [...sentences, ...lapseText(order)]
  const rest = later.map(instalmentText).join(', and ')
  return { sentences: rest ? [...asked, `The rest is due later: ${rest}.`] : asked, facts }
}

/** Whoever is to choose is asked for no money. */
function cancelledDates(dates: readonly string[], { phone }: Content['company']): string[] {
  return [
    ...dates.map((date) => `We are sorry: ${date} does not take place.`),
    `Choose another date, or have your money back: call ${phone}. Pay nothing more until then.`,
  ]
}

function lapseText(order: Order): string[] {
  const lapses = order.status === 'awaiting-payment' ? lapseDay(order) : null
  if (lapses === null) return []
  return [`Without it the order is cancelled on ${formatDate(lapses, 'fullDate')}.`]
}

/** What was due with the order has some days; whatever is late, or due by its own day, has none. */
function byWhen(order: Order, paid: number, today: string): string {
  const last = payBy(londonDate(order.created_at), agreedTerms(order))
  return paid < order.due_now && last >= today ? `by ${formatDate(last, 'fullDate')}` : 'now'
}
