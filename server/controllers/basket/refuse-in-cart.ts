import type { Request, Response } from 'express'
import { refuseOn } from '#server/http/form.ts'
import type { CartVisitor } from '#server/shop/cart/context.ts'
import type { ControllerServices } from '../controller-services.ts'
import { cartPage } from './cart-page.ts'

/** Makes the answer to a refused form of the cart's page, which is shown anew for its visitor. */
export function refuseInCart(
  services: ControllerServices,
  visitor: CartVisitor,
  request: Request,
  response: Response,
) {
  const url = services.urls.path('web.shopping.cart')
  return (errors: Record<string, string>) =>
    refuseOn(request, response, errors, url, async () => ({
      result: await cartPage(services, visitor),
      url,
    }))
}
