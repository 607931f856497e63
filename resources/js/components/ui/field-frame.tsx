import type { ReactNode } from 'react'
import { cx } from '#js/lib/class-names.ts'
import { FieldError } from './field.tsx'

interface FieldProps {
  readonly id: string
  readonly label: string
  /** A sentence that helps to fill it in. */
  readonly hint?: string | undefined
  readonly hintClass?: string
  readonly error: string | undefined
  /** May it be left empty? Then its label says so. */
  readonly isOptional?: boolean
  readonly className?: string | undefined
  /** What is filled in, with the id of the field. */
  readonly children: ReactNode
}

/** What stands above every field: its label, a hint, and what is wrong with it. */
export function Field({
  id,
  label,
  hint,
  hintClass,
  error,
  isOptional,
  className,
  children,
}: FieldProps) {
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className="block font-semibold text-ink">
        {label}
        {isOptional && <span className="font-normal"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={cx('text-sm', hintClass)}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      {children}
    </div>
  )
}

/** Several controls under one question, with what is wrong with the answer. */
export function FieldGroup({
  id,
  label,
  error,
  className,
  children,
}: Pick<FieldProps, 'id' | 'label' | 'error' | 'className' | 'children'>) {
  return (
    <fieldset className={cx('min-w-0', className)} aria-describedby={error && `${id}-error`}>
      <legend className="font-semibold text-ink">{label}</legend>
      <FieldError id={id} error={error} />
      {children}
    </fieldset>
  )
}
