import type { ReactNode } from 'react'

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
