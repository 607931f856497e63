import type { Routes } from '#routes/index.ts'
import type { Handlers } from '#server/http/handlers.ts'
import { cart } from './cart/cart.ts'
import { checkout } from './cart/checkout.ts'
import { cartCodes } from './cart/codes.ts'
import { addItem, changeItem, removeItem } from './cart/items.ts'
import { orders, voucherPage } from './cart/orders.ts'
import { placeOffers } from './cart/place-offers.ts'
import { pageServices } from './controller-services.ts'
import type { ControllerServices } from './controller-services.ts'
import { giftVouchersPage, merchandisePage, productPage } from './shop.ts'

/** The names of the shop and of the basket, for the handlers of the site. */
export function shopping(services: ControllerServices) {
  const showing = pageServices(services)
  const codes = cartCodes(services)
  const offered = placeOffers(services)
  const ordering = checkout(services)
  const ordered = orders(services)
  return {
    'web.gift-vouchers': giftVouchersPage(showing),
    'web.merchandise.all': merchandisePage(showing),
    'web.merchandise.slug': productPage(services.urls),

    'web.shopping.cart': cart(services),
    'web.shopping.cart.items.store': addItem(services),
    'web.shopping.cart.items.update': changeItem(services),
    'web.shopping.cart.items.destroy': removeItem(services),
    'web.shopping.cart.codes.store': codes.store,
    'web.shopping.cart.codes.destroy': codes.destroy,
    'web.shopping.place-offers.show': offered.show,
    'web.shopping.place-offers.store': offered.store,
    'web.shopping.checkout': ordering.show,
    'web.shopping.checkout.store': ordering.store,
    'web.shopping.orders.show': ordered.show,
    'web.shopping.orders.calendar': ordered.calendar,
    'web.shopping.vouchers.show': voucherPage(services),
  } as const satisfies Partial<Handlers<Routes>>
}
