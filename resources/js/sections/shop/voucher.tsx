import { ButtonLink } from '#js/components/button-link.tsx'
import { GiftVoucherCard } from '#js/components/gift-voucher-card.tsx'
import { RichText } from '#js/components/rich-text.tsx'
import { SiteLink } from '#js/components/site-link.tsx'
import type { VoucherShown } from '#server/props/shop.ts'

const link =
  'inline-flex min-h-11 items-center font-semibold text-tide-deep underline underline-offset-4 hover:text-tide'

/** A voucher with what it is for and the way to its form. */
export function Voucher({ product, price, picture, validity, spentOn, chooseHref }: VoucherShown) {
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
              <SiteLink href={spentOn.href} className={link}>
                See {spentOn.name}
              </SiteLink>
            </p>
          )}
          <p className="mt-4">
            <ButtonLink href={chooseHref}>
              Choose this voucher<span className="sr-only">: {code}</span>
            </ButtonLink>
          </p>
        </div>
      </div>
    </article>
  )
}
