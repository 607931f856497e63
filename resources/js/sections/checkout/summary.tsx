import { CheckoutLines } from '#js/components/cart/checkout-lines.tsx'
import { SumList } from '#js/components/cart/sum-list.tsx'
import { Icon } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { Money } from '#js/components/ui/money.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { CheckoutProps } from '#server/props/checkout.ts'

/**
 * What is about to be ordered, beside every step. Narrow windows fold it under a line that says the
 * total; the review shows it, for it is what somebody agrees to.
 */
export function Summary(checkout: CheckoutProps) {
  if (checkout.step === 'review') return <Panel {...checkout} />
  return (
    <>
      <details className="group rounded-card bg-white shadow-card lg:hidden">
        <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 px-5 py-3 text-ink [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 grow">
            <span className="font-semibold">Your order</span>, {checkout.size}
          </span>{' '}
          <span className="ml-auto flex items-center gap-2 font-semibold">
            <span className="sr-only">Total </span>
            <Money {...checkout.sum.total} />
            <Icon name="chevron-down" className="group-open:rotate-180" />
          </span>
        </summary>
        <div className="mx-5 border-t border-line py-5">
          <Contents {...checkout} isTotalAbove />
        </div>
      </details>
      <Panel {...checkout} className="hidden lg:block" />
    </>
  )
}

function Panel({ className, ...checkout }: CheckoutProps & { readonly className?: string }) {
  return (
    <section
      aria-labelledby="summary"
      className={cx('rounded-card bg-white p-6 shadow-card sm:p-8', className)}
    >
      <h2 id="summary" className="mb-4 text-card">
        Your order
      </h2>
      <Contents {...checkout} />
    </section>
  )
}

function Contents({
  lines,
  sum,
  holds,
  cartHref,
  isTotalAbove = false,
}: CheckoutProps & { readonly isTotalAbove?: boolean }) {
  return (
    <>
      {holds && <p className="mb-4 text-sm font-semibold text-good">{holds}</p>}
      <CheckoutLines lines={lines} />
      <SumList sum={sum} isTotalAbove={isTotalAbove} />
      <p className="mt-3">
        <Link
          href={cartHref}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-tide-deep underline underline-offset-4 hover:text-tide"
        >
          Change the basket
        </Link>
      </p>
    </>
  )
}
