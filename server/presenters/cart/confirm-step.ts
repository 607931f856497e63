import { formatDate } from '#server/format/dates.ts'
import type { Links } from '../context.ts'
import { stepPath } from './checkout-cart.ts'
import type { CheckoutCart, StepProps } from './checkout-cart.ts'
import { buttonText } from './review-step.ts'

/** Where the code is typed that makes an order of what was asked for. */
export function confirmStep(links: Links, cart: CheckoutCart): StepProps<'confirm'> {
  const { pending, key, answers } = cart
  return {
    step: 'confirm',
    email: pending?.email ?? answers.contact?.email ?? '',
    until: pending ? untilText(pending.expires_at) : '',
    orderKey: key,
    peopleHref: stepPath(links, 'people'),
    button: buttonText(cart),
  }
}

/** The instant until which something is a visitor's: a code, a link, places that came free. */
export function untilText(until: number): string {
  return `${formatDate(until, 'fullDate')}, ${formatDate(until, 'time')}`
}
