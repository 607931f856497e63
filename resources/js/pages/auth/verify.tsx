import { AccountForm } from '#js/components/account/account-form.tsx'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import { PasswordForm } from '#js/components/account/password-fields.tsx'
import { EmailField } from '#js/components/ui/text-field.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import type { VerifyProps } from '#server/props/auth.ts'

const scene = 'solent-morning'

/**
 * The account's password before a link from a message takes effect: mail scanners open links, and a
 * stranger may have asked for the message.
 */
export default function Verify(props: VerifyProps) {
  return props.state === 'open' ? <Open {...props} /> : <Expired {...props} />
}

type StateOf<State> = Extract<VerifyProps, { readonly state: State }>

function Open({ purpose, email, action, forgotHref }: StateOf<'open'>) {
  const isNew = purpose === 'verify-email'

  return (
    <AuthCard title={isNew ? 'Is this your address?' : 'Your new address'} scene={scene}>
      <p className="mb-8">
        {isNew
          ? 'Type the password that you chose, and the account of '
          : 'Type your password, and '}
        <strong className="font-semibold break-words text-ink">{email}</strong>
        {isNew ? ' is open, and you are signed in.' : ' is your address from now on.'}
      </p>
      <PasswordForm
        action={action}
        username={email}
        button={isNew ? 'Yes, it is mine' : 'Yes, use this address'}
      />
      <p className="mt-6 text-sm">
        {isNew
          ? 'You did not ask for an account? Then close this page: without the password nobody can use one.'
          : 'You did not ask for this? Then do nothing, and close this page: everything stays as it is.'}
      </p>
      {isNew && (
        <p className="mt-2 text-sm">
          <TextLink href={forgotHref}>Choose a password of my own</TextLink>
        </p>
      )}
    </AuthCard>
  )
}

function Expired({ action, loginHref }: StateOf<'expired'>) {
  return (
    <AuthCard title="This link does not work any more" scene={scene}>
      <p className="mb-3">
        It was used already, a newer letter has taken its place, or it is more than 24 hours old.
      </p>
      <p className="mb-6">
        Perhaps all is done: try to <TextLink href={loginHref}>sign in</TextLink>. If not, we send
        you another letter.
      </p>
      <AccountForm action={action} fields={['email']} button="Send me another letter" tone="quiet">
        {(field) => <EmailField {...field('email')} autoComplete="email" />}
      </AccountForm>
    </AuthCard>
  )
}
