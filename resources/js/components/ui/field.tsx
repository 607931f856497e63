/** What is wrong with a field, said when it comes. The field names it by `${id}-error`. */
export function FieldError({
  id,
  error,
}: {
  readonly id: string
  readonly error: string | undefined
}) {
  return (
    <div role="alert">
      {error && (
        <p id={`${id}-error`} className="mt-1 font-semibold text-fault">
          {error}
        </p>
      )}
    </div>
  )
}

/** For the element that is filled in: is it wrong, and what names the reason? */
export function errorAttributes(id: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
}

export function fieldBorder(error: string | undefined): string {
  return error ? 'border-2 border-fault' : 'border-slate'
}
