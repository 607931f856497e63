import type { Voucher } from '#server/content/schema/gift-vouchers.ts'
import type { ProductFile } from '#server/content/schema/product.ts'
import { plainText } from '../plain-text.ts'
import type { SearchDocument } from '../search-document.ts'

/** A book or another thing that is posted. */
export function productDocument(product: ProductFile): SearchDocument {
  const { name, short_menu_name: shortName, code, kind, slug, price } = product
  const { intro_description: intro, meta_description: description = intro } = product
  return {
    kind: 'shop',
    name,
    also: [shortName, code, kind],
    passages: [description, intro, ...product.description.map(plainText)].map((text) => ({ text })),
    target: { type: 'product', slug, price },
  }
}

export function voucherDocument({ name, code, price, description }: Voucher): SearchDocument {
  return {
    kind: 'shop',
    name,
    also: ['gift voucher', code],
    passages: description.map((text) => ({ text: plainText(text) })),
    target: { type: 'voucher', price },
  }
}
