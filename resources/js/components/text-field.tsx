import { cx } from '#js/lib/class-names.ts'

/** A field with its label; what is wrong with it stands between the two. */
export function TextField({
  name,
  label,
  type = 'text',
  autoComplete,
  max,
  error,
  value,
  className,
}: {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'number'
  readonly autoComplete: string
  /** The highest number; the lowest is 1. */
  readonly max?: number
  readonly error: string | undefined
  /** What it begins with, such as what a refused form had sent. */
  readonly value: string | undefined
  readonly className?: string
}) {
  const id = name.replaceAll('_', '-')

  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className="block font-semibold text-ink">
        {label}
      </label>
      <div role="alert">
        {error && (
          <p id={`${id}-error`} className="mt-1 font-semibold text-fault">
            {error}
          </p>
        )}
      </div>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        {...(type === 'number' && { min: 1, max, inputMode: 'numeric' as const })}
        required
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={cx(
          'mt-2 min-h-12 w-full min-w-0 rounded-button border bg-white px-5 text-base text-ink',
          error ? 'border-2 border-fault' : 'border-slate',
        )}
      />
    </div>
  )
}
