import { defaultLogo } from '#server/catalogue/products.ts'
import { daySpan } from '#server/format/dates.ts'
import { formatMoney, moneyText, pence } from '#server/format/money.ts'
import { counted } from '#server/format/words.ts'
import type {
  CheckoutHead,
  CheckoutLine,
  CheckoutProps,
  CheckoutStep,
  PendingOrderProps,
  ProgressStep,
} from '#server/props/checkout.ts'
import { countText } from '#server/schedule/availability.ts'
import { basketText } from '#server/shop/checkout/basket.ts'
import type { BuyableLine } from '#server/shop/orders/bought-line.ts'
import type { PendingOrder } from '#server/shop/orders/pending-order.ts'
import { readVoucherDetails } from '#server/shop/vouchers/voucher-form.ts'
import type { Site } from '#server/site/site.ts'
import type { Links } from '../context.ts'
import { stepPath } from './checkout-cart.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { confirmStep, untilText } from './confirm-step.ts'
import { deliveryStep } from './delivery-step.ts'
import { holdsText, presentHold } from './lines.ts'
import { askedOption, optionLabel, orderText } from './payment-choices.ts'
import { peopleStep } from './people-step.ts'
import { placeOfSale, unitOf } from './place-of-sale.ts'
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
    case 'confirm':
      return { ...head, ...confirmStep(links, cart) }
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
    basket: basketText(lines),
    now,
    holds: holdsText(lines),
    lines: lines.map((line) => presentLine(links, line, site)),
    size: sizeText(lines),
  }
}

function presentLine(links: Links, viewed: BuyableLine, { content }: Site): CheckoutLine {
  const { line, article, places } = viewed
  return {
    name: article.name,
    facts: factsOf(viewed),
    picture: placeOfSale(links, content, line)?.picture ?? defaultLogo,
    design: line.kind === 'voucher' ? readVoucherDetails(line.details).design : null,
    hold: presentHold(places, unitOf(content, line)),
    price: formatMoney(pence(line.unit_price * line.quantity)),
  }
}

function sizeText(lines: readonly BuyableLine[]): string {
  const count = lines.reduce((sum, { line }) => sum + line.quantity, 0)
  const dates = lines.flatMap(({ article: { date } }) => date ?? [])
  const [first] = dates
  const isOfOneKind =
    dates.length === lines.length && dates.every(({ unit }) => unit === first?.unit)
  return first && isOfOneKind ? countText(count, first) : counted(count, 'thing')
}

/** What was asked for, to somebody whose address was given for it, with no word that was typed. */
export function presentPendingOrder(
  links: Links,
  cart: CheckoutCart,
  { token, pending }: { readonly token: string; readonly pending: PendingOrder },
): PendingOrderProps {
  const { lines, site } = cart
  const option = askedOption(cart, pending)
  const sum = presentCartSum(lines, cart, site)
  if (!sum) throw new Error('[checkout] there is nothing in this cart; answer that it is over.')
  return {
    state: 'open',
    lines: lines.map((line) => ({
      ...presentLine(links, line, site),
      ...(line.line.kind === 'voucher' && { facts: [] }),
    })),
    sum,
    payment: option === null ? '' : optionLabel(cart, option),
    until: untilText(pending.expires_at),
    button: orderText(cart, option),
    action: links.path('web.shopping.pending-orders.store', { token }),
    termsHref: links.path('web.info.terms-and-conditions'),
  }
}

const labels: Readonly<Record<CheckoutStep, string>> = {
  people: 'People',
  delivery: 'Delivery',
  review: 'Review and order',
  confirm: 'Your code',
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

function factsOf({ line, article: { date } }: BuyableLine): string[] {
  const { kind, quantity, people, unit_price: price, details } = line
  const each = quantity === 1 ? '' : ` at ${moneyText(pence(price))}`
  if (date) {
    const crew = people === null ? '' : ` for ${people} people`
    return [daySpan(date.starts, date.ends), `${countText(quantity, date)}${crew}${each}`]
  }
  if (kind === 'voucher') return [`For ${readVoucherDetails(details).to}`]
  return quantity === 1 ? [] : [`${quantity}${each}`]
}
