import { FieldFault } from './field-fault.tsx'

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
      <FieldFault id={id} error={error} />
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
