import { daySpan } from '#server/format/dates.ts'
import { formatMoney, moneyText, pence } from '#server/format/money.ts'
import type {
  CheckoutHead,
  CheckoutProps,
  CheckoutStep,
  ProgressStep,
} from '#server/props/checkout.ts'
import { countText } from '#server/schedule/availability.ts'
import type { BuyableLine } from '#server/shop/orders/bought-line.ts'
import { readVoucherDetails } from '#server/shop/vouchers/voucher-form.ts'
import type { Links } from '../context.ts'
import { stepPath } from './checkout-cart.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { deliveryStep } from './delivery-step.ts'
import { holdsText, presentHold } from './lines.ts'
import { peopleStep } from './people-step.ts'
import { unitOf } from './place-of-sale.ts'
import { reviewStep } from './review-step.ts'
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

function checkoutHead(links: Links, cart: CheckoutCart, step: CheckoutStep): CheckoutHead {
  const { lines, site, now } = cart
  const sum = presentCartSum(lines, cart, site)
  if (!sum) {
    throw new Error('[checkout] there is nothing in this cart; send its visitor back to it.')
  }
  return {
    sum,
    steps: presentSteps(links, cart, step),
    action: links.path('web.shopping.checkout.store'),
    cartHref: links.path('web.shopping.cart'),
    now,
    holds: holdsText(lines),
    lines: lines.map((line) => ({
      name: line.article.name,
      note: noteOf(line),
      hold: presentHold(line.places, unitOf(site.content, line.line)),
      price: formatMoney(pence(line.line.unit_price * line.line.quantity)),
    })),
  }
}

const labels: Readonly<Record<CheckoutStep, string>> = {
  people: 'People',
  delivery: 'Delivery',
  review: 'Review and order',
}

function presentSteps(links: Links, { steps, open }: CheckoutCart, current: CheckoutStep) {
  const last = steps.indexOf(open)
  return steps.map((step, index): ProgressStep => ({
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
