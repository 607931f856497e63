import type { ActionHandler } from '#server/http/handlers.ts'
import type { ControllerServices } from '../controller-services.ts'
import { cartPage } from './cart-page.ts'
import { ownCart } from './own-cart.ts'

/** GET web.shopping.cart. */
export function cart(services: ControllerServices): ActionHandler {
  return async (request, response) => {
    await response.page(await cartPage(services, await ownCart(services, request, response)))
  }
}
