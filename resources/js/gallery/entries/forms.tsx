import { AccountForm, ErrorSummary } from '#js/components/account/account-form.tsx'
import {
  NewPassword,
  newPasswordFields,
  PasswordForm,
} from '#js/components/account/password-fields.tsx'
import { CheckoutForm, CrewFields, crewFields } from '#js/components/cart/checkout-form.tsx'
import { EnquiryForm } from '#js/components/offer/enquiry-form.tsx'
import { ActionForm, SubmitButton } from '#js/components/ui/form.tsx'
import { EmailField, TextField } from '#js/components/ui/text-field.tsx'
import { useRoutes } from '#js/hooks/use-routes.tsx'
import type { CrewProps } from '#server/props/checkout.ts'
import { alone, areaOnWhite, small, wide } from '../entry.ts'
import { longName, longWord } from '../samples.tsx'

/** A real form of the site: without an address it is refused. */
function SubmitExample() {
  const action = useRoutes().link('mail.customer-subscribe')

  return (
    <ActionForm action={action} preserveScroll>
      <SubmitButton label="Send nothing" sending="Sending…" className="button" />
    </ActionForm>
  )
}

function Registering({ tone }: { readonly tone: 'usual' | 'quiet' | 'grave' }) {
  return (
    <AccountForm
      action="/register"
      fields={['name', ...newPasswordFields]}
      button="Go on"
      tone={tone}
    >
      {(field) => (
        <>
          <TextField {...field('name')} label="Your name" autoComplete="name" />
          <NewPassword label="Password" field={field} />
        </>
      )}
    </AccountForm>
  )
}

function CrewExample(changes: Partial<CrewProps>) {
  const shown: CrewProps = {
    lineId: 'a',
    name: 'Competent Crew',
    when: 'Friday 5 March, 2027 to Tuesday 9 March, 2027',
    asksBorn: false,
    why: '',
    people: ['', 'Ben Hart'].map((name) => ({ name, born: { day: '14', month: '3', year: '' } })),
    ...changes,
  }
  return (
    <CheckoutForm
      step="people"
      action="/checkout"
      basket="[]"
      fields={crewFields(shown)}
      button="Continue to delivery"
    >
      {(field) => <CrewFields crew={shown} field={field} />}
    </CheckoutForm>
  )
}

export const forms = areaOnWhite('Forms', [
  small('Action form', ['ui/form.tsx'], { Ready: <SubmitExample /> }),
  alone(
    'Account form',
    ['account/account-form.tsx', 'account/password-fields.tsx', 'account/password-input.tsx'],
    {
      Usual: <Registering tone="usual" />,
      Quiet: <Registering tone="quiet" />,
      Grave: <Registering tone="grave" />,
      'Only the address': (
        <AccountForm action="/register" fields={['email']} button="Go on">
          {(field) => <EmailField {...field('email', 'ada@example.com')} />}
        </AccountForm>
      ),
      'Only the password': (
        <PasswordForm action="/register" username="ada@example.com" button="Go on" />
      ),
    },
  ),
  wide('Error summary', ['account/account-form.tsx'], {
    Several: (
      <ErrorSummary
        errors={[
          { id: 'email', message: 'Please enter your e-mail address.' },
          { id: 'password', message: `${longWord} is too easy to guess.` },
        ]}
      />
    ),
    'One that no field can mend': (
      <ErrorSummary errors={[{ id: undefined, message: 'Open the link of our letter again.' }]} />
    ),
  }),
  alone('Checkout form', ['cart/checkout-form.tsx', 'cart/born-fields.tsx'], {
    'Who comes': <CrewExample />,
    'Where ages matter': <CrewExample asksBorn why="Minimum age 8." />,
    'Long words': <CrewExample name={longName} when={longWord} asksBorn why={longName} />,
  }),
  alone('Enquiry form', ['offer/enquiry-form.tsx'], {
    'A question': <EnquiryForm subject="general" action="/contact-us" anchor="ask" />,
    'For a party': (
      <EnquiryForm subject="charter" action="/contact-us" anchor="ask" offer="CH-DAY" />
    ),
  }),
])
