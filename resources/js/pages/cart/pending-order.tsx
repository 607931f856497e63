import { CheckoutLines } from '#js/components/cart/checkout-lines.tsx'
import { SumList } from '#js/components/cart/sum-list.tsx'
import { ActionForm, SubmitButton } from '#js/components/ui/form.tsx'
import { ButtonLink, Link } from '#js/components/ui/link.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { quietFrame } from '#js/layouts/quiet-frame.tsx'
import type { PendingOrderProps } from '#server/props/checkout.ts'

/** What somebody asked for with the address to which this page's link went: ordered by one button. */
export default function PendingOrder(order: PendingOrderProps) {
  return (
    <div className="measure py-10 md:py-16">
      <div className="mx-auto max-w-copy rounded-card bg-white p-6 shadow-card sm:p-10">
        {order.state === 'open' ? <Open {...order} /> : <Over {...order} />}
      </div>
    </div>
  )
}

PendingOrder.frame = quietFrame

type StateOf<State> = Extract<PendingOrderProps, { readonly state: State }>

function Open({ lines, sum, payment, until, button, action, termsHref }: StateOf<'open'>) {
  const { errors } = useSharedProps()

  return (
    <>
      <h1 className="text-section">Is this your order?</h1>
      <p className="mt-4">
        Somebody, and we hope it is you, asked for this with your address. Nothing is ordered until
        you press the button.
      </p>
      <div className="mt-6">
        <CheckoutLines lines={lines} />
      </div>
      <SumList sum={sum} />
      <p className="mt-4">
        {payment}. By ordering you agree to our{' '}
        <Link
          href={termsHref}
          newTab
          className="text-tide-deep underline underline-offset-4 hover:text-tide"
        >
          terms and conditions
        </Link>
      </p>
      <div role="alert" className="font-semibold text-fault not-empty:mt-4">
        {Object.values(errors).join(' ')}
      </div>
      <ActionForm action={action}>
        <SubmitButton label={button} className="button mt-6 px-8 py-2 shadow-card" />
      </ActionForm>
      <p className="mt-6 text-sm">
        This works until {until}. If it was not you, there is nothing to do.
      </p>
    </>
  )
}

function Over({ cartHref }: StateOf<'over'>) {
  return (
    <>
      <h1 className="text-section">This link does not work any more</h1>
      <p className="mt-4 mb-6">
        It is over a day old, a newer one was sent, or the basket was changed since. Order once more
        where the basket is, and we send you a new one.
      </p>
      <ButtonLink href={cartHref}>See the basket</ButtonLink>
    </>
  )
}
