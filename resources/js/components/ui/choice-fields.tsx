import type { ReactNode } from 'react'
import { cx } from '#js/lib/class-names.ts'
import { FieldError } from './field.tsx'

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
      <FieldError id={id} error={error} />
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

/** A question of which one answer is chosen; each answer is as large as its words. */
export function ChoiceField({
  name,
  id,
  label,
  choices,
  error,
  value,
}: {
  readonly name: string
  /** The first answer has it, so that links come to where the choice is made. */
  readonly id: string
  readonly label: string
  readonly choices: readonly {
    readonly value: string
    readonly label: string
    /** A sentence about it; may be empty. */
    readonly note: string
  }[]
  readonly error: string | undefined
  /** What is chosen to begin with; undefined or empty: nothing. */
  readonly value: string | undefined
}) {
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${id}-error`}>
      <legend className="font-semibold text-ink">{label}</legend>
      <FieldError id={id} error={error} />
      <div className="mt-2 grid gap-3">
        {choices.map((choice, place) => (
          <label
            key={choice.value}
            className="flex min-h-12 min-w-0 cursor-pointer gap-4 rounded-card border border-slate bg-white px-5 py-3 has-checked:border-tide has-checked:bg-sea/20 has-checked:outline-2 has-checked:outline-tide"
          >
            <input
              type="radio"
              id={place === 0 ? id : `${id}-${choice.value}`}
              name={name}
              value={choice.value}
              required
              defaultChecked={choice.value === value}
              data-invalid={error ? true : undefined}
              className="mt-0.5 size-5.5 shrink-0 accent-tide"
            />
            <span className="min-w-0">
              <span className="block font-semibold text-ink">{choice.label}</span>
              {choice.note && <span className="block text-sm">{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A box to tick, with a line that explains it. */
export function CheckField({
  name,
  id,
  label,
  isTicked = false,
  children,
}: {
  readonly name: string
  readonly id: string
  readonly label: string
  /** Is it ticked to begin with? */
  readonly isTicked?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className="flex gap-4">
      <input
        type="checkbox"
        id={id}
        name={name}
        defaultChecked={isTicked}
        aria-describedby={`${id}-hint`}
        className="mt-0.5 size-6 shrink-0 accent-tide"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block font-semibold text-ink">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm">
          {children}
        </p>
      </div>
    </div>
  )
}
