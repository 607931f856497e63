import type { FieldOfForm } from '#js/hooks/use-form-faults.ts'
import { passwordAdvice } from '#js/lib/password-rules.ts'
import { PasswordField } from './password-field.tsx'

/** The fields of a form that sets a password. */
type NewPasswordFields = 'password' | 'password_confirmation'

/** For a form that sets a password: the names of the fields below, in their order. */
export const newPasswordFields = ['password', 'password_confirmation'] as const

/**
 * A password to be chosen. Scripts can show what is typed; without them it is asked for twice, which
 * the form's check only looks at when it is sent.
 */
export function NewPassword({
  label,
  field,
}: {
  readonly label: string
  readonly field: (name: NewPasswordFields) => FieldOfForm
}) {
  const { id, name, error } = field('password')
  const again = field('password_confirmation')

  return (
    <>
      <PasswordField
        id={id}
        name={name}
        error={error}
        label={label}
        autoComplete="new-password"
        hint={passwordAdvice}
      />
      <noscript>
        <PasswordField
          id={again.id}
          name={again.name}
          error={again.error}
          label={`${label} again`}
          autoComplete="new-password"
        />
      </noscript>
    </>
  )
}
