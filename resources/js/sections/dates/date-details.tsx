import { TextLink } from '#js/components/ui/text-link.tsx'
import type { DateFact, DatePageProps } from '#server/props/dates.ts'

/** The facts of one date. */
export function DateDetails({ date, moments, meetings, facts, included }: DatePageProps) {
  return (
    <>
      <h2 className="text-card">When and where</h2>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {[...moments, ...facts].map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
      </dl>
      {meetings.length > 0 && (
        <details className="mt-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-tide-deep underline">
            All {meetings.length} days
          </summary>
          <ol className="mt-2 list-decimal pl-6">
            {meetings.map((meeting) => (
              <li key={meeting}>{meeting}</li>
            ))}
          </ol>
        </details>
      )}
      <h2 className="mt-8 text-card">In the price</h2>
      <ul className="mt-3 list-disc pl-6">
        {included.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-4">
        <TextLink href={date.offer.href} look="plain">
          Everything about {date.offer.name}
        </TextLink>
      </p>
    </>
  )
}

function Fact({ label, text }: DateFact) {
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-3">
      <dt className="font-semibold text-ink">{label}</dt>
      <dd className="min-w-0 sm:col-span-2">{text}</dd>
    </div>
  )
}
