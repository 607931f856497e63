import { cx } from '#js/lib/class-names.ts'
import { FieldFault } from './field-fault.tsx'

/** One of many, chosen from a list; what is wrong with it stands between its label and the list. */
export function SelectField({
  name,
  id,
  label,
  choices,
  autoComplete,
  error,
  value,
  className,
}: {
  readonly name: string
  readonly id: string
  readonly label: string
  readonly choices: readonly string[]
  readonly autoComplete: string
  readonly error: string | undefined
  /** What is chosen to begin with; undefined or empty: nothing. */
  readonly value: string | undefined
  readonly className?: string
}) {
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className="block font-semibold text-ink">
        {label}
      </label>
      <FieldFault id={id} error={error} />
      <select
        id={id}
        name={name}
        autoComplete={autoComplete}
        required
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={cx(
          'mt-2 min-h-12 w-full min-w-0 rounded-button border bg-white px-5 text-base text-ink',
          error ? 'border-2 border-fault' : 'border-slate',
        )}
      >
        <option value="">Please choose</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  )
}
