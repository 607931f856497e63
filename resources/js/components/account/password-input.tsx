import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '#js/hooks/use-browser.ts'
import type { FieldOfForm } from '#js/hooks/use-form-errors.ts'
import { cx } from '#js/lib/class-names.ts'
import { fieldBorder } from '../ui/field.tsx'

/** How many characters a new password has at least, as the server counts them. */
export const shortestPassword = 12

/** At most. No field cuts a password off there: what was pasted would be another one. */
export const longestPassword = 128

// Password managers make up a password by these (`passwordrules`).
const asked = {
  minLength: shortestPassword,
  passwordrules: `minlength: ${shortestPassword}; maxlength: ${longestPassword};`,
}

export interface PasswordInputProps extends Omit<FieldOfForm, 'value'> {
  readonly label: string
  /** Tells password managers whether to fill in or to make up. */
  readonly autoComplete: 'current-password' | 'new-password'
  readonly hint: string | undefined
  readonly isRequired: boolean
}

/**
 * Where a password is typed. Scripts can show it, and say when Caps Lock is on. It is hidden again
 * when the form is sent: browsers would else remember it as they remember an ordinary text.
 */
export function PasswordInput({
  id,
  name,
  label,
  autoComplete,
  hint,
  error,
  isRequired,
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
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
          onKeyUp={(event) => setHasCapitals(event.getModifierState('CapsLock'))}
          className={cx(
            'min-h-12 w-full min-w-0 rounded-button border bg-white pr-20 pl-5 text-base text-ink [&::-ms-reveal]:hidden',
            fieldBorder(error),
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
