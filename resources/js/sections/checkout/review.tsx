import { CheckoutForm } from '#js/components/cart/checkout-form.tsx'
import { Address } from '#js/components/ui/address.tsx'
import { ChoiceField } from '#js/components/ui/choice-fields.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { CheckoutProps, PaymentChoiceProps } from '#server/props/checkout.ts'

type ReviewStep = Extract<CheckoutProps, { step: 'review' }>

const link = 'text-tide-deep underline underline-offset-4 hover:text-tide'

/** What was answered, what holds for it, and the button that orders it. */
export function Review(props: ReviewStep) {
  const { told, conditions, action, orderKey, payments, codeTo } = props

  return (
    <>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {told.map((part) => (
          <Answers key={part.title} {...part} />
        ))}
      </ul>
      <div className="mt-8 grid gap-6 border-t border-line pt-8">
        {conditions.map((part) => (
          <Condition key={part.title} {...part} />
        ))}
      </div>
      <div className="group/pay mt-8 border-t border-line pt-8">
        <CheckoutForm
          step="review"
          action={action}
          basket={props.basket}
          fields={payments.length > 0 ? ['payment'] : []}
          hidden={{ ...amountsOf(props), key: orderKey }}
          button={<ButtonText {...props} />}
        >
          {(field) => (
            <>
              {payments.length > 0 && (
                <ChoiceField
                  {...field('payment')}
                  label="How do you want to pay?"
                  choices={payments}
                />
              )}
              <Terms href={props.termsHref} />
              {codeTo !== null && (
                <p>
                  We send a code to <Address email={codeTo} /> first, so that nobody orders in your
                  name. You order by typing it.
                </p>
              )}
            </>
          )}
        </CheckoutForm>
      </div>
    </>
  )
}

/** What the button says goes by what is chosen, without scripts too. */
function ButtonText({ button, payments }: ReviewStep) {
  const byCard = payments.filter((choice) => choice.button !== button)

  return (
    <>
      <span className={cx(byCard.length > 0 && 'group-has-[[value^=card]:checked]/pay:hidden')}>
        {button}
      </span>
      {byCard.map((choice) => (
        <span key={choice.value} className={cx('hidden', shownFor[choice.value])}>
          {choice.button}
        </span>
      ))}
    </>
  )
}

const shownFor: Readonly<Partial<Record<PaymentChoiceProps['value'], string>>> = {
  card: 'group-has-[[value=card]:checked]/pay:inline',
  'card-all': 'group-has-[[value=card-all]:checked]/pay:inline',
}

/** What was shown, which the visitor agrees to. */
function amountsOf({ total, dueNow, byVoucher }: ReviewStep) {
  return { total: String(total), due_now: String(dueNow), by_voucher: String(byVoucher) }
}

function Answers({ title, lines, href }: ReviewStep['told'][number]) {
  return (
    <li className="min-w-0">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-lg">{title}</h3>
        <Link href={href} isSamePage className={`inline-flex min-h-11 items-center ${link}`}>
          Change<span className="sr-only">: {title}</span>
        </Link>
      </div>
      {lines.map((line, place) => (
        <p key={place}>{line}</p>
      ))}
    </li>
  )
}

function Condition({ title, sentences }: ReviewStep['conditions'][number]) {
  return (
    <div className="max-w-copy">
      <h3 className="text-lg">{title}</h3>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-1">
          {sentence}
        </p>
      ))}
    </div>
  )
}

function Terms({ href }: { readonly href: string }) {
  return (
    <p>
      Your order is an offer to buy, which we accept by e-mail at once. By ordering you agree to our{' '}
      <Link href={href} newTab className={link}>
        terms and conditions
      </Link>
    </p>
  )
}
