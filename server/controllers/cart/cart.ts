import type { Request, Response } from 'express'
import { acceptForm } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { presentCart } from '#server/presenters/cart/cart.ts'
import { codesOf } from '#server/shop/cart/rows.ts'
import type { CartVisitor } from '#server/shop/context.ts'
import { balancesOf } from '#server/shop/vouchers/vouchers.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { PageAnswer } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { refuseOnPage } from '../visitor-forms.ts'
import { ownCart } from './own-cart.ts'

export function cart(services: ControllerServices): ActionHandler {
  return async (request, response) => {
    await response.page(await cartPage(services, await ownCart(services, request, response)))
  }
}

async function cartPage(services: ControllerServices, visitor: CartVisitor): Promise<PageAnswer> {
  const { clock, database, shop, site, urls } = services
  const viewed = await shop.carts.view(visitor)
  const vouchers = viewed ? await balancesOf(database.db, codesOf(viewed.cart)) : []
  const context = { site: site.current(), links: urls, now: clock.now() }
  return page('cart/cart', presentCart(viewed, vouchers, context), unlisted('Your basket'))
}

/**
 * Answers a change of the cart that was made. The cart's page shows what came of it where it was asked
 * for, and announces it: a visit there brings no message, because a message takes the focus.
 */
export function acceptInCart(
  request: Request,
  response: Response,
  message: string,
  url: string,
): void {
  if (response.inertia.isVisit) response.inertia.back(url)
  else acceptForm(request, response, message, url)
}

/** Makes the answer to a refused form of the cart's page, which is shown anew for its visitor. */
export function refuseInCart(
  services: ControllerServices,
  visitor: CartVisitor,
  request: Request,
  response: Response,
) {
  const url = services.urls.path('web.shopping.cart')
  const page = { url, make: () => cartPage(services, visitor) }
  return (errors: Record<string, string>, wait?: number) =>
    refuseOnPage(request, response, errors, page, wait)
}

/** Sends a visitor back to their cart, which shows what is the matter. */
export function toCart({ urls }: ControllerServices, response: Response, message: string): void {
  response.inertia.flash('error', message)
  response.redirect(303, urls.path('web.shopping.cart'))
}
