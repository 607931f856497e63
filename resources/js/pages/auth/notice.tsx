import { AccountForm } from '#js/components/account/account-form.tsx'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import { EmailField } from '#js/components/ui/text-field.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import type { NoticeProps } from '#server/props/auth.ts'

/** What comes after registering: a message is on its way. */
export default function Notice(props: NoticeProps) {
  const { action, intended, email, loginHref, registerHref } = props

  return (
    <AuthCard
      title={email ? 'Check your e-mail' : 'Have the letter sent again'}
      scene="harbour-lights"
    >
      {email && (
        <>
          <p>
            We have sent a letter to{' '}
            <strong className="font-semibold break-words text-ink">{email}</strong>. Open it and
            follow its link: with your password there, you are signed in. The link works for 24
            hours.
          </p>
          <h2 className="mt-10 text-card">Nothing there?</h2>
        </>
      )}
      <p className="mt-2 mb-6">
        {email && 'It can take a few minutes, and some programs put it with the unwanted mail. '}
        Only the newest letter counts: its link replaces those before.
      </p>
      <AccountForm
        action={action}
        fields={['email']}
        hidden={{ intended }}
        button="Send it again"
        tone={email ? 'quiet' : 'usual'}
      >
        {(field) => <EmailField {...field('email', email ?? '')} autoComplete="email" />}
      </AccountForm>
      <p className="mt-6 flex flex-wrap gap-x-8">
        <TextLink href={loginHref}>Sign in</TextLink>
        <TextLink href={registerHref}>Use another address</TextLink>
      </p>
    </AuthCard>
  )
}
