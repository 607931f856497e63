import { ProductCard } from '#js/components/offer/product.tsx'
import { ProductGrid } from '#js/components/ui/lists.tsx'
import { BannerPage } from '#js/sections/banner-page.tsx'
import { ChoiceLinks } from '#js/sections/choice-links.tsx'
import { HowToBuy, PostingAndReturns } from '#js/sections/shop/how-to-buy.tsx'
import { ShopBlocks } from '#js/sections/shop/shop-blocks.tsx'
import type { MerchandisePageProps } from '#server/props/shop.ts'

/** What the shop has: books, charts and what to wear. */
export default function Merchandise(page: MerchandisePageProps) {
  const { kinds, countText, products, buy } = page

  return (
    <BannerPage {...page}>
      <ShopBlocks blocks={page.before} />
      <section id="shop" aria-labelledby="shop-title" className="measure pt-16">
        <h2 id="shop-title" className="mb-5 text-section">
          What we sell
        </h2>
        <ChoiceLinks name="Kinds of things" choices={kinds.map(withCount)} />
        <p role="status" className="mt-5 mb-5 font-semibold text-ink">
          {countText}
        </p>
        <ProductGrid
          items={products.map((card) => ({
            id: card.product.slug,
            content: <ProductCard {...card} />,
          }))}
        />
      </section>
      <div className="measure grid gap-12 pt-16 xl:grid-cols-3">
        <div className="min-w-0 xl:col-span-2">
          <PostingAndReturns {...page} />
        </div>
        <div className="min-w-0">
          <HowToBuy {...buy} />
        </div>
      </div>
      <ShopBlocks blocks={page.after} />
    </BannerPage>
  )
}

function withCount({ label, count, ...rest }: MerchandisePageProps['kinds'][number]) {
  return { ...rest, label: `${label} (${count})` }
}
