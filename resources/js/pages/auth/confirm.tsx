import { AccountForm } from '#js/components/account/account-form.tsx'
import { BackToProfile } from '#js/components/account/account-parts.tsx'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import { CodeField } from '#js/components/account/code-field.tsx'
import { PasskeyButton } from '#js/components/account/passkey-button.tsx'
import { PasswordField } from '#js/components/account/password-fields.tsx'
import { useFreshOptions } from '#js/hooks/use-passkey.ts'
import { askForPasskey } from '#js/lib/passkeys.ts'
import type { ConfirmProps } from '#server/props/auth.ts'

/** Who they are once more, before something that a borrowed browser must not do. */
export default function Confirm(props: ConfirmProps) {
  const { action, intended, email, asksCode, passkey } = props
  useFreshOptions('passkey')

  return (
    <AuthCard title="Is it still you?" scene="at-the-chart-table">
      <p className="mb-6">
        What comes next is for{' '}
        <strong className="font-semibold break-words text-ink">{email}</strong> alone.{' '}
        {whatToDo(props)} We then do not ask again for 15 minutes.
      </p>
      <AccountForm
        action={action}
        fields={['password', 'code']}
        hidden={{ intended }}
        username={email}
        button="Go on"
        tone={passkey ? 'quiet' : 'usual'}
      >
        {(field) => (
          <>
            {passkey && (
              <PasskeyButton
                label="Use a passkey"
                isFirst
                other="below"
                action={passkey.action}
                ask={() => askForPasskey(passkey.options)}
                carries={['intended']}
                otherwise="Type your password and a code instead."
              />
            )}
            <PasswordField
              {...field('password')}
              label="Password"
              autoComplete="current-password"
            />
            {asksCode && <CodeField {...field('code')} takes="either" />}
          </>
        )}
      </AccountForm>
      <BackToProfile />
    </AuthCard>
  )
}

function whatToDo({ asksCode, passkey }: ConfirmProps): string {
  const typing = asksCode ? 'type your password and a code' : 'type your password once more'
  return passkey
    ? `Open your passkey with your finger, your face or the PIN of its device; or ${typing}.`
    : `Please ${typing}.`
}
