import type { Response } from 'express'
import type { ActionHandler } from '#server/http/handlers.ts'
import { orderPath } from '#server/presenters/cart/checkout-cart.ts'
import type { CheckoutCart } from '#server/presenters/cart/checkout-cart.ts'
import { presentPendingOrder } from '#server/presenters/cart/checkout.ts'
import { orderErrors } from '#server/presenters/cart/order-errors.ts'
import type { PendingOrderProps } from '#server/props/checkout.ts'
import { inputOf } from '#server/shop/orders/pending-order.ts'
import type { PendingOrder } from '#server/shop/orders/pending-order.ts'
import type { OrderFault, OutdatedFault } from '#server/shop/orders/refusal.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { refuseOnPage } from '../visitor-forms.ts'
import { leaveToPay } from './leave-to-pay.ts'
import { readyCart } from './own-cart.ts'

/** What was asked for, behind the link in the message to its address, on whichever device it is read. */
export function pendingOrders(services: ControllerServices) {
  const { clock, shop, urls } = services

  /** GET web.shopping.pending-orders.show: mail scanners open links, so it only offers the button. */
  const show: ActionHandler = async (request, response) => {
    const token = String(request.params['token'])
    const pending = await shop.orders.pendingBySecret(token, clock.now())
    const order = pending && (await shop.orders.byKey(pending.key))
    if (order) return response.redirect(303, orderPath(services, order))
    await showPage(response, token, await cartOf(services, pending))
  }

  /** POST web.shopping.pending-orders.store: orders it. */
  const store: ActionHandler = async (request, response) => {
    const token = String(request.params['token'])
    const pending = await shop.orders.pendingBySecret(token, clock.now())
    const placed = await shop.orders.confirmByLink(token)
    if (placed.outcome === 'placed' || placed.outcome === 'known') {
      const { order } = placed
      const card = pending ? inputOf(pending).card : null
      if (card !== null) return leaveToPay(services, response, order, card)
      return response.redirect(303, orderPath(services, order))
    }
    const found = await cartOf(services, await shop.orders.pendingBySecret(token, clock.now()))
    const fault = placed.outcome === 'refused' ? placed.fault : null
    if (!found || !fault || isOutdated(fault)) return showPage(response, token, null)
    const url = urls.path('web.shopping.pending-orders.show', { token })
    const make = () => openPage({ token, ...found })
    await refuseOnPage(request, response, orderErrors(fault, found.cart), { url, make })
  }

  return { show, store }

  async function showPage(
    response: Response,
    token: string,
    found: Awaited<ReturnType<typeof cartOf>>,
  ): Promise<void> {
    if (found) return response.page(openPage({ token, ...found }))
    const over: PendingOrderProps = { state: 'over', cartHref: urls.path('web.shopping.cart') }
    await response.page(page('cart/pending-order', over, unlisted(title), 410))
  }

  function openPage({ cart, ...asked }: Asked) {
    return page('cart/pending-order', presentPendingOrder(urls, cart, asked), unlisted(title))
  }
}

interface Asked {
  readonly token: string
  readonly pending: PendingOrder
  readonly cart: CheckoutCart
}

const title = 'Your order'

/** Has it to be asked for anew, where the basket is? */
function isOutdated(fault: OrderFault): fault is OutdatedFault {
  return ['stale', 'changed', 'unanswered'].includes(fault.reason)
}

/** The cart, if it is still what was asked for. */
async function cartOf(services: ControllerServices, pending: PendingOrder | undefined) {
  if (!pending) return null
  const viewed = await services.shop.carts.viewById(pending.cart_id)
  const cart = await readyCart(services, viewed, null)
  return 'obstacle' in cart || cart.pending?.key !== pending.key ? null : { pending, cart }
}
