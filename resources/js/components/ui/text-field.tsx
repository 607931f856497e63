import type { FieldOfForm } from '#js/hooks/use-form-errors.ts'
import { cx } from '#js/lib/class-names.ts'
import { Field } from './field-frame.tsx'
import { fieldBorder } from './field.tsx'

export interface TextFieldProps extends Omit<FieldOfForm, 'id'> {
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
  readonly isOptional?: boolean
  readonly className?: string
}

/** A text with its label; what is wrong with it stands between the two. */
export function TextField({ label, hint, className, ...input }: TextFieldProps) {
  const { name, id = name.replaceAll('_', '-'), error, isOptional = false } = input
  const frame = { id, label, hint, error, isOptional, className }

  return (
    <Field {...frame}>
      <Input {...input} id={id} hint={hint} />
    </Field>
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
}: Omit<TextFieldProps, 'label' | 'hint' | 'className'> & { readonly hint: string | undefined }) {
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
    fieldBorder(error),
  )

  if (rows !== undefined) return <textarea {...attributes} rows={rows} className={look} />
  return (
    <input
      {...attributes}
      type={type}
      {...(type === 'number' && { min: 1, max })}
      inputMode={type === 'number' || autoComplete === 'one-time-code' ? 'numeric' : undefined}
      className={look}
    />
  )
}

/** The address of an account, by which password managers know whose it is. */
export function EmailField({
  autoComplete = 'username',
  ...field
}: FieldOfForm & { readonly autoComplete?: 'username' | 'username webauthn' | 'email' }) {
  return <TextField {...field} label="E-mail address" type="email" autoComplete={autoComplete} />
}
