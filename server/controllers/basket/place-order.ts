import type { Request, Response } from 'express'
import { pence } from '#server/format/money.ts'
import { expectsJson } from '#server/http/expects-json.ts'
import { refuseOn } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { reviewForm } from '#server/shop/checkout/review-form.ts'
import type { ReviewForm } from '#server/shop/checkout/review-form.ts'
import type { OrderFault } from '#server/shop/orders/order-faults.ts'
import type { OrderWish } from '#server/shop/orders/write-order.ts'
import { checkoutCart } from './checkout-cart.ts'
import type { CheckoutCart, CheckoutServices, Obstacle } from './checkout-cart.ts'
import { stepPath } from './checkout-head.ts'
import { checkoutPage } from './checkout-page.ts'
import { orderFaultErrors, unchosenPayment } from './order-fault-words.ts'
import { ownCart } from './own-cart.ts'
import { isOpen } from './review-step.ts'
import { orderPath } from './signed-paths.ts'
import { toCart } from './to-cart.ts'

/** The last step: makes an order of the cart, and leads to it; sent again, to the same order. */
export function placeOrder(services: CheckoutServices): ActionHandler {
  const { shop, urls } = services

  return async (request, response) => {
    const form = reviewForm(request.body)
    const cart = await checkoutCart(services, request, response)
    if (isOfCart(cart, form)) {
      const errors = choiceFaults(cart, form)
      if (errors) return refuse(services, cart, request, response, errors)
    }

    const visitor = 'visitor' in cart ? cart.visitor : await ownCart(services, request, response)
    const placed = await shop.orders.place(visitor, wishOf(form))
    if (placed.outcome !== 'refused') {
      return response.redirect(303, orderPath(services, placed.order.id))
    }
    await answerRefusal(placed.fault, request, response)
  }

  async function answerRefusal(fault: OrderFault, request: Request, response: Response) {
    // As it is now: what was refused may have changed since it was read.
    const cart = await checkoutCart(services, request, response)
    if ('obstacle' in cart) return toCart(services, response, cart.obstacle)
    if (fault.reason === 'stale') return toCart(services, response, stale)
    if (fault.reason === 'unanswered') {
      return response.redirect(303, stepPath(urls, fault.step))
    }
    const errors = orderFaultErrors(fault, cart)
    if (response.inertia.isVisit || !expectsJson(request)) {
      return refuse(services, cart, request, response, errors)
    }
    // The form was in order; what it is about is another by now (RFC 9110, 15.5.10).
    response.status(409).json({ message: Object.values(errors)[0], errors })
  }
}

const stale =
  'Your basket was changed since that page was shown. Look through it, and check out again.'

/** Is it about the cart as it is now, and not about one that was ordered already? */
function isOfCart(cart: CheckoutCart | Obstacle, { key }: ReviewForm): cart is CheckoutCart {
  return 'key' in cart && cart.key === key
}

function wishOf({ key, total = 0, dueNow = 0, byVoucher = 0, payment }: ReviewForm): OrderWish {
  const amounts = { total: pence(total), dueNow: pence(dueNow), byVoucher: pence(byVoucher) }
  return { key, ...amounts, payment: payment ?? null }
}

function choiceFaults(cart: CheckoutCart, { total, dueNow, byVoucher, payment }: ReviewForm) {
  const isStrange = [total, dueNow, byVoucher].includes(undefined)
  const isUnpaid = payment === undefined && isOpen(cart)
  const faults = {
    ...(isStrange && { total: strangeTotal }),
    ...(isUnpaid && { payment: unchosenPayment }),
  }
  return Object.keys(faults).length > 0 ? faults : null
}

const strangeTotal =
  'The total that was sent is no amount of ours. Look through it once more, and order again.'

async function refuse(
  services: CheckoutServices,
  cart: CheckoutCart,
  request: Request,
  response: Response,
  errors: Record<string, string>,
): Promise<void> {
  const url = stepPath(services.urls, 'review')
  await refuseOn(request, response, errors, url, () => ({
    result: checkoutPage(services, cart, 'review'),
    url,
  }))
}
