import { daySpan, formatDate } from '#server/format/dates.ts'
import { formatMoney, moneyText, pence } from '#server/format/money.ts'
import type { CheckoutProps, CheckoutStep, StepShown } from '#server/props/orders.ts'
import { countText } from '#server/schedule/availability.ts'
import { conditionsFor } from '#server/shop/checkout/conditions.ts'
import { crewsOf } from '#server/shop/checkout/steps.ts'
import { isPosted } from '#server/shop/orders/bought-line.ts'
import type { BuyableLine } from '#server/shop/orders/bought-line.ts'
import { instalmentText } from '#server/shop/orders/order-messages.ts'
import { paymentWays } from '#server/shop/orders/payment-ways.ts'
import { readVoucherDetails } from '#server/shop/vouchers/voucher-form.ts'
import type { Links } from '../links.ts'
import { deliveryStep, peopleStep } from './checkout-forms.ts'
import type { CheckoutCart, CheckoutHead, StepProps } from './checkout-forms.ts'
import { holdShown, holdsShown } from './lines.ts'
import { addressLines } from './order.ts'
import { unitOf } from './place-of-sale.ts'
import { presentCartSum } from './sum.ts'

/** A step of the checkout, as it is for a cart now. */
export function presentCheckout(
  links: Links,
  cart: CheckoutCart,
  step: CheckoutStep,
): CheckoutProps {
  const head = checkoutHead(links, cart, step)
  switch (step) {
    case 'people':
      return { ...head, ...peopleStep(links, cart) }
    case 'delivery':
      return { ...head, ...deliveryStep(cart) }
    case 'review':
      return { ...head, ...reviewStep(links, cart) }
  }
}

/** What every step of the checkout shows: where one is, and what is ordered. */
function checkoutHead(links: Links, cart: CheckoutCart, step: CheckoutStep): CheckoutHead {
  const { lines, site, now } = cart
  const sum = presentCartSum(lines, cart, site)
  if (!sum)
    throw new Error('[checkout] there is nothing in this cart; send its visitor back to it.')
  return {
    sum,
    steps: stepsShown(links, cart, step),
    action: links.path('web.shopping.checkout.store'),
    cartHref: links.path('web.shopping.cart'),
    now,
    holds: holdsShown(lines),
    lines: lines.map((line) => ({
      name: line.article.name,
      note: noteOf(line),
      hold: holdShown(line.places, unitOf(site.content, line.line)),
      price: formatMoney(pence(line.line.unit_price * line.line.quantity)),
    })),
  }
}

/** The page of one step. */
export function stepPath(links: Links, step: CheckoutStep): string {
  return links.path('web.shopping.checkout', {}, { step })
}

const labels: Readonly<Record<CheckoutStep, string>> = {
  people: 'People',
  delivery: 'Delivery',
  review: 'Review and order',
}

function stepsShown(links: Links, { steps, open }: CheckoutCart, current: CheckoutStep) {
  const last = steps.indexOf(open)
  return steps.map((step, index): StepShown => ({
    step,
    label: labels[step],
    isCurrent: step === current,
    href: index <= last ? stepPath(links, step) : null,
  }))
}

function noteOf({ line, article: { date } }: BuyableLine): string {
  const { kind, quantity, people, unit_price: price, details } = line
  if (date) {
    const crew = people === null ? '' : ` for ${people} people`
    return `${countText(quantity, date)}${crew}, ${daySpan(date.starts, date.ends)}`
  }
  if (kind === 'voucher') return `For ${readVoucherDetails(details).to}`
  return quantity === 1 ? '' : `${quantity} at ${moneyText(pence(price))}`
}

/** Everything once more, what holds for it, and the button that makes it an order. */
function reviewStep(links: Links, cart: CheckoutCart): StepProps<'review'> {
  const { lines, totals, key, site } = cart
  return {
    step: 'review',
    told: answersGiven(links, cart),
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

function answersGiven(
  links: Links,
  { answers, lines, site }: CheckoutCart,
): StepProps<'review'>['told'] {
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
