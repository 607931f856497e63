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
