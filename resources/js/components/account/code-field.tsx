import type { FieldOfForm } from '#js/hooks/use-form-errors.ts'
import { cx } from '#js/lib/class-names.ts'
import { Field } from '../ui/field-frame.tsx'
import { fieldBorder } from '../ui/field.tsx'

/** What a field takes: six digits of an app, a recovery code, or either. */
const kinds = {
  app: { label: 'Code', hint: 'The six digits that your app shows now.' },
  recovery: { label: 'Recovery code', hint: 'One of the eight that you kept. Each works once.' },
  either: {
    label: 'Code of your app, or a recovery code',
    hint: 'The six digits that your app shows now, or one of the codes that you kept.',
  },
}

/** Where a code is typed that shows who somebody is. */
export function CodeField({
  id,
  name,
  error,
  value,
  takes,
}: FieldOfForm & { readonly takes: keyof typeof kinds }) {
  const { label, hint } = kinds[takes]

  return (
    <Field id={id} label={label} hint={hint} hintClass="mt-1" error={error}>
      <input
        id={id}
        name={name}
        autoComplete="one-time-code"
        // Recovery codes have letters, which a keyboard of digits has not.
        inputMode={takes === 'app' ? 'numeric' : 'text'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={cx(`${id}-hint`, error && `${id}-error`)}
        className={cx(
          'mt-2 min-h-12 w-full min-w-0 rounded-button border bg-white px-5 text-base tabular-nums text-ink',
          fieldBorder(error),
        )}
      />
    </Field>
  )
}
