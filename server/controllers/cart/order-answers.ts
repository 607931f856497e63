import type { Request, Response } from 'express'
import { expectsJson } from '#server/http/errors.ts'
import { changedBasket } from '#server/presenters/cart/basket-changes.ts'
import { orderPath, stepPath } from '#server/presenters/cart/checkout-cart.ts'
import type { CheckoutCart } from '#server/presenters/cart/checkout-cart.ts'
import { presentCheckout } from '#server/presenters/cart/checkout.ts'
import { orderErrors } from '#server/presenters/cart/order-errors.ts'
import type { Links } from '#server/presenters/context.ts'
import type { CheckoutStep } from '#server/props/checkout.ts'
import type { Placed } from '#server/shop/orders/place-order.ts'
import type { OrderFault } from '#server/shop/orders/refusal.ts'
import type { PaymentChoice } from '#server/shop/payments/outcomes.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { refuseOnPage } from '../visitor-forms.ts'
import type { VisitorPage } from '../visitor-forms.ts'
import { toCart } from './cart.ts'
import { leaveToPay } from './leave-to-pay.ts'
import { checkoutCart } from './own-cart.ts'

/** From which step it is ordered, and what of it is to be paid by card. */
interface Ordering {
  readonly step: 'review' | 'confirm'
  readonly card: PaymentChoice | null
}

/** What the last steps of the checkout answer. */
export function orderAnswers(services: ControllerServices) {
  const { shop, urls } = services

  const tellChange = tellChangeBy(urls)
  return { answer, tellChange, tellOver }

  async function answer(
    placed: Placed,
    { step, card }: Ordering,
    request: Request,
    response: Response,
  ): Promise<void> {
    if (placed.outcome === 'refused') return answerRefusal(placed.fault, step, request, response)
    if (placed.outcome === 'pending') return response.redirect(303, stepPath(urls, 'confirm'))
    const { order } = placed
    if (card !== null) return leaveToPay(services, response, order, card)
    if (placed.outcome === 'known') response.inertia.flash('success', knownText(order.number))
    response.redirect(303, orderPath(services, order))
  }

  async function answerRefusal(
    fault: OrderFault,
    step: Ordering['step'],
    request: Request,
    response: Response,
  ): Promise<void> {
    // As it is now: what was refused may have changed since it was read.
    const cart = await checkoutCart(services, request, response)
    if ('obstacle' in cart) return toCart(services, response, cart.obstacle)
    if (fault.reason === 'stale') return toCart(services, response, stale)
    if (fault.reason === 'changed') {
      return tellChange(changedBasket(fault.shown, cart) ?? changedAnswers, request, response)
    }
    if (fault.reason === 'unanswered') {
      response.inertia.flash('error', unanswered)
      return response.redirect(303, stepPath(urls, fault.step))
    }
    const errors = orderErrors(fault, cart)
    if (fault.reason === 'messages' || fault.reason === 'codes') {
      await refuseOnPage(request, response, errors, stepPage(urls, cart, step), fault.seconds)
    } else if (!response.inertia.isVisit && expectsJson(request)) {
      // The form was in order; what it is about is another by now (RFC 9110, 15.5.10).
      response.status(409).json({ message: Object.values(errors)[0], errors })
    } else if (step === 'confirm') {
      response.inertia.flash('error', Object.values(errors).join(' '))
      response.redirect(303, stepPath(urls, 'review'))
    } else {
      await refuseOnPage(request, response, errors, stepPage(urls, cart, step))
    }
  }

  /** Says why nothing waits for a code any more. */
  async function tellOver(cart: CheckoutCart, request: Request, response: Response): Promise<void> {
    const asked = await shop.orders.pendingByKey(cart.key)
    const change = asked && changedBasket(asked.basket, cart)
    if (change) return tellChange(change, request, response)
    response.inertia.flash('error', nothingWaits)
    response.redirect(303, stepPath(urls, cart.open))
  }
}

/** Leads to the review, which begins with what became of the basket. */
function tellChangeBy(urls: Links) {
  return (change: string, request: Request, response: Response): void => {
    const message = `${change} Look through it once more, and go on.`
    if (!response.inertia.isVisit && expectsJson(request)) {
      response.status(409).json({ message, errors: { basket: message } })
    } else {
      response.inertia.flash('error', message)
      response.redirect(303, stepPath(urls, 'review'))
    }
  }
}

const titles: Readonly<Record<CheckoutStep, string>> = {
  people: 'Checkout: people',
  delivery: 'Checkout: delivery',
  review: 'Checkout: review and order',
  confirm: 'Checkout: your code',
}

export function stepPage(urls: Links, cart: CheckoutCart, step: CheckoutStep): VisitorPage {
  const make = () =>
    page('cart/checkout', presentCheckout(urls, cart, step), unlisted(titles[step]))
  return { url: stepPath(urls, step), make }
}

const stale =
  'Your basket was changed since that page was shown. Look through it, and check out again.'

const unanswered =
  'Your basket was changed since that page was shown, and asks something more. What you answered is kept: fill in what is new.'

const changedAnswers = 'Your answers were changed since we sent you a code.'

const nothingWaits =
  'No order of yours waits for a code: what you ordered was changed since, or the code is over a day old. Look through it once more, and we send you a new one.'

function knownText(number: string): string {
  return `You have ordered this already: it is order ${number}. Nothing was ordered twice.`
}
