import type { ReactNode } from 'react'
import type { Money } from '#server/props/elements.ts'
import type { Product } from '#server/props/shop.ts'
import { FactList } from './fact-list.tsx'
import { ProductPrice } from './product-price.tsx'
import { RichText } from './rich-text.tsx'

/**
 * What a product is (specification 2, "Product preview"): name, price with its note on VAT,
 * description, product code, slug, and the type of the package in which it is posted.
 */
export function ProductPreview({
  product,
  price,
  children,
}: {
  readonly product: Pick<
    Product,
    'name' | 'slug' | 'code' | 'package_type' | 'has_vat' | 'intro_description' | 'description'
  >
  readonly price: Money
  /** The way to buy it. */
  readonly children?: ReactNode
}) {
  const { name, slug, code, package_type: packageType } = product

  return (
    <div className="min-w-0">
      <h1 className="text-section">{name}</h1>
      {product.intro_description && (
        <p className="mt-4 max-w-copy text-lg">{product.intro_description}</p>
      )}
      <p className="mt-5 font-display text-card font-semibold text-ink">
        <ProductPrice price={price} hasVat={product.has_vat} />
      </p>
      {children && <div className="mt-5">{children}</div>}
      <div className="mt-5 max-w-copy">
        <RichText html={product.description} />
      </div>
      <div className="mt-8">
        <FactList
          facts={[
            { term: 'Product code', text: code },
            { term: 'Shipping package type', text: packageType?.name ?? 'None' },
            { term: 'Name in links', text: slug },
          ]}
        />
      </div>
    </div>
  )
}
