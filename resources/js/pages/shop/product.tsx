import { AddToCartForm } from '#js/components/cart/add-to-cart.tsx'
import { MultipleCard } from '#js/components/offer/multiple-card.tsx'
import { ProductCard, ProductPreview } from '#js/components/offer/product.tsx'
import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { ProductGrid } from '#js/components/ui/lists.tsx'
import { Picture } from '#js/components/ui/picture.tsx'
import { Section, PageSection, SectionHeading } from '#js/components/ui/section.tsx'
import { HowToBuy, PostingAndReturns } from '#js/sections/shop/how-to-buy.tsx'
import type { ProductPageProps } from '#server/props/shop.ts'

/** The page of one thing from the shop. */
export default function Product(shown: ProductPageProps) {
  return (
    <div data-product={shown.product.code}>
      <Head {...shown} />
      <div className="measure grid gap-12 py-10 md:py-14 xl:grid-cols-3">
        <div className="min-w-0 xl:sticky xl:top-24 xl:col-start-3 xl:row-start-1 xl:self-start">
          <HowToBuy {...shown.buy} />
        </div>
        <Parts {...shown} />
      </div>
      <Related related={shown.related} />
    </div>
  )
}

function Head({ breadcrumbs, product, price, picture, add }: ProductPageProps) {
  return (
    <div className="bg-white">
      <div className="measure pt-4 pb-10 md:pb-14">
        <Breadcrumbs {...breadcrumbs} />
        <div className="mt-4 grid items-start gap-8 sm:grid-cols-2 lg:mt-6 lg:gap-14">
          <div>
            <Picture
              src={picture}
              alt=""
              isFirst
              sizes="(min-width: 84em) 38rem, (min-width: 40em) 46vw, 92vw"
              className="aspect-square w-full rounded-card object-cover"
            />
          </div>
          <ProductPreview product={product} price={price}>
            <AddToCartForm add={add} sku={product.code} />
          </ProductPreview>
        </div>
      </div>
    </div>
  )
}

function Parts(product: ProductPageProps) {
  const { courses } = product

  return (
    <div className="min-w-0 xl:col-span-2 xl:row-start-1">
      {courses.length > 0 && (
        <PageSection id="what-it-is-for" title="What it is for">
          <MultipleCard title="Courses that use it" offers={courses} />
        </PageSection>
      )}
      <PostingAndReturns {...product} />
    </div>
  )
}

function Related({ related }: Pick<ProductPageProps, 'related'>) {
  if (related.length === 0) return null
  return (
    <Section labelledBy="related-heading" className="bg-white">
      <SectionHeading id="related-heading" title="What goes with it" />
      <div className="mt-8">
        <ProductGrid
          items={related.map((card) => ({
            id: card.product.slug,
            content: <ProductCard {...card} />,
          }))}
        />
      </div>
    </Section>
  )
}
