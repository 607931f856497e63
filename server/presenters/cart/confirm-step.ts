import { formatDate } from '#server/format/dates.ts'
import type { Links } from '../context.ts'
import { stepPath } from './checkout-cart.ts'
import type { CheckoutCart, StepProps } from './checkout-cart.ts'
import { askedOption, orderText } from './payment-choices.ts'

/** Where the code is typed that makes an order of what was asked for. */
export function confirmStep(links: Links, cart: CheckoutCart): StepProps<'confirm'> {
  const { pending, key, answers } = cart
  return {
    step: 'confirm',
    email: pending?.email ?? answers.contact?.email ?? '',
    until: pending ? untilText(pending.expires_at) : '',
    orderKey: key,
    peopleHref: stepPath(links, 'people'),
    button: orderText(cart, pending && askedOption(cart, pending)),
  }
}

/** The instant until which something is a visitor's: a code, a link, places that came free. */
export function untilText(until: number): string {
  return `${formatDate(until, 'fullDate')}, ${formatDate(until, 'time')}`
}
