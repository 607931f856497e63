import { MultipleCard } from '#js/components/offer/multiple-card.tsx'
import { ButtonLink } from '#js/components/ui/link.tsx'
import { FactList, ProductGrid } from '#js/components/ui/lists.tsx'
import { RichText } from '#js/components/ui/rich-text.tsx'
import { PageSection } from '#js/components/ui/section.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { GiftVoucherCard } from '#js/components/voucher/gift-voucher-card.tsx'
import { useRoutes } from '#js/hooks/use-routes.tsx'
import { BannerPage } from '#js/sections/banner-page.tsx'
import { HowToBuy } from '#js/sections/shop/how-to-buy.tsx'
import { ShopBlocks } from '#js/sections/shop/shop-blocks.tsx'
import { YourVoucher } from '#js/sections/shop/your-voucher.tsx'
import type { GiftVouchersPageProps, VoucherForSale } from '#server/props/shop.ts'

/** The gift vouchers, how they work and what they may be spent on. */
export default function GiftVouchers(page: GiftVouchersPageProps) {
  return (
    <BannerPage {...page}>
      <ShopBlocks blocks={page.before} />
      <section id="choose-a-voucher" aria-labelledby="vouchers-title" className="measure pt-16">
        <h2 id="vouchers-title" className="mb-8 text-section">
          Choose a voucher
        </h2>
        <ProductGrid
          columns={3}
          items={page.vouchers.map((voucher) => ({
            id: voucher.product.code,
            content: <Voucher {...voucher} />,
          }))}
        />
      </section>
      {page.chosen && <YourVoucher key={page.chosen.add.sku} {...page.chosen} />}
      <div className="measure grid gap-12 pt-16 xl:grid-cols-3">
        <div className="min-w-0 xl:sticky xl:top-24 xl:col-start-3 xl:row-start-1 xl:self-start">
          <HowToBuy {...page.buy} />
        </div>
        <AtAGlance {...page} />
      </div>
      <ShopBlocks blocks={page.after} />
    </BannerPage>
  )
}

function AtAGlance({ vouchers, rules, anything }: GiftVouchersPageProps) {
  const termsHref = useRoutes().to('web.info.terms-and-conditions')
  const named = vouchers.flatMap(({ product: { code }, spentOn }) =>
    spentOn ? [{ ...spentOn, note: `${code}. ${spentOn.note}` }] : [],
  )

  return (
    <div className="min-w-0 xl:col-span-2 xl:row-start-1">
      <PageSection id="at-a-glance" title="Vouchers at a glance">
        <FactList facts={rules} />
        <p className="mt-5">
          <TextLink href={`${termsHref}#vouchers`}>The terms of vouchers</TextLink>
        </p>
      </PageSection>
      <PageSection id="what-they-buy" title="What they may be spent on">
        <div className="grid items-start gap-6 md:grid-cols-2">
          <MultipleCard title="A voucher for an amount" offers={anything} />
          <MultipleCard title="A voucher for a place on board" offers={named} />
        </div>
      </PageSection>
    </div>
  )
}

function Voucher({ product, price, picture, validity, spentOn, chooseHref }: VoucherForSale) {
  const { name, code, description } = product

  return (
    <article className="flex h-full flex-col rounded-card bg-white shadow-card">
      <GiftVoucherCard code={code} price={price} image={picture} />
      <div className="flex grow flex-col p-6">
        <h3 className="text-card">{name}</h3>
        <RichText html={description} className="mt-3 mb-5" />
        <div className="mt-auto border-t border-line pt-4">
          <p className="text-sm">{[validity, spentOn?.note].filter(Boolean).join('. ')}.</p>
          {spentOn && (
            <p className="mt-1">
              <TextLink href={spentOn.href}>See {spentOn.name}</TextLink>
            </p>
          )}
          <p className="mt-4">
            <ButtonLink href={chooseHref}>
              Choose this voucher<span className="sr-only">: {name}</span>
            </ButtonLink>
          </p>
        </div>
      </div>
    </article>
  )
}
