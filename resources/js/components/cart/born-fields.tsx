import type { FieldOfForm, FieldsOf } from '#js/hooks/use-form-errors.ts'
import { cx } from '#js/lib/class-names.ts'
import type { CrewProps } from '#server/props/checkout.ts'
import { FieldGroup } from '../ui/field-frame.tsx'
import { errorAttributes, fieldBorder } from '../ui/field.tsx'

const parts = [
  { part: 'day', label: 'Day', width: 'basis-16' },
  { part: 'month', label: 'Month', width: 'basis-16' },
  { part: 'year', label: 'Year', width: 'basis-20' },
] as const

/**
 * A date of birth, typed: whoever knows theirs by heart is faster so than with a calendar, which begins
 * in this year.
 */
export function BornFields({
  name,
  label,
  born,
  isBuyers,
  field,
}: {
  /** What the names of the three fields begin with: `people[7][0][born]`. */
  readonly name: string
  readonly label: string
  readonly born: CrewProps['people'][number]['born']
  /** Is it that of who orders? Then the browser may know it. */
  readonly isBuyers: boolean
  readonly field: FieldsOf<string>
}) {
  const { id } = field(name)
  const fields = parts.map((one) => ({ ...one, ...field(`${name}[${one.part}]`, born[one.part]) }))
  const error = fields.find((one) => one.error)?.error

  return (
    <FieldGroup id={id} label={label} error={error}>
      <div className="mt-1 flex flex-wrap gap-x-2 gap-y-3">
        {fields.map(({ part, ...one }) => (
          <Part key={part} {...one} group={id} autoComplete={isBuyers ? `bday-${part}` : 'off'} />
        ))}
      </div>
    </FieldGroup>
  )
}

/** The names of its three fields. */
export function bornFields(name: string): readonly string[] {
  return parts.map(({ part }) => `${name}[${part}]`)
}

function Part({
  name,
  id,
  group,
  label,
  width,
  autoComplete,
  error,
  value,
}: FieldOfForm & {
  /** Of the date, under whose label it stands what is wrong. */
  readonly group: string
  readonly label: string
  readonly width: string
  readonly autoComplete: string
}) {
  return (
    <div className={cx('min-w-0 grow', width)}>
      <label htmlFor={id} className="block text-sm">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete={autoComplete}
        required
        defaultValue={value}
        {...errorAttributes(group, error)}
        className={cx(
          'mt-1 min-h-12 w-full min-w-0 rounded-button border bg-white px-4 text-base text-ink',
          fieldBorder(error),
        )}
      />
    </div>
  )
}
