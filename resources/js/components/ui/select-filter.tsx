import { cx } from '#js/lib/class-names.ts'
import type { SelectFilter } from '#server/props/elements.ts'

/** A choice of one value in a form of plain GET; what is chosen is seen at once. */
export function SelectFilterField({
  name,
  label,
  any,
  choices,
  className,
}: SelectFilter & { readonly className?: string | undefined }) {
  const chosen = choices.find(({ isChosen }) => isChosen)?.value ?? ''
  const id = `filter-${name}`

  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className="block text-sm font-semibold text-ink">
        {label}
      </label>
      {/* A new key where the answer chose something else than the form shows. */}
      <select
        key={chosen}
        id={id}
        name={name}
        defaultValue={chosen}
        className={cx(
          'mt-1 min-h-12 w-full min-w-0 rounded-card bg-white px-3 text-base text-ink',
          chosen === '' ? 'border border-slate' : 'border-2 border-tide font-semibold',
        )}
      >
        <option value="">{any}</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
