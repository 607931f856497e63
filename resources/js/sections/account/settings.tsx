import { AccountForm } from '#js/components/account/account-form.tsx'
import { SettingsPart } from '#js/components/account/account-parts.tsx'
import {
  NewPassword,
  newPasswordFields,
  PasswordField,
  PasswordForm,
} from '#js/components/account/password-fields.tsx'
import { EmailField, TextField } from '#js/components/ui/text-field.tsx'
import type { SentForm } from '#js/hooks/use-form-errors.ts'
import type { ProfileProps } from '#server/props/accounts.ts'

/** The profile, and which of its forms was sent. */
export type SettingsProps = ProfileProps & { readonly sent: SentForm }

/** Name and address. A new address needs the password, and a click in a message that goes there. */
export function Information({ name, email, information, sent }: SettingsProps) {
  return (
    <SettingsPart
      id="information"
      title="Name and e-mail"
      about={
        <p>
          Before a new e-mail address counts, we send a letter to it, and a word to the old one.
          Until you press the button in that letter you sign in with the old address.
        </p>
      }
    >
      <AccountForm
        action={information}
        fields={['name', 'email', 'current_password']}
        among={{ name: 'information', sent }}
        button="Save"
      >
        {(field) => (
          <>
            <TextField {...field('name', name)} label="Your name" autoComplete="name" />
            <EmailField {...field('email', email)} />
            <PasswordField
              {...field('current_password')}
              label="Current password"
              hint="Only for a new e-mail address."
              autoComplete="current-password"
              isOptional
            />
          </>
        )}
      </AccountForm>
    </SettingsPart>
  )
}

/** A new password for the old one. */
export function ChangePassword({ email, password, sent }: SettingsProps) {
  return (
    <SettingsPart
      id="password"
      title="Password"
      about={<p>Other browsers that are signed in to your account are signed out by a new one.</p>}
    >
      <AccountForm
        action={password}
        fields={['current_password', ...newPasswordFields]}
        among={{ name: 'password', sent }}
        username={email}
        button="Change the password"
      >
        {(field) => (
          <>
            <PasswordField
              {...field('current_password')}
              label="Current password"
              autoComplete="current-password"
            />
            <NewPassword label="New password" field={field} />
          </>
        )}
      </AccountForm>
    </SettingsPart>
  )
}

/** Everything that is kept, to take away. */
export function OwnData({ downloadHref }: Pick<ProfileProps, 'downloadHref'>) {
  return (
    <SettingsPart
      id="data"
      title="Your data"
      about={<p>Everything that we keep about you, in a file that you and programs can read.</p>}
    >
      <p className="mb-5">
        We first ask whether it is still you, unless you signed in or were asked in the last 15
        minutes; then you come back here and press once more. Neither your password nor anything
        else that signs you in is in the file.
      </p>
      <a
        href={downloadHref}
        className="inline-flex min-h-12 items-center rounded-button border border-slate bg-white px-7 font-semibold text-ink hover:bg-paper"
      >
        Download my data
      </a>
    </SettingsPart>
  )
}

/** The end of an account. */
export function Deletion({ email, deletion, sent }: SettingsProps) {
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
