import type { PageServices } from '#server/presenters/context.ts'
import { bannerMeta } from '#server/presenters/info/blocks.ts'
import { presentGiftVouchers, voucherNodes } from '#server/presenters/shop/gift-vouchers.ts'
import { presentMerchandise } from '#server/presenters/shop/merchandise.ts'
import { presentProduct, productMeta } from '#server/presenters/shop/product.ts'
import { notFound, page, withQuery } from '#server/site/page.ts'
import type { PageHandler } from '#server/site/page.ts'

/** GET /gift-vouchers: the vouchers; `?voucher=` names the one that is chosen. */
export function giftVouchersPage(services: PageServices): PageHandler {
  return withQuery(
    () => ['voucher'],
    (site, { query }) => {
      const { content } = site
      const file = content.pages.get('web.gift-vouchers')
      if (!file) return notFound()
      const props = presentGiftVouchers(file, query['voucher'], { ...services, site })
      return page('shop/gift-vouchers', props, {
        ...bannerMeta(file, content.pictures),
        canonical: services.links.path('web.gift-vouchers'),
        kind: 'product',
        nodes: voucherNodes(content, services.links),
      })
    },
  )
}

/** GET /merchandise: everything in the shop, or with `?kind=book` what is of one kind. */
export function merchandisePage(services: PageServices): PageHandler {
  return withQuery(
    () => ['kind'],
    (site, { query }) => {
      const file = site.content.pages.get('web.merchandise.all')
      if (!file) return notFound()
      const { props, meta } = presentMerchandise(file, query, { ...services, site })
      return page('shop/merchandise', props, meta)
    },
  )
}

/** GET /merchandise/{slug}: one thing from the shop. */
export function productPage(services: PageServices): PageHandler<{ readonly slug: string }> {
  return (site, { params }) => {
    const { content } = site
    const { links } = services
    const file = content.products.get(params.slug)
    if (!file) return notFound()
    const path = links.path('web.merchandise.slug', { slug: file.slug })
    return page(
      'shop/product',
      presentProduct(file, { ...services, site }),
      productMeta(file, content, path),
    )
  }
}
