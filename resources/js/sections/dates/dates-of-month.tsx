import { Icon } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { Money } from '#js/components/ui/money.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { DatesOfKind, MonthProps } from '#server/props/dates.ts'
import type { NamedLink } from '#server/props/elements.ts'
import { KindMark, KindMarks } from './month/kind-mark.tsx'
import { MonthTable } from './month/month-table.tsx'

/**
 * A month by its days, each with the kinds of what begins on it and the lowest price of each. Wide
 * screens have all of it in a calendar; narrow ones have a small calendar that leads to a list of days.
 */
export function DatesOfMonth(month: MonthProps) {
  const { name, kinds, previous, next } = month

  return (
    <section aria-labelledby="month" className="mt-8">
      <KindMarks />
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-x-3">
        <MonthLink link={previous} way="previous" />
        <h2 id="month" className="col-start-2 text-center text-card">
          {name}
        </h2>
        <MonthLink link={next} way="next" />
      </div>
      <ul
        aria-label="Kinds"
        className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-3 sm:flex sm:flex-wrap sm:gap-x-6"
      >
        {kinds.map((kind) => (
          <li key={kind.kind}>
            <Link
              href={kind.href}
              className="inline-flex min-h-11 items-center gap-1.5 text-sm underline-offset-4 hover:underline sm:gap-2"
            >
              <KindMark kind={kind.kind} />
              <span className="font-semibold text-ink">{kind.name}</span>
              <Price {...kind} />
            </Link>
          </li>
        ))}
      </ul>
      <MonthTable {...month} />
      <p className="mt-3 text-sm">
        <span className="max-lg:hidden">
          In a day: the kinds that begin on it, how many, and the lowest price of each.
        </span>
        <span className="lg:hidden">Under each day: how many dates begin.</span>
      </p>
      <Days {...month} />
      <p className="mt-6 flex justify-end">
        <MonthLink link={next} way="next" />
      </p>
    </section>
  )
}

/** `from £185.00`, or the only price there is. */
function Price({ price, isFrom }: Pick<DatesOfKind, 'price' | 'isFrom'>) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      {isFrom && 'from '}
      <Money {...price} />
    </span>
  )
}

/** The days on which something begins, where the calendar has no room for what. */
function Days({ days }: Pick<MonthProps, 'days'>) {
  return (
    <ol className="mt-6 lg:hidden">
      {days
        .filter(({ count }) => count > 0)
        .map(({ day, name, countText, kinds }) => (
          <li key={day} id={`day-${day}`} className="mt-7 scroll-mt-8">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-slate/40 pb-2">
              <h3 className="font-sans text-base">
                <time dateTime={day}>{name}</time>
              </h3>
              <p className="text-sm">{countText}</p>
            </div>
            <ul className="divide-y divide-line">
              {kinds.map((kind) => (
                <li key={kind.kind}>
                  <Link
                    href={kind.href}
                    className="flex min-h-11 items-center gap-3 text-ink hover:underline"
                  >
                    <KindMark kind={kind.kind} />
                    <span className="mr-auto">
                      {kind.name} {kind.count > 1 && kind.count}
                    </span>
                    <Price {...kind} />
                    <Icon name="chevron-right" className="size-4" />
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ol>
  )
}

function MonthLink({
  link,
  way,
}: {
  readonly link: NamedLink | null
  readonly way: 'previous' | 'next'
}) {
  if (!link) return null
  const isNext = way === 'next'
  const [month, year] = link.label.split(' ')

  return (
    <Link
      href={link.href}
      className={cx(
        'inline-flex min-h-11 items-center gap-1 font-semibold text-tide-deep hover:underline',
        isNext && 'col-start-3 justify-self-end text-right',
      )}
    >
      {!isNext && <Icon name="chevron-left" className="size-4" />}
      <span>
        {month} <span className="max-sm:sr-only">{year}</span>
      </span>
      {isNext && <Icon name="chevron-right" className="size-4" />}
    </Link>
  )
}
