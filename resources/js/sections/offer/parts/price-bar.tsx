import { ButtonLink } from '#js/components/ui/link.tsx'
import { Money } from '#js/components/ui/money.tsx'
import type { OfferPageProps } from '#server/props/offer-page.ts'
import { bookingLink } from './booking-link.ts'

/**
 * The price and the way to a place at the foot of a narrow window, for as long as the page is in it:
 * it ends above the footer. In windows that are too small for it, it stands at the end.
 */
export function PriceBar(offer: OfferPageProps & { readonly askHref: string }) {
  const { price } = offer
  const { href, short } = bookingLink(offer)

  return (
    <aside
      aria-label="Price"
      className="price-bar z-30 flex min-h-17 flex-wrap items-center justify-between gap-x-4 border-t border-line bg-white px-4 py-2 md:px-8 lg:hidden print:hidden"
    >
      <p className="leading-tight text-ink">
        <strong className="block text-lg">
          <Money {...price.amount} />
        </strong>
        <span className="text-sm">{price.unit}</span>
      </p>
      <ButtonLink href={href}>{short}</ButtonLink>
    </aside>
  )
}
