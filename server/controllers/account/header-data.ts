import type { ActionHandler } from '#server/http/handlers.ts'
import { presentUser } from '#server/http/page-answers.ts'
import { whoIsThere } from '#server/http/session.ts'
import { ownCart } from '../cart/own-cart.ts'
import type { ControllerServices } from '../controller-services.ts'

/**
 * GET /api/header-data: what the header shows of its visitor. It never answers 401; a visitor
 * without an account is an answer too.
 */
export function headerData(services: ControllerServices): ActionHandler {
  return async (request, response) => {
    const signedIn = await whoIsThere(request)
    // While the database does not answer, as for nobody.
    const cartItems = await ownCart(services, request, response)
      .then((visitor) => services.shop.carts.count(visitor))
      .catch(() => 0)
    response.json({
      user: signedIn && presentUser(signedIn),
      cartItems,
      isAuthenticated: signedIn !== null,
    })
  }
}
