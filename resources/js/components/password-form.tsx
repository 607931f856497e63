import { AccountForm } from './account-form.tsx'
import type { AccountFormProps } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'

interface PasswordFormProps extends Omit<AccountFormProps<'password'>, 'fields' | 'children'> {
  /** Whose password is asked for. */
  readonly username: string
  /** What the field is called. */
  readonly label?: string
}

/** A form that asks for nothing but the password of who is signed in. */
export function PasswordForm({ label = 'Your password', ...form }: PasswordFormProps) {
  return (
    <AccountForm {...form} fields={['password']}>
      {(field) => (
        <PasswordField {...field('password')} label={label} autoComplete="current-password" />
      )}
    </AccountForm>
  )
}
