import { AccountForm } from '#js/components/account/account-form.tsx'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import { EmailField } from '#js/components/ui/text-field.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import type { ForgotProps } from '#server/props/auth.ts'

/** Asking for a message that lets one choose a new password. */
export default function Forgot({ action, intended, email, sentTo, loginHref }: ForgotProps) {
  return (
    <AuthCard title={sentTo ? 'Check your e-mail' : 'Forgotten your password?'} scene="chart-coast">
      {sentTo ? <Sent to={sentTo} /> : <p className="mb-6">{explanation}</p>}
      <AccountForm
        action={action}
        fields={['email']}
        hidden={{ intended }}
        button={sentTo ? 'Send another letter' : 'Send me a link'}
        tone={sentTo ? 'quiet' : 'usual'}
      >
        {(field) => <EmailField {...field('email', sentTo ?? email)} />}
      </AccountForm>
      <p className="mt-4">
        <TextLink href={loginHref}>Back to signing in</TextLink>
      </p>
    </AuthCard>
  )
}

const explanation =
  'It happens ashore too. Tell us the address of your account, and we send you a link with which you choose a new password.'

function Sent({ to }: { readonly to: string }) {
  return (
    <>
      <p>
        We have sent a letter to{' '}
        <strong className="font-semibold break-words text-ink">{to}</strong>. If there is an account
        under that address, the letter has a link to choose a new password, good for an hour. If
        there is none, it says so.
      </p>
      <h2 className="mt-10 text-card">Nothing there?</h2>
      <p className="mt-2 mb-6">
        It can take a few minutes, and some programs put it with the unwanted mail. Or was it
        another address?
      </p>
    </>
  )
}
