import type { Money as Amount } from '#server/props/elements.ts'
import { Money } from '../ui/money.tsx'
import { LazyImage } from '../ui/picture.tsx'

const sizes = '(min-width: 80em) 26rem, (min-width: 40em) 46vw, 92vw'

/**
 * A gift voucher (specification 2): its price and its code, over its picture where it has one. Both
 * stand on a plate of their own, so they are readable on whatever picture staff choose. The code is
 * the product's, as every card of its kind has it: it says so, for a voucher has one that pays.
 */
export function GiftVoucherCard({
  code,
  price,
  image,
}: {
  readonly code: string
  readonly price: Amount
  /** null: a plain dark ground. */
  readonly image: string | null
}) {
  return (
    <div className="relative flex aspect-8/5 items-center rounded-card bg-ink p-5">
      {image && (
        <LazyImage src={image} alt="" sizes={sizes} className="absolute inset-0 rounded-card" />
      )}
      <p className="relative rounded-card bg-white px-4 py-2 shadow-card">
        <span className="block font-display text-card font-semibold text-ink">
          <Money {...price} />
        </span>
        <span className="block text-sm">Product code {code}</span>
      </p>
    </div>
  )
}
