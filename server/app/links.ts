import { routes } from '#routes/index.ts'
import type { RouteName, Routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import type { AuthLinks } from '#server/auth/context.ts'
import { isForBrowsers } from '#server/routing/options.ts'
import { createUrls } from '#server/routing/urls.ts'
import type { Urls } from '#server/routing/urls.ts'
import { ziggyTable } from '#server/routing/ziggy.ts'
import type { ZiggyTable } from '#server/routing/ziggy.ts'
import type { OrderLinks } from '#server/shop/context.ts'
import { keyOf } from '#server/signing/signer.ts'
import type { Signer } from '#server/signing/signer.ts'

/** The addresses of all routes, under the site's origin. */
export function siteUrls(appUrl: string): Urls<Routes> {
  return createUrls<Routes>(ziggyTable(routes, patterns, appUrl))
}

/** The table that browsers get: without system and development names. */
export function tableForBrowsers(appUrl: string): ZiggyTable {
  const isHidden = (name: string) => !isForBrowsers(routes[name as RouteName])
  return ziggyTable(routes, patterns, appUrl, isHidden)
}

/** Where messages about an account lead. */
export function accountLinks(urls: Urls<Routes>): AuthLinks {
  return {
    signIn: urls.absolute('login'),
    register: urls.absolute('register'),
    forgot: urls.absolute('password.request'),
    profile: urls.absolute('profile.show'),
    verify: (token) => urls.absolute('verification.verify', { token }),
    reset: (token) => urls.absolute('password.reset', { token }),
    undo: (token) => urls.absolute('account-undo.show', { token }),
  }
}

/** Where messages about orders lead: whoever has the address may read that page, and no other. */
export function orderLinks(urls: Urls<Routes>, signer: Signer): OrderLinks {
  return {
    order(order) {
      const key = keyOf(signer, 'order', order)
      return urls.absolute('web.shopping.orders.show', { order: order.id }, { key })
    },
    voucher(voucher) {
      const key = keyOf(signer, 'voucher', voucher)
      return urls.absolute('web.shopping.vouchers.show', { item: voucher.id }, { key })
    },
    date: (reference) => urls.absolute('web.events.all', { reference }),
    terms: () => urls.absolute('web.info.terms-and-conditions'),
    confirmOrder: (token) => urls.absolute('web.shopping.pending-orders.show', { token }),
    placeOffer: (token) => urls.absolute('web.shopping.place-offers.show', { token }),
    payment(attempt) {
      const key = keyOf(signer, 'payment', attempt)
      return urls.absolute('web.shopping.payments.show', { payment: attempt.id }, { key })
    },
  }
}
