import { AvailabilityLabel } from '#js/components/offer/availability-label.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { DayOfDates, MonthProps } from '#server/props/dates.ts'
import type { NamedLink } from '#server/props/elements.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const starts = [
  'lg:col-start-1',
  'lg:col-start-2',
  'lg:col-start-3',
  'lg:col-start-4',
  'lg:col-start-5',
  'lg:col-start-6',
  'lg:col-start-7',
]

/**
 * A month by its days, each with the dates that begin on it. It is one list of days; wide screens
 * set it as a calendar, narrow ones leave out the days on which nothing begins.
 */
export function DatesOfMonth({ name, days, daysBefore, previous, next }: MonthProps) {
  return (
    <section aria-labelledby="month" className="mt-10">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="month" className="text-card">
          {name}
        </h2>
        <nav aria-label="Months" className="flex flex-wrap gap-x-8">
          <MonthLink link={previous} />
          <MonthLink link={next} />
        </nav>
      </div>
      <div aria-hidden="true" className="hidden grid-cols-7 gap-px text-sm font-semibold lg:grid">
        {weekdays.map((weekday) => (
          <span key={weekday} className="px-2 py-2">
            {weekday}
          </span>
        ))}
      </div>
      <ol className="grid gap-px lg:grid-cols-7">
        {days.map((day, index) => (
          <Day key={day.day} {...day} className={index === 0 ? starts[daysBefore] : undefined} />
        ))}
      </ol>
      <p className="mt-6 text-right">
        <MonthLink link={next} />
      </p>
    </section>
  )
}

function Day({
  day,
  name,
  number,
  dates,
  className,
}: DayOfDates & { readonly className: string | undefined }) {
  return (
    <li
      className={cx(
        'min-w-0 bg-white p-4 ring-1 ring-line lg:block lg:min-h-24 lg:p-2',
        dates.length === 0 && 'hidden',
        className,
      )}
    >
      <h3 className="text-base">
        <time dateTime={day}>
          <span className="lg:sr-only">{name}</span>
          <span aria-hidden="true" className="hidden lg:inline">
            {number}
          </span>
        </time>
      </h3>
      {dates.length > 0 && (
        <ul className="mt-2 grid gap-3">
          {dates.map((date) => (
            <li key={date.reference} className="text-sm">
              <Link
                href={date.href}
                className="inline-block py-1 font-semibold text-ink underline hover:text-tide"
              >
                {date.name}
              </Link>
              <span className="block">{date.place}</span>
              <AvailabilityLabel state={date.state} word={date.word} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function MonthLink({ link }: { readonly link: NamedLink | null }) {
  if (!link) return null
  return (
    <Link
      href={link.href}
      className="inline-flex min-h-11 items-center font-semibold text-tide-deep underline"
    >
      {link.label}
    </Link>
  )
}
