import { AccountForm } from '#js/components/account/account-form.tsx'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import { PasswordField } from '#js/components/account/password-fields.tsx'
import { CheckField } from '#js/components/ui/choice-fields.tsx'
import { EmailField } from '#js/components/ui/text-field.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import type { LoginProps } from '#server/props/auth.ts'

/** Signing in. */
export default function Login({ action, intended, email, registerHref, forgotHref }: LoginProps) {
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
      >
        {(field) => (
          <>
            <EmailField {...field('email', email)} />
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
