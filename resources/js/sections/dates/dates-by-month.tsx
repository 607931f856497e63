import { DatesTable } from '#js/components/dates-table.tsx'
import type { MonthOfDates } from '#server/props/dates.ts'
import type { NamedLink } from '#server/props/elements.ts'

/** Dates in their order, under the months in which they begin. */
export function DatesByMonth({
  months,
  offer,
}: {
  readonly months: readonly MonthOfDates[]
  /** The offer whose dates these all are; null where each row names its own. */
  readonly offer: NamedLink | null
}) {
  return months.map(({ month, name, dates }) => (
    <section key={month} aria-labelledby={`month-${month}`} className="mt-10">
      <h2 id={`month-${month}`} className="mb-4 text-card">
        {name}
      </h2>
      <DatesTable dates={dates} label={`Dates in ${name}`} withOffer={offer === null} />
    </section>
  ))
}
