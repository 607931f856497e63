import { formatDate } from '#server/format/dates.ts'
import { formatMoney, moneyText, pence } from '#server/format/money.ts'
import type { CardPaymentProps, MovedMoney } from '#server/props/orders.ts'
import type { WholeOrder } from '#server/shop/orders/find-orders.ts'
import { openParts } from '#server/shop/orders/open-amounts.ts'
import { payableOf } from '#server/shop/payments/payable.ts'
import { keyOf } from '#server/signing/signer.ts'
import type { LinkedPage, Signer } from '#server/signing/signer.ts'
import type { Links } from '../context.ts'
import { orderPath } from './checkout-cart.ts'

interface Paths {
  readonly signer: Signer
  readonly urls: Links
}

interface CardContext extends Paths {
  readonly site: { readonly today: string }
}

/**
 * How an order is paid by card; null: nothing is open that a card could pay.
 * @param paid in pence, without what vouchers paid.
 */
export function presentCard(
  whole: WholeOrder,
  paid: number,
  { signer, urls, site: { today } }: CardContext,
): CardPaymentProps | null {
  const { order } = whole
  const thinking = thinkingBank(whole)
  const buttons = thinking ? [] : payButtons(order, paid, today)
  if (!thinking && buttons.length === 0) return null
  const lookAt = thinking && { id: thinking.id, link_version: order.link_version }
  return {
    action: orderPath({ signer, urls }, order, 'web.shopping.orders.payments.store'),
    buttons,
    isDue: openParts(order, paid, today).now > 0,
    canTransfer: !thinking && isAwaited(order),
    lookHref: lookAt ? returnPath({ signer, urls }, lookAt) : null,
  }
}

function returnPath({ signer, urls }: Paths, attempt: LinkedPage): string {
  const key = keyOf(signer, 'payment', attempt)
  return urls.path('web.shopping.payments.show', { payment: attempt.id }, { key })
}

function payButtons(
  order: WholeOrder['order'],
  paid: number,
  today: string,
): CardPaymentProps['buttons'] {
  const due = payableOf(order, paid, today, 'due')
  const all = payableOf(order, paid, today, 'all')
  return [
    ...(due ? [{ choice: 'due', label: `Pay ${moneyText(due.amount)} by card` } as const] : []),
    ...(all && all.amount > (due?.amount ?? 0)
      ? [{ choice: 'all', label: `Pay all ${moneyText(all.amount)} by card` } as const]
      : []),
  ]
}

/** Was an order made to be paid by card, of which nothing has come yet? */
export function isAwaited({
  provider,
  lapses_at: lapses,
  status,
}: Pick<WholeOrder['order'], 'provider' | 'lapses_at' | 'status'>): boolean {
  return provider !== null && lapses !== null && status === 'awaiting-payment'
}

/** The payment of which a bank has not said yet whether it takes it. */
export function thinkingBank({
  attempts,
}: Pick<WholeOrder, 'attempts'>): WholeOrder['attempts'][number] | undefined {
  return attempts.find(({ state }) => state === 'processing')
}

/** All money of an order that moved, the oldest first; what staff took back never came. */
export function presentMoved(
  whole: Pick<WholeOrder, 'order' | 'payments' | 'refunds' | 'papers'>,
  paths: Paths,
): readonly MovedMoney[] {
  const { payments, refunds, papers } = whole
  const came = payments.filter(({ reversed_at: reversed }) => reversed === null)
  const moved = [
    ...came.map((payment) => ({
      ...payment,
      text: cameText(payment),
      paper: papers.find(({ payment_id: id }) => id === payment.id),
    })),
    ...refunds.map((refund) => ({
      ...refund,
      amount: -refund.amount,
      text: refundText(refund),
      paper: papers.find(({ refund_id: id }) => id === refund.id),
    })),
  ]
  return moved
    .toSorted((one, other) => one.created_at - other.created_at)
    .map(({ created_at: at, amount, text, paper }) => ({
      text,
      on: formatDate(at, 'fullDate'),
      amount: formatMoney(pence(amount)),
      paper: paper ? paperLink(whole.order, paper, paths) : null,
    }))
}

function paperLink(
  order: WholeOrder['order'],
  { kind, number }: WholeOrder['papers'][number],
  { signer, urls }: Paths,
): MovedMoney['paper'] {
  const key = keyOf(signer, 'order', order)
  const address = { order: order.id, paper: number }
  return {
    label: `${kind === 'receipt' ? 'Receipt' : 'Credit note'} ${number}`,
    href: urls.path('web.shopping.orders.papers.show', address, { key }),
  }
}

function cameText({ method, provider }: Pick<Payment, 'method' | 'provider'>): string {
  if (method !== null) return `Paid by ${method}`
  return provider === null ? 'Paid' : 'Paid by card'
}

type Payment = WholeOrder['payments'][number]
type Refund = WholeOrder['refunds'][number]

function refundText({ state, settled_at: settled }: Pick<Refund, 'state' | 'settled_at'>): string {
  switch (state) {
    case 'asked':
    case 'pending':
      return 'On its way back to your card'
    case 'succeeded':
      return 'Paid back to your card'
    case 'failed':
      return 'It did not reach your card: we pay it back another way, and write to you'
    case 'by-hand':
      return settled === null ? 'On its way back by bank transfer' : 'Paid back by bank transfer'
  }
}
