import { AccountForm } from '#js/components/account/account-form.tsx'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import { CodeField } from '#js/components/account/code-field.tsx'
import { PasskeyButton } from '#js/components/account/passkey-button.tsx'
import { CheckField } from '#js/components/ui/choice-fields.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { askForPasskey } from '#js/lib/passkeys.ts'
import type { SecondStepProps } from '#server/props/factors.ts'

/** What comes after the password for whoever has a passkey or an authenticator app. */
export default function SecondStep(props: SecondStepProps) {
  const { action, intended, email, hasApp, passkey, mayTrust, loginHref } = props

  return (
    <AuthCard title="One more step" scene="harbour-lights">
      <p className="mb-6">
        The password is right. Now show that you are{' '}
        <strong className="font-semibold break-words text-ink">{email}</strong>: {ways(props)}.
      </p>
      <AccountForm
        action={action}
        fields={['code', 'trust']}
        hidden={{ intended }}
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
                carries={['trust', 'intended']}
                otherwise={
                  hasApp ? 'Type a code of your app or a recovery code.' : 'Type a recovery code.'
                }
              />
            )}
            <CodeField {...field('code')} takes={hasApp ? 'either' : 'recovery'} />
            {mayTrust && (
              <CheckField
                {...field('trust')}
                label="Do not ask for a code in this browser for 30 days"
                isTicked={field('trust').value === 'on'}
              >
                Better not on a device that others use too.
              </CheckField>
            )}
          </>
        )}
      </AccountForm>
      <p className="mt-4">
        <TextLink href={loginHref}>Begin again</TextLink>
      </p>
      <LostEverything {...props} />
    </AuthCard>
  )
}

function ways({ hasApp, passkey }: SecondStepProps): string {
  const code = hasApp
    ? 'with the six digits that your authenticator app shows'
    : 'with one of your recovery codes'
  return passkey
    ? `with your finger, your face or the PIN of the device that has your passkey, or ${code}`
    : code
}

function LostEverything({ hasApp, passkey, contactHref }: SecondStepProps) {
  const things = [hasApp && 'app', passkey && 'passkey', 'recovery codes'].filter(Boolean)

  return (
    <div className="mt-6 border-t border-line pt-6 text-sm">
      <h2 className="font-sans text-base font-semibold">Lost everything?</h2>
      <p className="mt-1">
        Without your {things.join(', ').replace(/, (?=[^,]*$)/, ' and ')} the office can help. It
        takes three days and a letter, so that nobody else gets in by asking.
      </p>
      <p>
        <TextLink href={contactHref}>Ask the office</TextLink>
      </p>
    </div>
  )
}
