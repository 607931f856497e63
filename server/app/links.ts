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
import { signedPages } from '#server/signing/signer.ts'
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
  }
}

/** Where messages about orders lead: whoever has the address may read that page, and no other. */
export function orderLinks(urls: Urls<Routes>, signer: Signer): OrderLinks {
  const { order, voucher } = signedPages
  return {
    order: (id) =>
      urls.absolute('web.shopping.orders.show', { order: id }, { key: signer.sign(order, id) }),
    voucher: (id) =>
      urls.absolute('web.shopping.vouchers.show', { item: id }, { key: signer.sign(voucher, id) }),
    date: (reference) => urls.absolute('web.events.all', { reference }),
    terms: () => urls.absolute('web.info.terms-and-conditions'),
    placeOffer: (token) => urls.absolute('web.shopping.place-offers.show', { token }),
  }
}
