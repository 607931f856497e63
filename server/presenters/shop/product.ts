import { productsLike } from '#server/catalogue/offers.ts'
import { cardPrice } from '#server/catalogue/price.ts'
import { merchandiseProduct, productPicture } from '#server/catalogue/products.ts'
import type { Content } from '#server/content/content.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { ProductFile, Shipping } from '#server/content/schema/shop.ts'
import { formatMoney, fromPounds } from '#server/format/money.ts'
import { merchandiseNode } from '#server/head/structured-data/goods.ts'
import type { PageMeta } from '#server/props/meta.ts'
import type { OfferNamed, ProductCard, ProductPageProps } from '#server/props/shop.ts'
import type { Site } from '#server/site/site.ts'
import { addOf, addProduct } from '../cart/add-to-cart.ts'
import { offerLink } from '../context.ts'
import type { Links, PageContext } from '../context.ts'
import { priceOnSale } from '../offers/price-on-sale.ts'
import { buyingProduct, postingOf, postingText } from './buying.ts'

/** One thing from the shop. */
export function presentProduct(file: ProductFile, context: PageContext): ProductPageProps {
  const { links, site } = context
  const { content } = site
  const { shipping, company, courses, pages } = content
  const shop = pages.get('web.merchandise.all')?.name ?? 'Merchandise'
  const product = merchandiseProduct(file)
  return {
    product,
    price: formatMoney(fromPounds(file.price)),
    picture: productPicture(product),
    breadcrumbs: {
      above: [{ name: shop, routeName: 'web.merchandise.all' }],
      here: file.short_menu_name,
    },
    add: addProduct(links, file.code),
    buy: buyingProduct(company, product),
    courses: file.for_courses.flatMap((slug) => {
      const course = courses.get(slug)
      return course ? [offerNamed(context, 'course', course)] : []
    }),
    posting: postingOf(shipping, file),
    returns: shipping.returns,
    related: productsLike(content, file).map((other) => productCard(links, shipping, other)),
  }
}

/** @param path of its page */
export function productMeta(file: ProductFile, content: Content, path: string): PageMeta {
  const { company, shipping } = content
  return {
    title: `${file.name} | ${company.brand}`,
    description: file.meta_description || file.intro_description,
    isIndexed: true,
    image: productPicture(file),
    kind: 'product',
    nodes: [merchandiseNode(file, path, { company, shipping })],
  }
}

/** An offer in a list of names: its length and price stand beside it unless a note is given. */
export function offerNamed(
  { links, site }: PageContext,
  kind: OfferKind,
  offer: Offer,
  note = lengthAndPrice(offer, site),
): OfferNamed {
  return { ...offerLink(links, kind, offer), note }
}

function lengthAndPrice(offer: Offer, site: Site): string {
  const { priceRange } = cardPrice(priceOnSale(site, offer))
  return [offer.length, priceRange].filter(Boolean).join(', ')
}

/** A thing from the shop as its card shows it. */
export function productCard(links: Links, shipping: Shipping, file: ProductFile): ProductCard {
  const product = merchandiseProduct(file)
  const { id, name, slug, code, has_vat, intro_description } = product
  return {
    product: { id, name, slug, code, has_vat, intro_description },
    price: formatMoney(fromPounds(file.price)),
    picture: productPicture(product),
    posting: postingText(shipping, file),
    add: addOf(links, 'product', code),
  }
}
