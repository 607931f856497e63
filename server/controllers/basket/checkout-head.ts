import { daySpan } from '#server/format/dates.ts'
import { formatMoney, moneyText, pence } from '#server/format/money.ts'
import type { Links } from '#server/presenters/links.ts'
import type { CheckoutProps, CheckoutStep, StepShown } from '#server/props/orders.ts'
import { countText } from '#server/schedule/availability.ts'
import type { BuyableLine } from '#server/shop/orders/bought-line.ts'
import { readVoucherDetails } from '#server/shop/vouchers/voucher-details.ts'
import { cartSum } from './cart-sum.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { holdShown, holdsShown } from './hold-shown.ts'
import { unitOf } from './place-of-sale.ts'

type CheckoutHead = Pick<
  CheckoutProps,
  'steps' | 'action' | 'cartHref' | 'sum' | 'lines' | 'holds' | 'now'
>

/** What every step of the checkout shows: where one is, and what is ordered. */
export function checkoutHead(links: Links, cart: CheckoutCart, step: CheckoutStep): CheckoutHead {
  const { lines, site, now } = cart
  const sum = cartSum(lines, cart, site)
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
