import { Link } from '#js/components/ui/link.tsx'
import { Money } from '#js/components/ui/money.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { DayOfDates, MonthProps } from '#server/props/dates.ts'
import { KindMark } from './kind-mark.tsx'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * A month as a calendar. On wide screens a day lists the kinds that begin on it, on narrow ones it
 * says how many dates begin and leads to its place in the list below.
 */
export function MonthTable({ name, days, daysBefore }: MonthProps) {
  return (
    <div className="mt-4 overflow-hidden rounded-card bg-white p-2 shadow-card lg:p-0">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                className="py-2 text-center text-xs font-semibold lg:border-b lg:border-line lg:bg-paper lg:px-3 lg:text-left lg:text-sm"
              >
                <span aria-hidden="true">
                  {weekday.slice(0, 1)}
                  <span className="max-lg:hidden">{weekday.slice(1, 3)}</span>
                </span>
                <span className="sr-only">{weekday}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days, daysBefore).map((week, index) => (
            <tr key={week.find((day) => day)?.day}>
              {week.map((day, weekday) => (
                <Day key={weekdays[weekday]} day={day} isLast={weekday > 4} isTop={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Week = readonly (DayOfDates | null)[]

/** Seven to a week; null stands for a day of another month. */
function weeksOf(days: readonly DayOfDates[], daysBefore: number): Week[] {
  const before = Array.from({ length: daysBefore }, () => null)
  const after = Array.from({ length: (42 - daysBefore - days.length) % 7 }, () => null)
  const all = [...before, ...days, ...after]
  return Array.from({ length: all.length / 7 }, (_, week) => all.slice(week * 7, week * 7 + 7))
}

function Day({
  day,
  isLast,
  isTop,
}: {
  readonly day: DayOfDates | null
  /** It is a Saturday or a Sunday. */
  readonly isLast: boolean
  readonly isTop: boolean
}) {
  const cell = cx(
    'p-0 align-top lg:h-27 lg:border-line lg:p-1 lg:not-first:border-l',
    !isTop && 'lg:border-t',
    (!day || isLast) && 'lg:bg-paper/60',
  )
  return <td className={cell}>{day && <DayParts {...day} />}</td>
}

function DayParts(day: DayOfDates) {
  return (
    <>
      <SmallDay {...day} />
      <p className="px-1 pt-1 text-sm font-semibold text-ink max-lg:hidden">
        <Number {...day} />
      </p>
      {day.count > 0 && <Kinds {...day} />}
    </>
  )
}

function Number({ day, name, number }: DayOfDates) {
  return (
    <time dateTime={day}>
      <span aria-hidden="true">{number}</span>
      <span className="sr-only">{name}</span>
    </time>
  )
}

function SmallDay(day: DayOfDates) {
  const look =
    'flex min-h-12 flex-col items-center justify-center rounded-lg leading-tight lg:hidden'
  if (day.count === 0) {
    return (
      <p className={look}>
        <Number {...day} />
      </p>
    )
  }
  return (
    <a href={`#day-${day.day}`} className={cx(look, 'font-semibold text-ink hover:bg-sea/35')}>
      <Number {...day} />
      <span className="text-xs font-normal text-slate">
        {day.count}
        <span className="sr-only"> {day.count === 1 ? 'date' : 'dates'}</span>
      </span>
    </a>
  )
}

function Kinds({ kinds }: DayOfDates) {
  return (
    <ul className="mt-1 max-lg:hidden">
      {kinds.map(({ kind, name, count, price, isFrom, href }) => (
        <li key={kind}>
          <Link
            href={href}
            className="month-line flex min-h-6 flex-wrap items-center gap-x-1 rounded px-1 text-ink hover:bg-tint-chart hover:underline xl:gap-x-1.5"
          >
            <KindMark kind={kind} />
            <span className="mr-auto">
              {name} {count > 1 && count}
            </span>
            <span className="tabular-nums">
              {isFrom && <span className="sr-only">from </span>}
              <Money {...price} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
