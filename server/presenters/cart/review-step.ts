import { formatDate } from '#server/format/dates.ts'
import { moneyText } from '#server/format/money.ts'
import { conditionedLine, conditionsFor } from '#server/shop/checkout/conditions.ts'
import { crewsOf } from '#server/shop/checkout/steps.ts'
import { isOwed } from '#server/shop/money/totals.ts'
import { isPosted } from '#server/shop/orders/bought-line.ts'
import { instalmentText } from '#server/shop/orders/order-messages.ts'
import { paymentWays } from '#server/shop/orders/payment-ways.ts'
import type { Links } from '../context.ts'
import { stepPath } from './checkout-cart.ts'
import type { CheckoutCart, StepProps } from './checkout-cart.ts'
import { addressLines } from './order.ts'

/** Everything once more, what holds for it, and the button that makes it an order. */
export function reviewStep(links: Links, cart: CheckoutCart): StepProps<'review'> {
  const { lines, totals, key, site } = cart
  return {
    step: 'review',
    told: answersGiven(links, cart),
    conditions: conditionsFor(lines.map(conditionedLine), site.content.terms, site.content),
    termsHref: links.path('web.info.terms-and-conditions'),
    payments: isOwed(cart.totals)
      ? paymentWays.map(({ value, label, note }) => ({ value, label, note }))
      : [],
    payment: '',
    total: totals.total,
    dueNow: totals.due.now,
    byVoucher: totals.byVoucher,
    orderKey: key,
    button: cart.needsCode ? 'Continue to your code' : buttonText(cart),
    codeTo: cart.needsCode ? (cart.answers.contact?.email ?? null) : null,
  }
}

function answersGiven(
  links: Links,
  { answers, lines, site }: CheckoutCart,
): StepProps<'review'>['told'] {
  const { contact, people, delivery } = answers
  const toPeople = stepPath(links, 'people')
  const crews = crewsOf(lines, site.content).map(({ lineId, date }) => ({
    title: `Who comes: ${date.name}`,
    lines: (people[lineId] ?? []).map(({ name, born }) =>
      born === null ? name : `${name}, born on ${formatDate(born, 'fullDate')}`,
    ),
    href: toPeople,
  }))
  const { name = '', email = '', telephone = '' } = contact ?? {}
  const who = [name, email, telephone].filter((line) => line !== '')
  const goods = delivery && lines.some(isPosted) && addressLines(delivery)
  return [
    ...(contact ? [{ title: 'Who orders', lines: who, href: toPeople }] : []),
    ...crews,
    ...(goods ? [{ title: 'Delivery', lines: goods, href: stepPath(links, 'delivery') }] : []),
  ]
}

/**
 * It says what pressing it binds to: whoever has to pay is told so by the words of the button itself
 * (Consumer Contracts Regulations 2013, regulation 14), with how much and when.
 */
export function buttonText({
  totals: { due },
  lines,
}: Pick<CheckoutCart, 'totals' | 'lines'>): string {
  const now = moneyText(due.now)
  if (due.later.length === 0) {
    return due.now === 0 ? 'Order, paid by voucher' : `Order and pay ${now}`
  }
  if (due.now === 0) return `Order and pay ${due.later.map(instalmentText).join(' and ')}`
  const isDeposit = lines.every(({ article: { date } }) => date !== null)
  return `Order and pay ${now} ${isDeposit ? 'deposit' : 'now'}`
}
