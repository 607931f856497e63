import { AccountForm, ErrorSummary } from '#js/components/account/account-form.tsx'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import {
  NewPassword,
  newPasswordFields,
  PasswordField,
  PasswordForm,
} from '#js/components/account/password-fields.tsx'
import { CheckField } from '#js/components/ui/choice-fields.tsx'
import { ActionForm, SubmitButton } from '#js/components/ui/form.tsx'
import { EmailField, TextField } from '#js/components/ui/text-field.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { useRoutes } from '#js/hooks/use-routes.tsx'
import { entriesOf } from '../entry.ts'
import { longName, longWord } from '../samples.ts'

const usualText = { autoComplete: 'off', error: undefined, value: undefined } as const

const usual = { label: 'Password', autoComplete: 'current-password', error: undefined } as const

function Example({ tone }: { readonly tone: 'usual' | 'quiet' | 'grave' }) {
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

/** A real form of the site: without an address it is refused. */
function SubmitExample({ anchor }: { readonly anchor?: string }) {
  const action = useRoutes().link('mail.customer-subscribe')

  return (
    <ActionForm action={action} preserveScroll {...(anchor && { anchor })}>
      <SubmitButton
        label="Send nothing"
        sending="Sending…"
        className="min-h-12 rounded-button bg-coral-strong px-7 font-semibold text-white hover:bg-coral-deep"
      />
    </ActionForm>
  )
}

export const fields = entriesOf([
  {
    title: 'Text field',
    shows: ['components/ui/text-field.tsx', 'components/ui/field.tsx'],
    ground: 'white',
    areSmall: true,
    states: {
      Empty: <TextField {...usualText} name="first_field" label="Your name" />,
      Filled: <TextField {...usualText} name="second_field" label="Your name" value={longWord} />,
      Wrong: (
        <TextField
          {...usualText}
          name="third_field"
          label="E-mail address"
          type="email"
          value="skipper@"
          error="'skipper@' does not look like an e-mail address; it needs a name after the @."
        />
      ),
      'Several lines': (
        <TextField
          {...usualText}
          name="fifth_field"
          label="Your message"
          rows={4}
          value={longWord}
        />
      ),
      'Several lines, wrong': (
        <TextField
          {...usualText}
          name="sixth_field"
          label="Your message"
          rows={4}
          error="Please write what you would like to know."
        />
      ),
      'May be left empty': (
        <TextField {...usualText} name="seventh_field" label="Telephone" type="tel" isOptional />
      ),
      'A number': (
        <TextField
          {...usualText}
          name="fourth_field"
          label="How many people"
          type="number"
          max={8}
        />
      ),
    },
  },
  {
    title: 'Password field',
    shows: ['components/account/password-fields.tsx'],
    ground: 'white',
    areSmall: true,
    states: {
      Empty: <PasswordField {...usual} name="password" id="first" />,
      Wrong: (
        <PasswordField
          {...usual}
          name="password"
          id="second"
          error="That is not your password. Type it once more."
        />
      ),
      'With a hint': (
        <PasswordField
          {...usual}
          name="current_password"
          id="third"
          hint="Only for a new e-mail address."
          isOptional
        />
      ),
    },
  },
  {
    title: 'Box to tick',
    shows: ['components/ui/choice-fields.tsx'],
    ground: 'white',
    areSmall: true,
    states: {
      Empty: (
        <CheckField name="remember" id="remember" label="Stay signed in">
          Better not on a device that others use too.
        </CheckField>
      ),
      'Ticked, in long words': (
        <CheckField name="remember" id="remember-all" label={longWord} isTicked>
          {longName}
        </CheckField>
      ),
    },
  },
  {
    title: 'Error summary',
    shows: ['components/account/account-form.tsx'],
    ground: 'white',
    states: {
      Several: (
        <ErrorSummary
          faults={[
            { id: 'email', message: 'Please enter your e-mail address.' },
            { id: 'password', message: `${longWord} is too easy to guess.` },
          ]}
        />
      ),
      'One that no field can mend': (
        <ErrorSummary faults={[{ id: undefined, message: 'Open the link of our letter again.' }]} />
      ),
    },
  },
  {
    title: 'Account form',
    shows: [
      'components/account/account-form.tsx',
      'components/ui/text-field.tsx',
      'components/account/password-fields.tsx',
    ],
    ground: 'white',
    areAlone: true,
    states: {
      Usual: <Example tone="usual" />,
      Quiet: <Example tone="quiet" />,
      Grave: <Example tone="grave" />,
      'Only the address': (
        <AccountForm action="/register" fields={['email']} button="Go on">
          {(field) => <EmailField {...field('email', 'ada@example.com')} />}
        </AccountForm>
      ),
      'Only the password': (
        <PasswordForm action="/register" username="ada@example.com" button="Go on" />
      ),
    },
  },
  {
    title: 'AuthCard',
    shows: ['components/account/auth-card.tsx'],
    areAlone: true,
    states: {
      Short: (
        <AuthCard title="Sign in" scene="marina-evening">
          <p>
            New here? <TextLink href="/register">Create an account</TextLink>
          </p>
        </AuthCard>
      ),
      Long: (
        <AuthCard title={longName} scene="at-the-helm">
          <p>{longWord}</p>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <p key={key} className="mt-4">
              {longName}
            </p>
          ))}
        </AuthCard>
      ),
    },
  },
  {
    title: 'Action form',
    shows: ['components/ui/form.tsx'],
    areSmall: true,
    states: {
      Ready: <SubmitExample />,
      'Anchored, for browsers without scripts': <SubmitExample anchor="newsletter" />,
    },
  },
])
