import { kindOfOffer } from '#server/catalogue/offers.ts'
import { defaultLogo, productPicture } from '#server/catalogue/products.ts'
import type { Content } from '#server/content/content.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { offerHref } from '#server/presenters/context.ts'
import type { Links } from '#server/presenters/context.ts'
import { offerOfCode } from '#server/schedule/lookup.ts'
import { parseReference } from '#server/schedule/reference.ts'
import type { ViewedLine } from '#server/shop/cart/view.ts'

export type Sku = Pick<ViewedLine['line'], 'kind' | 'sku'>

/** The page on which something is sold, and its picture. */
interface PlaceOfSale {
  readonly href: string
  readonly picture: string
}

/** Where something is sold; null: nothing of the kind has this code. */
export function placeOfSale(
  links: Links,
  content: Content,
  { kind, sku }: Sku,
): PlaceOfSale | null {
  if (kind === 'product') {
    const product = [...content.products.values()].find(({ code }) => code === sku)
    if (!product) return null
    const href = links.path('web.merchandise.slug', { slug: product.slug })
    return { href, picture: productPicture(product) }
  }
  if (kind === 'voucher') {
    const voucher = content.vouchers.find(({ code }) => code === sku)
    if (!voucher) return null
    return { href: links.path('web.gift-vouchers'), picture: voucher.image ?? defaultLogo }
  }
  const offer = offerOf(content, { kind, sku })
  if (!offer) return null
  const href =
    kind === 'place'
      ? links.path('web.events.all', { reference: sku })
      : offerHref(links, kindOfOffer(content, offer), offer)
  return { href, picture: offer.overview_image }
}

/** What a line of a date counts. */
export function unitOf(content: Content, item: Sku): { readonly unit: Offer['sale_unit'] } {
  return { unit: offerOf(content, item)?.sale_unit ?? 'person' }
}

/** The course or trip that is bought with a line; undefined: none. */
export function offerOf(content: Content, { kind, sku }: Sku): Offer | undefined {
  if (kind === 'product' || kind === 'voucher') return undefined
  return offerOfCode(content, kind === 'place' ? (parseReference(sku)?.code ?? '') : sku)
}
