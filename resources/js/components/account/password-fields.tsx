import type { FieldsOf } from '#js/hooks/use-form-errors.ts'
import { Field } from '../ui/field-frame.tsx'
import { AccountForm } from './account-form.tsx'
import type { AccountFormProps } from './account-form.tsx'
import { PasswordInput, shortestPassword } from './password-input.tsx'
import type { PasswordInputProps } from './password-input.tsx'

/** What people read before they choose. */
export const passwordAdvice = `At least ${shortestPassword} characters. Three or four words that do not belong together are good, and easy to type.`

export interface PasswordFieldProps extends Omit<PasswordInputProps, 'hint' | 'isRequired'> {
  /** May it be left empty? Its hint says when. */
  readonly isOptional?: boolean
  readonly hint?: string
  readonly className?: string
}

/** A password with its label; what is wrong with it stands between the two. */
export function PasswordField({
  isOptional = false,
  hint,
  className,
  ...input
}: PasswordFieldProps) {
  const { id, label, error } = input

  return (
    <Field id={id} label={label} hint={hint} hintClass="mt-1" error={error} className={className}>
      <PasswordInput {...input} hint={hint} isRequired={!isOptional} />
    </Field>
  )
}

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
  readonly field: FieldsOf<(typeof newPasswordFields)[number]>
}) {
  return (
    <>
      <PasswordField
        {...field('password')}
        label={label}
        autoComplete="new-password"
        hint={passwordAdvice}
      />
      <noscript>
        <PasswordField
          {...field('password_confirmation')}
          label={`${label} again`}
          autoComplete="new-password"
        />
      </noscript>
    </>
  )
}

interface PasswordFormProps extends Omit<AccountFormProps<'password'>, 'fields' | 'children'> {
  readonly username: string
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
