import { PasswordForm } from '#js/components/password-form.tsx'
import { SettingsPart } from '#js/components/settings-part.tsx'
import type { SentForm } from '#js/hooks/use-sent-form.ts'
import type { ProfileProps } from '#server/props/accounts.ts'

/** The end of an account. */
export function Deletion({
  email,
  deletion,
  sent,
}: Pick<ProfileProps, 'email' | 'deletion'> & { readonly sent: SentForm }) {
  return (
    <SettingsPart
      id="deletion"
      title="Delete the account"
      about={<p>At once, for good, and everywhere you are signed in.</p>}
      isGrave
    >
      <p className="mb-5">
        Nobody can bring it back, we neither. Take your data with you first, if you want it. The
        basket, the newsletter, places on waiting lists and enquiries under your address go with the
        account. Orders stay as long as tax law wants them, in nobody’s account; what you booked is
        still yours, and the letter about it still opens it.
      </p>
      <PasswordForm
        action={deletion}
        among={{ name: 'deletion', sent }}
        username={email}
        button="Delete my account for good"
        tone="grave"
      />
    </SettingsPart>
  )
}
