/** Terms with what they mean here, such as Length: 5 days. */
export function FactList({
  facts,
}: {
  readonly facts: readonly { readonly term: string; readonly text: string }[]
}) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(({ term, text }) => (
        <div key={term} className="grid gap-x-6 py-3 sm:grid-cols-3">
          <dt className="min-w-0 text-sm font-semibold text-tide sm:pt-0.5">{term}</dt>
          <dd className="min-w-0 text-ink sm:col-span-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
