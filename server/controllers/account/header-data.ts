import type { Request, Response } from 'express'
import type { ActionHandler } from '#server/http/handlers.ts'
import { shownUser } from '#server/http/page-answers.ts'
import { whoIsThere } from '#server/http/session.ts'
import { ownCart } from '../cart/own-cart.ts'
import type { ControllerServices } from '../controller-services.ts'

type CartServices = Pick<ControllerServices, 'cookies' | 'shop'>

/**
 * GET /api/header-data: what the header shows of its visitor. It never answers 401; a visitor
 * without an account is an answer too.
 */
export function headerData(services: CartServices): ActionHandler {
  return async (request, response) => {
    const signedIn = await whoIsThere(request)
    const cartItems = await countItems(services, request, response)
    response.json({
      user: signedIn && shownUser(signedIn),
      cartItems,
      isAuthenticated: signedIn !== null,
    })
  }
}

/** How many things are in the visitor's cart; while the database does not answer, as for nobody. */
async function countItems(
  services: CartServices,
  request: Request,
  response: Response,
): Promise<number> {
  try {
    return await services.shop.carts.count(await ownCart(services, request, response))
  } catch {
    return 0
  }
}
