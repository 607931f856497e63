import { giftVouchersPage, productPage } from '#server/controllers/shop.ts'
import { sharedProps } from '#server/http/page-answers.ts'
import type { ProductPageProps } from '#server/props/shop.ts'
import { noOrders } from '#server/schedule/availability.ts'
import type { PageAnswer, PageResult } from '#server/site/page.ts'
import { snapshotAt } from '#server/site/site.ts'
import { documentOf } from './home-document.ts'
import { content, origin, urls } from './home.ts'

const site = snapshotAt({ content, version: 'test' }, Date.parse('2026-11-21T12:00:00Z'))

/** The page of a product as the server prints it, with some of it changed. */
export function productDocument(
  slug: string,
  change: Partial<ProductPageProps['product']> = {},
): Promise<Document> {
  const url = urls.path('web.merchandise.slug', { slug })
  const answer = answered(productPage(urls)(site, { params: { slug }, query: {} }))
  const props = answer.props as ProductPageProps
  return printed(answer, url, { ...props, product: { ...props.product, ...change } })
}

/** The gift vouchers as the server prints them. */
export function giftVouchersDocument(): Promise<Document> {
  const answer = answered(
    giftVouchersPage({ links: urls, takenPlaces: noOrders })(site, { params: {}, query: {} }),
  )
  return printed(answer, urls.path('web.gift-vouchers'), answer.props)
}

function answered(result: PageResult): PageAnswer {
  if (result.kind !== 'page') throw new Error('The shop did not answer a page.')
  return result
}

function printed({ component, meta }: PageAnswer, url: string, own: object): Promise<Document> {
  const shared = sharedProps(site, meta, { appUrl: origin, url }, own)
  const props = { errors: {}, ...shared, ...own }
  return documentOf({ component, props, url, version: 'test', flash: {} })
}
