import { AccountForm } from '#js/components/account/account-form.tsx'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import { NewPassword, newPasswordFields } from '#js/components/account/password-fields.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { EmailField, TextField } from '#js/components/ui/text-field.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import type { RegisterProps } from '#server/props/auth.ts'

/** Opening an account. */
export default function Register({ action, intended, loginHref }: RegisterProps) {
  return (
    <AuthCard title="Create an account" scene="at-the-helm">
      <p className="mb-6">
        Sailed in before? <TextLink href={loginHref}>Sign in</TextLink>
      </p>
      <AccountForm
        action={action}
        fields={['name', 'email', ...newPasswordFields]}
        hidden={{ intended }}
        button="Create my account"
      >
        {(field) => (
          <>
            <TextField {...field('name')} label="Your name" autoComplete="name" />
            <EmailField {...field('email')} />
            <NewPassword label="Password" field={field} />
          </>
        )}
      </AccountForm>
      <p className="mt-6 text-sm">
        We send a letter to that address first, to be sure that it is yours. How we look after what
        you tell us:{' '}
        <Link to="web.info.privacy-policy" className="[a&]:text-tide-deep [a&]:underline">
          privacy policy
        </Link>
        .
      </p>
    </AuthCard>
  )
}
