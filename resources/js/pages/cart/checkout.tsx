import { useFocusOnChange } from '#js/hooks/use-focus.ts'
import { useFreshPage } from '#js/hooks/use-fresh-page.ts'
import { quietFrame } from '#js/layouts/quiet-frame.tsx'
import { HoldNotice } from '#js/sections/cart/hold-notice.tsx'
import { Confirm } from '#js/sections/checkout/confirm.tsx'
import { Delivery } from '#js/sections/checkout/delivery.tsx'
import { CheckoutHead } from '#js/sections/checkout/head.tsx'
import { People } from '#js/sections/checkout/people.tsx'
import { Review } from '#js/sections/checkout/review.tsx'
import { Summary } from '#js/sections/checkout/summary.tsx'
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
    <div className="measure pt-6 pb-10 md:pb-14">
      <CheckoutHead {...props} />
      <HoldNotice {...props} />
      <div className="mt-6 grid gap-x-12 gap-y-6 lg:mt-10 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0 lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1 lg:self-start">
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

Checkout.frame = quietFrame

function Step(props: CheckoutProps) {
  if (props.step === 'people') return <People {...props} />
  if (props.step === 'delivery') return <Delivery {...props} />
  if (props.step === 'review') return <Review {...props} />
  return <Confirm {...props} />
}
