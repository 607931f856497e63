import type { ReactNode } from 'react'
import type { FieldOfForm } from '#js/hooks/use-form-errors.ts'
import { cx } from '#js/lib/class-names.ts'
import { Field, FieldGroup } from './field-frame.tsx'
import { errorAttributes, fieldBorder } from './field.tsx'

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
}: FieldOfForm & {
  readonly label: string
  readonly choices: readonly string[]
  readonly autoComplete: string
  readonly className?: string
}) {
  return (
    <Field id={id} label={label} error={error} className={className}>
      <select
        id={id}
        name={name}
        autoComplete={autoComplete}
        required
        defaultValue={value}
        {...errorAttributes(id, error)}
        className={cx(
          'mt-2 min-h-12 w-full min-w-0 rounded-button border bg-white px-5 text-base text-ink',
          fieldBorder(error),
        )}
      >
        <option value="">Please choose</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </Field>
  )
}

/** A question of which one answer is chosen; each answer is as large as its text. */
export function ChoiceField({
  label,
  choices,
  ...field
}: FieldOfForm & {
  readonly label: string
  readonly choices: readonly {
    readonly value: string
    readonly label: string
    /** A sentence about it; may be empty. */
    readonly note: string
  }[]
}) {
  return (
    <FieldGroup {...field} label={label}>
      <div className="mt-2 grid gap-3">
        {choices.map((choice, place) => (
          <label
            key={choice.value}
            className="flex min-h-12 min-w-0 cursor-pointer gap-4 rounded-card border border-slate bg-white px-5 py-3 has-checked:border-tide has-checked:bg-sea/20 has-checked:outline-2 has-checked:outline-tide"
          >
            <input
              {...radioAttributes(field, choice.value, place)}
              className="mt-0.5 size-5.5 shrink-0 accent-tide"
            />
            <span className="min-w-0">
              <span className="block font-semibold text-ink">{choice.label}</span>
              {choice.note && <span className="block text-sm">{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** One answer of several. The first has the id of the field, so that links come to the choice. */
export function radioAttributes(
  { name, id, error, value }: FieldOfForm,
  answer: string,
  place: number,
) {
  return {
    type: 'radio',
    id: place === 0 ? id : `${id}-${answer}`,
    name,
    value: answer,
    required: true,
    defaultChecked: answer === value,
    'data-invalid': error ? true : undefined,
  } as const
}

/** A box to tick, with a line that explains it. */
export function CheckField({
  name,
  id,
  label,
  isTicked = false,
  children,
}: Pick<FieldOfForm, 'name' | 'id'> & {
  readonly label: string
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
