import { SumList } from '#js/components/cart/sum-list.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { Money } from '#js/components/ui/money.tsx'
import type { CheckoutProps } from '#server/props/checkout.ts'

type Shown = Pick<CheckoutProps, 'lines' | 'sum' | 'holds' | 'cartHref'>

/** What is about to be ordered, beside every step; below the words of narrow windows it is folded. */
export function Summary({ isOpen, ...shown }: Shown & { readonly isOpen: boolean }) {
  const { sum } = shown

  if (isOpen) return <Panel {...shown} className="" />
  return (
    <>
      <details className="rounded-card bg-white shadow-card lg:hidden">
        <summary className="flex min-h-12 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 px-6 py-3 font-semibold text-ink">
          <span className="underline underline-offset-4">What is in your basket</span>
          <Money {...sum.total} />
        </summary>
        <div className="border-t border-line p-6">
          <Contents {...shown} />
        </div>
      </details>
      <Panel {...shown} className="hidden lg:block" />
    </>
  )
}

function Panel({ className, ...shown }: Shown & { readonly className: string }) {
  return (
    <section
      aria-labelledby="summary"
      className={`rounded-card bg-white p-6 shadow-card sm:p-8 ${className}`.trimEnd()}
    >
      <h2 id="summary" className="mb-4 text-card">
        Your order
      </h2>
      <Contents {...shown} />
    </section>
  )
}

function Contents({ lines, sum, holds, cartHref }: Shown) {
  return (
    <>
      {holds && <p className="mb-4 font-semibold text-good">{holds}</p>}
      <ul className="mb-4 divide-y divide-line border-y border-line">
        {lines.map(({ name, note, price }, place) => (
          <li key={place} className="flex items-baseline justify-between gap-6 py-3">
            <div className="min-w-0">
              <p className="font-semibold text-ink">{name}</p>
              {note && <p className="text-sm">{note}</p>}
            </div>
            <p className="text-ink">
              <Money {...price} />
            </p>
          </li>
        ))}
      </ul>
      <SumList sum={sum} />
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
