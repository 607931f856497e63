import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '#js/hooks/use-browser.ts'
import type { FieldOfForm } from '#js/hooks/use-form-errors.ts'
import { cx } from '#js/lib/class-names.ts'
import { FieldError } from '../ui/field.tsx'
import { AccountForm } from './account-form.tsx'
import type { AccountFormProps } from './account-form.tsx'

/** How many characters a new password has at least, as the server counts them. */
export const shortestPassword = 12

/** At most. No field cuts a password off there: what was pasted would be another one. */
export const longestPassword = 128

/** What people are told before they choose. */
export const passwordAdvice = `At least ${shortestPassword} characters. Three or four words that do not belong together are good, and easy to type.`

/** The same for password managers, in their notation (`passwordrules`). */
const passwordRules = `minlength: ${shortestPassword}; maxlength: ${longestPassword};`

export interface PasswordFieldProps extends Omit<
  PasswordInputProps,
  'describedBy' | 'isInvalid' | 'isRequired'
> {
  /** May it be left empty? Its hint says when. */
  readonly isOptional?: boolean
  /** Stands under the label. */
  readonly hint?: string
  readonly error: string | undefined
  readonly className?: string
}

/** A password with its label; what is wrong with it stands between the two. */
export function PasswordField({
  isOptional = false,
  hint,
  error,
  className,
  ...input
}: PasswordFieldProps) {
  const { id, label } = input
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)

  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className="block font-semibold text-ink">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      <PasswordInput
        {...input}
        isRequired={!isOptional}
        isInvalid={error !== undefined}
        describedBy={described.join(' ')}
      />
    </div>
  )
}

interface PasswordInputProps {
  readonly name: string
  readonly id: string
  readonly label: string
  /** Tells password managers whether to fill in or to make up. */
  readonly autoComplete: 'current-password' | 'new-password'
  readonly isRequired: boolean
  readonly isInvalid: boolean
  /** The ids of what explains it. */
  readonly describedBy: string
}

/**
 * Where a password is typed. Scripts can show it, and say when Caps Lock is on. It is hidden again
 * when the form is sent: browsers would else remember it as they remember an ordinary text.
 */
function PasswordInput({
  id,
  name,
  label,
  autoComplete,
  isRequired,
  isInvalid,
  describedBy,
}: PasswordInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isShown, setIsShown] = useState(false)
  const [hasCapitals, setHasCapitals] = useState(false)

  useEffect(() => {
    const form = input.current?.form
    const hide = () => setIsShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <>
      <div className="relative mt-2">
        <input
          id={id}
          name={name}
          autoComplete={autoComplete}
          {...(autoComplete === 'new-password' && asked)}
          ref={input}
          type={isShown ? 'text' : 'password'}
          required={isRequired}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy || undefined}
          onKeyUp={(event) => setHasCapitals(event.getModifierState('CapsLock'))}
          className={cx(
            'min-h-12 w-full min-w-0 rounded-button border bg-white pr-20 pl-5 text-base text-ink [&::-ms-reveal]:hidden',
            isInvalid ? 'border-2 border-fault' : 'border-slate',
          )}
        />
        <Toggle id={id} label={label} isShown={isShown} onPress={() => setIsShown(!isShown)} />
      </div>
      <p role="status" className="text-sm font-semibold">
        {hasCapitals && 'Caps Lock is on.'}
      </p>
    </>
  )
}

// Password managers make up a password by these.
const asked = { minLength: shortestPassword, passwordrules: passwordRules }

function Toggle({
  id,
  label,
  isShown,
  onPress,
}: {
  readonly id: string
  readonly label: string
  readonly isShown: boolean
  readonly onPress: () => void
}) {
  if (!useHydrated()) return null
  return (
    <>
      <button
        type="button"
        aria-controls={id}
        onClick={onPress}
        className="absolute inset-y-0 right-1 min-w-16 rounded-button px-4 text-sm font-semibold text-tide-deep hover:underline"
      >
        {isShown ? 'Hide' : 'Show'} <span className="sr-only">what is typed as {label}</span>
      </button>
      <span role="status" className="sr-only">
        {isShown && 'What you type can be read on the screen.'}
      </span>
    </>
  )
}

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
