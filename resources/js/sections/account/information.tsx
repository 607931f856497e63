import { AccountForm } from '#js/components/account-form.tsx'
import { EmailField } from '#js/components/email-field.tsx'
import { PasswordField } from '#js/components/password-field.tsx'
import { SettingsPart } from '#js/components/settings-part.tsx'
import { TextField } from '#js/components/text-field.tsx'
import type { SentForm } from '#js/hooks/use-sent-form.ts'
import type { ProfileProps } from '#server/props/accounts.ts'

/** Name and address. A new address needs the password, and a click in a letter that goes there. */
export function Information({
  name,
  email,
  information,
  sent,
}: Pick<ProfileProps, 'name' | 'email' | 'information'> & { readonly sent: SentForm }) {
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
            <TextField
              {...field('name')}
              label="Your name"
              autoComplete="name"
              value={field('name').value ?? name}
            />
            <EmailField {...field('email')} known={email} />
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
