import type { ReactNode } from 'react'
import { useRoutes } from '#js/hooks/use-routes.tsx'
import type { Money as Amount } from '#server/props/elements.ts'
import type { Product, ProductCard as Card } from '#server/props/shop.ts'
import { AddToCartForm } from '../cart/add-to-cart.tsx'
import { Link } from '../ui/link.tsx'
import { FactList } from '../ui/lists.tsx'
import { Money } from '../ui/money.tsx'
import { LazyImage } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'

const sizes = '(min-width: 80em) 20rem, (min-width: 64em) 31vw, (min-width: 40em) 46vw, 92vw'

/** A thing from the shop. Its name is the only link and covers the card, but for the button. */
export function ProductCard({ product, price, picture, posting, add }: Card) {
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card transition-shadow has-[a:hover]:shadow-panel">
      <LazyImage src={picture} alt="" sizes={sizes} className="aspect-square" />
      <div className="flex grow flex-col p-6">
        <h3 className="text-card">
          <Link
            to="web.merchandise.slug"
            params={{ slug: product.slug }}
            className="stretched-link"
          >
            {product.name}
          </Link>
        </h3>
        <p className="mt-3 mb-5">{product.intro_description}</p>
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-4">
          <span className="font-semibold text-ink">
            <ProductPrice price={price} hasVat={product.has_vat} />
          </span>
          <span className="text-sm">{posting}</span>
        </p>
        <div className="relative mt-4">
          <AddToCartForm add={add} sku={add.sku} about={product.name} className="w-full" />
        </div>
      </div>
    </article>
  )
}

/** The price of something from the shop, with the note that says whether there is VAT in it. */
function ProductPrice({ price, hasVat }: { readonly price: Amount; readonly hasVat: boolean }) {
  return (
    <>
      <Money {...price} />{' '}
      <small className="font-sans text-sm font-normal">{hasVat ? 'inc vat' : 'no vat'}</small>
    </>
  )
}

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
  readonly price: Amount
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
            { term: 'Page address', text: useRoutes().to('web.merchandise.slug', { slug }) },
          ]}
        />
      </div>
    </div>
  )
}
