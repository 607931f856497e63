import { SumList } from '#js/components/cart/sum-list.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { Money } from '#js/components/ui/money.tsx'
import { useFocusOnChange } from '#js/hooks/use-focus.ts'
import { useFreshPage } from '#js/hooks/use-fresh-page.ts'
import { cx } from '#js/lib/class-names.ts'
import { HoldNotice } from '#js/sections/cart/hold-notice.tsx'
import { Confirm } from '#js/sections/checkout/confirm.tsx'
import { Delivery } from '#js/sections/checkout/delivery.tsx'
import { CheckoutHead } from '#js/sections/checkout/head.tsx'
import { CheckoutLines } from '#js/sections/checkout/lines.tsx'
import { People } from '#js/sections/checkout/people.tsx'
import { Review } from '#js/sections/checkout/review.tsx'
import type { CheckoutProps, CheckoutStep } from '#server/props/checkout.ts'

const titles: Readonly<Record<CheckoutStep, string>> = {
  people: 'Your details and crew',
  delivery: 'Delivery',
  review: 'Review and order',
  confirm: 'Your code',
}

/** From a cart to an order, in no more steps than it needs. */
export default function Checkout(props: CheckoutProps) {
  const { step, now } = props
  // The review is what somebody agrees to, and its button leads to the one order that came of it.
  const loads = useFreshPage(now, step !== 'review')
  // The steps share one address but for its query: the focus goes to where the next one begins.
  const heading = useFocusOnChange(step)

  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-16 md:px-8 md:pb-24">
      <CheckoutHead {...props} />
      <HoldNotice {...props} />
      <div className="mt-6 grid gap-x-12 gap-y-6 lg:mt-10 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0 lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:self-start">
          <Summary {...props} />
        </div>
        <section
          aria-labelledby="step"
          className="min-w-0 rounded-card bg-white p-6 shadow-card sm:p-8 lg:row-start-1 lg:self-start"
        >
          <h2 ref={heading} id="step" tabIndex={-1} className="mb-6 text-card">
            {titles[step]}
          </h2>
          <Step key={`${step} ${loads}`} {...props} />
        </section>
      </div>
    </div>
  )
}

function Step(props: CheckoutProps) {
  if (props.step === 'people') return <People {...props} />
  if (props.step === 'delivery') return <Delivery {...props} />
  if (props.step === 'review') return <Review {...props} />
  return <Confirm {...props} />
}

/** What is about to be ordered, beside every step; below the words of narrow windows it is folded. */
function Summary(checkout: CheckoutProps) {
  if (checkout.step === 'review') return <Panel {...checkout} />
  return (
    <>
      <details className="rounded-card bg-white shadow-card lg:hidden">
        <summary className="flex min-h-12 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 px-6 py-3 font-semibold text-ink">
          <span className="underline underline-offset-4">What is in your basket</span>
          <Money {...checkout.sum.total} />
        </summary>
        <div className="border-t border-line p-6">
          <Contents {...checkout} />
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

function Contents({ lines, sum, holds, cartHref }: CheckoutProps) {
  return (
    <>
      {holds && <p className="mb-4 font-semibold text-good">{holds}</p>}
      <CheckoutLines lines={lines} />
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
