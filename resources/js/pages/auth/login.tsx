import { AccountForm } from '#js/components/account/account-form.tsx'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import { PasskeyButton } from '#js/components/account/passkey-button.tsx'
import { PasswordField } from '#js/components/account/password-fields.tsx'
import { CheckField } from '#js/components/ui/choice-fields.tsx'
import { EmailField } from '#js/components/ui/text-field.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { useFreshOptions } from '#js/hooks/use-passkey.ts'
import { askForPasskey } from '#js/lib/passkeys.ts'
import type { LoginProps } from '#server/props/auth.ts'

/** Signing in: by a password, or by a passkey, which is also offered where the address is typed. */
export default function Login({
  action,
  intended,
  email,
  registerHref,
  forgotHref,
  passkey,
}: LoginProps) {
  useFreshOptions('passkey')

  return (
    <AuthCard title="Sign in" scene="marina-evening">
      <p className="mb-6">
        New here? <TextLink href={registerHref}>Create an account</TextLink>
      </p>
      <AccountForm
        action={action}
        fields={['email', 'password', 'remember']}
        hidden={{ intended }}
        button="Sign in"
        besides={
          <PasskeyButton
            label="Sign in with a passkey"
            other="above"
            action={passkey.action}
            ask={() => askForPasskey(passkey.options)}
            offer={passkey.options}
            carries={['remember', 'intended']}
            otherwise="Your password signs you in just as well."
          />
        }
      >
        {(field) => (
          <>
            <EmailField {...field('email', email)} autoComplete="username webauthn" />
            <PasswordField
              {...field('password')}
              label="Password"
              autoComplete="current-password"
            />
            <CheckField
              {...field('remember')}
              label="Stay signed in on this device"
              isTicked={field('remember').value === 'on'}
            >
              Better not on one that others use too.
            </CheckField>
          </>
        )}
      </AccountForm>
      <p className="mt-4">
        <TextLink href={forgotHref}>Forgotten your password?</TextLink>
      </p>
    </AuthCard>
  )
}
