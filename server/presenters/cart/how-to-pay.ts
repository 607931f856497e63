import type { Content } from '#server/content/content.ts'
import { formatDate } from '#server/format/dates.ts'
import { moneyText, pence } from '#server/format/money.ts'
import { payBy } from '#server/shop/money/instalments.ts'
import { agreedTerms, lapseDay } from '#server/shop/orders/bought-line.ts'
import type { WholeOrder } from '#server/shop/orders/find-orders.ts'
import { openParts } from '#server/shop/orders/open-amounts.ts'
import { instalmentText } from '#server/shop/orders/order-messages.ts'
import { bankFacts, paymentWay } from '#server/shop/orders/payment-ways.ts'
import type { HowToPay } from '#server/shop/orders/payment-ways.ts'
import { londonDate } from '#server/site/clock.ts'
import { untilText } from './confirm-step.ts'
import { isAwaited, thinkingBank } from './order-money.ts'

type Order = WholeOrder['order']

interface PaidOrder {
  /** What has come in for it, in pence, without what vouchers pay. */
  readonly paid: number
  /** What it was for and does not take place, such as `Competent Crew, Friday 5 March, 2027`. */
  readonly cancelled: readonly string[]
  /** Can it be paid by card on its page? */
  readonly takesCards: boolean
}

interface HowToPayContext {
  readonly content: Pick<Content, 'company' | 'bank'>
  /** `YYYY-MM-DD` in London. */
  readonly today: string
}

/** What happens next with an order, in whole sentences, and where money goes. */
export function howToPay(
  whole: Pick<WholeOrder, 'order' | 'attempts' | 'refunds'>,
  { paid, cancelled, takesCards }: PaidOrder,
  { content, today }: HowToPayContext,
): HowToPay {
  const { order } = whole
  const { status } = order
  const { company } = content
  if (status !== 'cancelled' && cancelled.length > 0) {
    return { sentences: cancelledDates(cancelled, company), facts: [] }
  }
  if (status === 'cancelled') return { sentences: cancelledOrder(whole, company), facts: [] }
  if (thinkingBank(whole)) return { sentences: [bankThinks], facts: [] }
  if (status === 'paid') return { sentences: ['Everything is paid. Thank you.'], facts: [] }

  const { now, later } = openParts(order, paid, today)
  const due = now === 0 ? later.reduce((sum, { amount }) => sum + amount, 0) : now
  const amount = moneyText(pence(due))
  const by = byWhen(order, paid, today)
  const { sentences, facts } =
    takesCards && order.provider !== null
      ? byCard(order, { amount, by }, content)
      : paymentWay(order.payment).howToPay({
          number: order.number,
          bank: content.bank,
          phone: company.phone,
          amount,
          by,
        })
  // Who wants to pay the rest now finds where, though nobody asks for it yet.
  const asked = now === 0 ? ['Nothing is to be paid today.'] : [...sentences, ...lapseText(order)]
  const rest = later.map(instalmentText).join(', and ')
  const news = failedText(whole)
  const all = rest ? [...asked, `The rest is due later: ${rest}.`] : asked
  return { sentences: [...news, ...all], facts }
}

/** An order that waits for a card says nothing of transfers until one is chosen. */
function byCard(
  order: Order,
  { amount, by }: { readonly amount: string; readonly by: string },
  { bank }: HowToPayContext['content'],
): HowToPay {
  if (isAwaited(order)) return { sentences: [`Please pay ${amount} by card.`], facts: [] }
  return {
    sentences: [`Please pay ${amount} ${by}, by card or to our account.`],
    facts: bankFacts(bank, order.number),
  }
}

const bankThinks =
  'Your bank has not told us yet whether your payment went through. There is nothing to do: we write to you when it has.'

/** What became of the last try to pay, where its payer may not know. */
function failedText({ attempts }: Pick<WholeOrder, 'attempts'>): string[] {
  if (attempts.at(-1)?.state !== 'failed') return []
  return ['Your last payment by card did not go through, and nothing of it was taken.']
}

function cancelledOrder(
  { order, refunds }: Pick<WholeOrder, 'order' | 'refunds'>,
  { phone }: Content['company'],
): string[] {
  const what =
    order.lapsed_at === null
      ? 'This order was cancelled.'
      : 'This order was cancelled because no money had come for it in time. You owe nothing.'
  const back = refunds.filter(({ state, settled_at: settled }) =>
    state === 'by-hand' ? settled === null : state === 'asked' || state === 'pending',
  )
  const amount = back.reduce((sum, refund) => sum + refund.amount, 0)
  return [
    what,
    ...(amount > 0 ? [`${moneyText(pence(amount))} is on its way back to you.`] : []),
    `If that surprises you, call ${phone}.`,
  ]
}

/** Whoever is to choose is asked for no money. */
function cancelledDates(dates: readonly string[], { phone }: Content['company']): string[] {
  return [
    ...dates.map((date) => `We are sorry: ${date} does not take place.`),
    `Choose another date, or have your money back: call ${phone}. Pay nothing more until then.`,
  ]
}

function lapseText(order: Order): string[] {
  if (order.status !== 'awaiting-payment') return []
  if (isAwaited(order) && order.lapses_at !== null) {
    return [`Without it the order is cancelled on ${untilText(order.lapses_at)}.`]
  }
  const lapses = lapseDay(order)
  if (lapses === null) return []
  return [`Without it the order is cancelled on ${formatDate(lapses, 'fullDate')}.`]
}

/** What was due with the order has some days; whatever is late, or due by its own day, has none. */
function byWhen(order: Order, paid: number, today: string): string {
  const last = payBy(londonDate(order.created_at), agreedTerms(order))
  return paid < order.due_now && last >= today ? `by ${formatDate(last, 'fullDate')}` : 'now'
}
