import { AccountForm } from '#js/components/account-form.tsx'
import { CheckField } from '#js/components/check-field.tsx'
import { Doorway, DoorwayLink } from '#js/components/doorway.tsx'
import { EmailField } from '#js/components/email-field.tsx'
import { ErrorSummary } from '#js/components/error-summary.tsx'
import { NewPassword, newPasswordFields } from '#js/components/new-password.tsx'
import { PasswordField } from '#js/components/password-field.tsx'
import { PasswordForm } from '#js/components/password-form.tsx'
import { TextField } from '#js/components/text-field.tsx'
import type { Entry } from '../entry.ts'
import { longName, longWord } from '../samples.ts'

const usual = { label: 'Password', autoComplete: 'current-password', error: undefined } as const

export const passwordField: Entry = {
  title: 'Password field',
  group: 'Components',
  shows: ['components/password-field.tsx', 'components/password-input.tsx'],
  ground: 'white',
  areSmall: true,
  states: [
    { title: 'Empty', content: <PasswordField {...usual} name="password" id="first" /> },
    {
      title: 'Wrong',
      content: (
        <PasswordField
          {...usual}
          name="password"
          id="second"
          error="That is not your password. Type it once more."
        />
      ),
    },
    {
      title: 'With a hint',
      content: (
        <PasswordField
          {...usual}
          name="current_password"
          id="third"
          hint="Only for a new e-mail address."
          isOptional
        />
      ),
    },
  ],
}

export const checkField: Entry = {
  title: 'Box to tick',
  group: 'Components',
  shows: ['components/check-field.tsx'],
  ground: 'white',
  areSmall: true,
  states: [
    {
      title: 'Empty',
      content: (
        <CheckField name="remember" id="remember" label="Stay signed in">
          Better not on a device that others use too.
        </CheckField>
      ),
    },
    {
      title: 'Ticked, in long words',
      content: (
        <CheckField name="remember" id="remember-all" label={longWord} isTicked>
          {longName}
        </CheckField>
      ),
    },
  ],
}

export const errorSummary: Entry = {
  title: 'Error summary',
  group: 'Components',
  shows: ['components/error-summary.tsx'],
  ground: 'white',
  states: [
    {
      title: 'Several',
      content: (
        <ErrorSummary
          faults={[
            { id: 'email', message: 'Please enter your e-mail address.' },
            { id: 'password', message: `${longWord} is too easy to guess.` },
          ]}
        />
      ),
    },
    {
      title: 'One that no field can mend',
      content: (
        <ErrorSummary faults={[{ id: undefined, message: 'Open the link of our letter again.' }]} />
      ),
    },
  ],
}

export const accountForm: Entry = {
  title: 'Account form',
  group: 'Components',
  shows: [
    'components/account-form.tsx',
    'components/email-field.tsx',
    'components/new-password.tsx',
    'components/password-form.tsx',
  ],
  ground: 'white',
  areAlone: true,
  states: [
    { title: 'Usual', content: <Example tone="usual" /> },
    { title: 'Quiet', content: <Example tone="quiet" /> },
    { title: 'Grave', content: <Example tone="grave" /> },
    {
      title: 'Only the address',
      content: (
        <AccountForm action="/register" fields={['email']} button="Go on">
          {(field) => <EmailField {...field('email')} known="ada@example.com" />}
        </AccountForm>
      ),
    },
    {
      title: 'Only the password',
      content: <PasswordForm action="/register" username="ada@example.com" button="Go on" />,
    },
  ],
}

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

export const doorway: Entry = {
  title: 'Doorway',
  group: 'Components',
  shows: ['components/doorway.tsx'],
  areAlone: true,
  states: [
    {
      title: 'Short',
      content: (
        <Doorway title="Sign in" scene="marina-evening">
          <p>
            New here? <DoorwayLink href="/register">Create an account</DoorwayLink>
          </p>
        </Doorway>
      ),
    },
    {
      title: 'Long',
      content: (
        <Doorway title={longName} scene="at-the-helm">
          <p>{longWord}</p>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <p key={key} className="mt-4">
              {longName}
            </p>
          ))}
        </Doorway>
      ),
    },
  ],
}
