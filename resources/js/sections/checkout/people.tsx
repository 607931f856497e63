import { CheckoutForm, CrewFields, crewFields } from '#js/components/cart/checkout-form.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { EmailField, TextField } from '#js/components/ui/text-field.tsx'
import type { FieldsOf } from '#js/hooks/use-form-errors.ts'
import type { CheckoutProps } from '#server/props/checkout.ts'

type PeopleStep = Extract<CheckoutProps, { step: 'people' }>

/** Who orders, how we reach them, and who comes along. */
export function People(props: PeopleStep) {
  const { action, basket, crews, signInHref, steps } = props
  const next = steps.some(({ step }) => step === 'delivery') ? 'delivery' : 'review'
  const crewNames = crews.flatMap(crewFields)

  return (
    <>
      {signInHref !== null && (
        <p className="mb-6">
          You need no account.{' '}
          <Link
            href={signInHref}
            className="text-tide-deep underline underline-offset-4 hover:text-tide"
          >
            Sign in
          </Link>{' '}
          if you have one, and we fill this in.
        </p>
      )}
      <CheckoutForm
        step="people"
        action={action}
        basket={basket}
        fields={['name', 'email', 'telephone', ...crewNames]}
        button={`Continue to ${next}`}
      >
        {(field) => (
          <>
            <Contact {...props} field={field} />
            {crews.map((crew) => (
              <CrewFields key={crew.lineId} crew={crew} field={field} />
            ))}
          </>
        )}
      </CheckoutForm>
    </>
  )
}

function Contact({
  contact,
  asksTelephone,
  field,
}: PeopleStep & { readonly field: FieldsOf<string> }) {
  return (
    <>
      <TextField {...field('name', contact.name)} label="Your name" autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField {...field('email', contact.email)} autoComplete="email" />
        <TextField
          {...field('telephone', contact.telephone)}
          label="Telephone"
          type="tel"
          autoComplete="tel"
          isOptional={!asksTelephone}
        />
      </div>
      <p className="text-sm">
        Your confirmation goes to that e-mail address. We call only about your order, such as when
        the weather changes a plan.
      </p>
    </>
  )
}
