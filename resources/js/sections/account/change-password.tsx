import { AccountForm } from '#js/components/account-form.tsx'
import { NewPassword, newPasswordFields } from '#js/components/new-password.tsx'
import { PasswordField } from '#js/components/password-field.tsx'
import { SettingsPart } from '#js/components/settings-part.tsx'
import type { SentForm } from '#js/hooks/use-sent-form.ts'
import type { ProfileProps } from '#server/props/accounts.ts'

/** A new password for the old one. */
export function ChangePassword({
  email,
  password,
  sent,
}: Pick<ProfileProps, 'email' | 'password'> & { readonly sent: SentForm }) {
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
