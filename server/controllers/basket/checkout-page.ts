import type { CheckoutProps, CheckoutStep } from '#server/props/orders.ts'
import { page } from '#server/site/page.ts'
import type { PageAnswer } from '#server/site/page.ts'
import type { CheckoutCart, CheckoutServices } from './checkout-cart.ts'
import { checkoutHead } from './checkout-head.ts'
import { deliveryStep } from './delivery-step.ts'
import { peopleStep } from './people-step.ts'
import { reviewStep } from './review-step.ts'

const titles: Readonly<Record<CheckoutStep, string>> = {
  people: 'Checkout: people',
  delivery: 'Checkout: delivery',
  review: 'Checkout: review and order',
}

/** A step of the checkout, as it is for a visitor's cart now. */
export function checkoutPage(
  services: CheckoutServices,
  cart: CheckoutCart,
  step: CheckoutStep,
): PageAnswer {
  const meta = { title: `${titles[step]} | Saltlark`, isIndexed: false }
  return page('basket/checkout', stepProps(services, cart, step), meta)
}

function stepProps(
  services: CheckoutServices,
  cart: CheckoutCart,
  step: CheckoutStep,
): CheckoutProps {
  const common = checkoutHead(services.urls, cart, step)
  switch (step) {
    case 'people':
      return { ...common, ...peopleStep(services.urls, cart) }
    case 'delivery':
      return { ...common, ...deliveryStep(cart) }
    case 'review':
      return { ...common, ...reviewStep(services.urls, cart) }
  }
}
