import { cx } from '#js/lib/class-names.ts'
import { FieldFault } from './field-fault.tsx'
import { PasswordInput } from './password-input.tsx'
import type { PasswordInputProps } from './password-input.tsx'

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
      <FieldFault id={id} error={error} />
      <PasswordInput
        {...input}
        isRequired={!isOptional}
        isInvalid={error !== undefined}
        describedBy={described.join(' ')}
      />
    </div>
  )
}
