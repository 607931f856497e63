import { formatDate } from '#server/format/dates.ts'
import { moneyText } from '#server/format/money.ts'
import type { Links } from '#server/presenters/links.ts'
import type { CheckoutProps } from '#server/props/orders.ts'
import { conditionsFor } from '#server/shop/checkout/conditions.ts'
import { crewsOf } from '#server/shop/checkout/crews.ts'
import { isPosted } from '#server/shop/orders/bought-line.ts'
import { instalmentText } from '#server/shop/orders/order-facts.ts'
import { paymentWays } from '#server/shop/orders/payment-ways.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { stepPath } from './checkout-head.ts'
import { addressLines } from './contact-facts.ts'

type Review = Extract<CheckoutProps, { step: 'review' }>
type ReviewStep = Pick<
  Review,
  | 'step'
  | 'told'
  | 'conditions'
  | 'termsHref'
  | 'payments'
  | 'payment'
  | 'total'
  | 'dueNow'
  | 'byVoucher'
  | 'orderKey'
  | 'button'
>

/** Everything once more, what holds for it, and the button that makes it an order. */
export function reviewStep(links: Links, cart: CheckoutCart): ReviewStep {
  const { lines, totals, key, site } = cart
  return {
    step: 'review',
    told: toldOf(links, cart),
    conditions: conditionsFor(lines, site.content),
    termsHref: links.path('web.info.terms-and-conditions'),
    payments: isOpen(cart)
      ? paymentWays.map(({ value, label, note }) => ({ value, label, note }))
      : [],
    payment: '',
    total: totals.total,
    dueNow: totals.due.now,
    byVoucher: totals.byVoucher,
    orderKey: key,
    button: buttonText(cart),
  }
}

/** Is anything left to pay, now or later, when vouchers have paid? */
export function isOpen({ totals: { total, byVoucher } }: CheckoutCart): boolean {
  return total > byVoucher
}

function toldOf(links: Links, { answers, lines, site }: CheckoutCart): Review['told'] {
  const { contact, people, delivery } = answers
  const crews = crewsOf(lines, site.content).map(({ lineId, date }) => ({
    title: `Who comes: ${date.name}`,
    lines: (people[lineId] ?? []).map(({ name, born }) =>
      born === null ? name : `${name}, born on ${formatDate(born, 'fullDate')}`,
    ),
    href: stepPath(links, 'people'),
  }))
  return [
    ...(contact
      ? [
          {
            title: 'Who orders',
            lines: [contact.name, contact.email, contact.telephone],
            href: stepPath(links, 'people'),
          },
        ]
      : []),
    ...crews,
    ...(delivery && lines.some(isPosted)
      ? [{ title: 'Delivery', lines: addressLines(delivery), href: stepPath(links, 'delivery') }]
      : []),
  ]
}

/**
 * It says what pressing it binds to: whoever has to pay is told so by the words of the button itself
 * (Consumer Contracts Regulations 2013, regulation 14), with how much and when.
 */
function buttonText({ totals: { due }, lines }: CheckoutCart): string {
  const now = moneyText(due.now)
  if (due.later.length === 0) {
    return due.now === 0 ? 'Order, paid by voucher' : `Order and pay ${now}`
  }
  if (due.now === 0) return `Order and pay ${due.later.map(instalmentText).join(' and ')}`
  const isDeposit = lines.every(({ article: { date } }) => date !== null)
  return `Order and pay ${now} ${isDeposit ? 'deposit' : 'now'}`
}
