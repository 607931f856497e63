import { formatDate } from '#server/format/dates.ts'
import { conditionedLine, conditionsFor } from '#server/shop/checkout/conditions.ts'
import { crewsOf } from '#server/shop/checkout/steps.ts'
import { isPosted } from '#server/shop/orders/bought-line.ts'
import type { Links } from '../context.ts'
import { stepPath } from './checkout-cart.ts'
import type { CheckoutCart, StepProps } from './checkout-cart.ts'
import { addressLines } from './order.ts'
import { buttonText, paymentChoices } from './payment-choices.ts'

/** Everything once more, what holds for it, and the button that makes it an order. */
export function reviewStep(links: Links, cart: CheckoutCart): StepProps<'review'> {
  const { lines, totals, key, site } = cart
  return {
    step: 'review',
    told: answersGiven(links, cart),
    conditions: conditionsFor(lines.map(conditionedLine), site.content.terms, site.content),
    termsHref: links.path('web.info.terms-and-conditions'),
    payments: paymentChoices(cart),
    total: totals.total,
    dueNow: totals.due.now,
    byVoucher: totals.byVoucher,
    orderKey: key,
    button: buttonText(cart, null),
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
