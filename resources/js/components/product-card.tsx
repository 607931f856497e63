import type { ProductCard as Shown } from '#server/props/shop.ts'
import { AddToBasket } from './add-to-basket.tsx'
import { LazyImage } from './lazy-image.tsx'
import { ProductPrice } from './product-price.tsx'
import { RouteLink } from './route-link.tsx'

const sizes = '(min-width: 80em) 20rem, (min-width: 64em) 31vw, (min-width: 40em) 46vw, 92vw'

/** A thing from the shop. Its name is the only link and covers the card, but for the button. */
export function ProductCard({ product, price, picture, posting, add }: Shown) {
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card transition-shadow has-[a:hover]:shadow-panel">
      <LazyImage src={picture} alt="" sizes={sizes} className="aspect-square" />
      <div className="flex grow flex-col p-6">
        <h3 className="text-card">
          <RouteLink
            to="web.merchandise.slug"
            params={{ slug: product.slug }}
            className="stretched-link hover:text-tide"
          >
            {product.name}
          </RouteLink>
        </h3>
        <p className="mt-3 mb-5">{product.intro_description}</p>
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-4">
          <span className="font-semibold text-ink">
            <ProductPrice price={price} hasVat={product.has_vat} />
          </span>
          <span className="text-sm">{posting}</span>
        </p>
        <div className="relative mt-4">
          <AddToBasket add={add} sku={add.sku} about={product.name} className="w-full" />
        </div>
      </div>
    </article>
  )
}
