import type { Ref } from 'react'
import type { FormFault } from '#js/hooks/use-form-faults.ts'

/** Everything that is wrong with a form, before its first field: each a link to where it is mended. */
export function ErrorSummary({
  faults,
  ref,
}: {
  readonly faults: readonly FormFault[]
  readonly ref?: Ref<HTMLDivElement>
}) {
  return (
    <div
      ref={ref}
      role="group"
      aria-label="What to put right"
      tabIndex={-1}
      className="mb-6 rounded-card bg-fault-pale px-5 py-4 text-fault"
    >
      <p className="font-semibold">
        {faults.length === 1
          ? 'Something is not right yet:'
          : `${faults.length} things are not right yet:`}
      </p>
      <ul className="mt-1 list-disc pl-5">
        {faults.map(({ id, message }) => (
          <li key={`${id}: ${message}`} className="py-1.5">
            {id ? (
              <a href={`#${id}`} className="underline underline-offset-4">
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
