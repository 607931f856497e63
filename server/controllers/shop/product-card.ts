import { merchandiseProduct, productPicture } from '#server/catalogue/products.ts'
import type { ProductFile } from '#server/content/schema/product.ts'
import type { Shipping } from '#server/content/schema/shipping.ts'
import { formatMoney, fromPounds } from '#server/format/money.ts'
import type { Links } from '#server/presenters/links.ts'
import type { ProductCard } from '#server/props/shop.ts'
import { addOf } from '../add-to-cart.ts'
import { postingText } from './posting-words.ts'

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
