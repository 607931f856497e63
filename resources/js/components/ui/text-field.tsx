import type { FieldOfForm } from '#js/hooks/use-form-errors.ts'
import { cx } from '#js/lib/class-names.ts'
import { FieldError } from './field.tsx'

export interface TextFieldProps {
  readonly name: string
  /** Left out: made of the name, which a page then has in one form only. */
  readonly id?: string
  readonly label: string
  /** A sentence that helps to fill it in. */
  readonly hint?: string
  readonly type?: 'text' | 'email' | 'tel' | 'number' | 'date'
  readonly autoComplete: string
  /** The highest number; the lowest is 1. */
  readonly max?: number
  /** How many characters it takes. */
  readonly longest?: number
  /** So many lines are shown, and line breaks are kept; without it the text is one line. */
  readonly rows?: number
  /** May it be left empty? Then its label says so. */
  readonly isOptional?: boolean
  readonly error: string | undefined
  /** What it begins with, such as what a refused form had sent. */
  readonly value: string | undefined
  readonly className?: string
}

/** A field with its label; what is wrong with it stands between the two. */
export function TextField({
  name,
  id = name.replaceAll('_', '-'),
  label,
  hint,
  error,
  className,
  ...field
}: TextFieldProps) {
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className="block font-semibold text-ink">
        {label}
        {field.isOptional && <span className="font-normal"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      <Input id={id} name={name} error={error} hint={hint} {...field} />
    </div>
  )
}

function Input({
  id,
  name,
  type = 'text',
  autoComplete,
  max,
  longest,
  rows,
  isOptional = false,
  hint,
  error,
  value,
}: Omit<TextFieldProps, 'label' | 'hint' | 'className'> & {
  readonly id: string
  readonly hint: string | undefined
}) {
  const attributes = {
    id,
    name,
    autoComplete,
    maxLength: longest,
    required: !isOptional,
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': cx(error && `${id}-error`, hint && `${id}-hint`) || undefined,
  }
  const look = cx(
    'mt-2 min-h-12 w-full min-w-0 border bg-white px-5 text-base text-ink',
    rows === undefined ? 'rounded-button' : 'rounded-card py-3',
    error ? 'border-2 border-fault' : 'border-slate',
  )

  if (rows !== undefined) return <textarea {...attributes} rows={rows} className={look} />
  return (
    <input
      {...attributes}
      type={type}
      {...(type === 'number' && { min: 1, max, inputMode: 'numeric' as const })}
      className={look}
    />
  )
}

/** The address of an account, by which password managers know whose it is. */
export function EmailField({
  autoComplete = 'username',
  ...field
}: FieldOfForm & { readonly autoComplete?: 'username' | 'email' }) {
  return <TextField {...field} label="E-mail address" type="email" autoComplete={autoComplete} />
}
