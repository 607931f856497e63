import { formatDate } from '#server/format/dates.ts'
import { counted } from '#server/format/words.ts'
import type { DayOfDates, KindOfDates, MonthProps } from '#server/props/dates.ts'
import type { NamedLink } from '#server/props/elements.ts'
import { dateOf, dayIn, weekdayOf } from '#server/schedule/day.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { dateFilters, monthName } from './filters.ts'
import { byKind } from './kinds.ts'
import { countsOf, datesOnPage, hrefOf } from './query.ts'
import type { Asked } from './query.ts'

/** The month's view is always one of some month: the first with dates, or that of today. */
export function withMonth(asked: Asked): Asked {
  const { query, schedule } = asked
  if (query.view === 'list' || query.choices.month !== undefined) return asked
  const [month = schedule.today.slice(0, 7)] = monthsOf(asked)
  return { ...asked, query: { ...query, choices: { ...query.choices, month } } }
}

/** A month by its days. @param dates those that begin in it */
export function presentMonth(
  asked: Asked,
  month: string,
  dates: readonly ScheduledDate[],
): MonthProps {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  const first = dayIn(year, number, 1)
  const count = dayIn(year, number + 1, 1) - first
  const months = monthsOf(asked)
  const before = months.findLast((other) => other < month)
  const after = months.find((other) => other > month)
  const days = Array.from({ length: count }, (_, index) => dateOf(first + index))
  return {
    name: monthName(month),
    kinds: byKind(dates, (kind) => hrefOf(asked, choicesOfKind(asked, kind))),
    days: days.map((day) => presentDay(day, dates, asked)),
    daysBefore: weekdayOf(first),
    previous: linkTo(before, asked),
    next: linkTo(after, asked),
  }
}

/** Those with dates, in order. */
function monthsOf(asked: Asked): string[] {
  return [...countsOf(asked, 'month').byValue.keys()].toSorted()
}

function presentDay(day: string, dates: readonly ScheduledDate[], asked: Asked): DayOfDates {
  const own = dates.filter(({ starts }) => starts === day)
  return {
    day,
    name: formatDate(day, 'fullDate'),
    number: Number(day.slice(8)),
    count: own.length,
    countText: counted(own.length, 'date'),
    kinds: byKind(own, (kind) => listHref(asked, kind, day, dates)),
  }
}

/** The list of a kind in the month, at a day: on the page where the first date of that day stands. */
function listHref(
  asked: Asked,
  kind: KindOfDates,
  day: string,
  dates: readonly ScheduledDate[],
): string {
  const choices = choicesOfKind(asked, kind)
  const word = choices.kind ?? ''
  const before = dates.filter(
    (date) => date.starts < day && (word === '' || dateFilters.kind.of(date).includes(word)),
  )
  const page = Math.floor(before.length / datesOnPage) + 1
  return `${asked.addressOf({ choices, view: 'list', page })}#day-${day}`
}

/** Of one offer all dates are of one kind; what was chosen more narrowly stays. */
function choicesOfKind({ query: { choices }, code }: Asked, kind: KindOfDates) {
  return code === undefined && choices.kind === undefined ? { kind, ...choices } : choices
}

function linkTo(month: string | undefined, asked: Asked): NamedLink | null {
  if (month === undefined) return null
  return { label: monthName(month), href: hrefOf(asked, { ...asked.query.choices, month }) }
}
