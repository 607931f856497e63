import { CheckoutForm } from '#js/components/cart/checkout-form.tsx'
import { Address } from '#js/components/ui/address.tsx'
import { ActionForm, SubmitButton } from '#js/components/ui/form.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { TextField } from '#js/components/ui/text-field.tsx'
import { usePoll } from '#js/hooks/use-poll.ts'
import type { CheckoutProps } from '#server/props/checkout.ts'

type ConfirmStep = Extract<CheckoutProps, { step: 'confirm' }>

/** In milliseconds: how soon this page knows that the link was opened on another device. */
const pollInterval = 10_000

const onlyNow = { only: ['now'], preserveErrors: true }

/** Where the code is typed that went to the address of who orders. */
export function Confirm(step: ConfirmStep) {
  const { action, basket, email, until, holds, orderKey, peopleHref, button } = step

  usePoll(pollInterval, onlyNow)

  return (
    <>
      <div className="mb-6 grid max-w-copy gap-3">
        <p>
          We have sent a code to <Address email={email} />. Nothing is ordered yet: type the code
          here, or open the link in that e-mail on any device.
        </p>
        <p>It works until {until}.</p>
        {holds && <p className="font-semibold text-good">{holds}</p>}
      </div>
      <CheckoutForm
        step="confirm"
        action={action}
        basket={basket}
        fields={['code']}
        hidden={{ key: orderKey }}
        button={button}
      >
        {(field) => (
          <TextField
            {...field('code', '')}
            label="Code of six digits"
            autoComplete="one-time-code"
          />
        )}
      </CheckoutForm>
      <NothingCame action={action} orderKey={orderKey} peopleHref={peopleHref} />
    </>
  )
}

function NothingCame({
  action,
  orderKey,
  peopleHref,
}: Pick<ConfirmStep, 'action' | 'orderKey' | 'peopleHref'>) {
  return (
    <section aria-labelledby="nothing-came" className="mt-8 border-t border-line pt-6">
      <h3 id="nothing-came" className="text-lg">
        Nothing came?
      </h3>
      <p className="mt-1 max-w-copy">
        It may take some minutes, and it may lie among unwanted mail. Is the address wrong?{' '}
        <Link
          href={peopleHref}
          isSamePage
          className="text-tide-deep underline underline-offset-4 hover:text-tide"
        >
          Give another
        </Link>
      </p>
      <ActionForm action={action} preserveScroll="errors">
        <input type="hidden" name="step" value="confirm" />
        <input type="hidden" name="key" value={orderKey} />
        <input type="hidden" name="again" value="yes" />
        <SubmitButton
          label="Send a new code"
          className="mt-4 min-h-12 rounded-button border border-slate bg-white px-7 py-2 font-semibold text-ink hover:bg-paper"
        />
      </ActionForm>
    </section>
  )
}
