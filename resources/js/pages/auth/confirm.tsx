import { AuthCard } from '#js/components/account/auth-card.tsx'
import { PasswordForm } from '#js/components/account/password-fields.tsx'
import { Link } from '#js/components/ui/link.tsx'
import type { ConfirmProps } from '#server/props/auth.ts'

/** The password once more, before something that matters. */
export default function Confirm({ action, intended, email }: ConfirmProps) {
  return (
    <AuthCard title="Is it still you?" scene="at-the-chart-table">
      <p className="mb-6">
        What comes next is for you alone. Type the password of{' '}
        <strong className="font-semibold break-words text-ink">{email}</strong> once more; we then
        do not ask again for 15 minutes.
      </p>
      <PasswordForm
        action={action}
        hidden={{ intended }}
        username={email}
        label="Password"
        button="Go on"
      />
      <p className="mt-4">
        <Link
          to="profile.show"
          className="inline-flex min-h-11 items-center font-semibold text-tide-deep [a&]:underline"
        >
          Back to your profile
        </Link>
      </p>
    </AuthCard>
  )
}
