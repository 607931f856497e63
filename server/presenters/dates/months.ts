import { formatDate } from '#server/format/dates.ts'
import type { DateProps, DayOfDates, MonthOfDates, MonthProps } from '#server/props/dates.ts'
import type { NamedLink } from '#server/props/elements.ts'
import { dateOf, dayIn, weekdayOf } from '#server/schedule/day.ts'
import { monthName } from './filters.ts'
import { countsOf, hrefOf } from './query.ts'
import type { Asked } from './query.ts'

export function byMonth(dates: readonly DateProps[]): MonthOfDates[] {
  const months = [...new Set(dates.map(({ starts }) => starts.slice(0, 7)))]
  return months.map((month) => ({
    month,
    name: monthName(month),
    dates: dates.filter(({ starts }) => starts.startsWith(month)),
  }))
}

/** The month's view is always one of some month: the first with dates, or that of today. */
export function withMonth(asked: Asked): Asked {
  const { query, schedule } = asked
  if (query.view === 'list' || query.choices.month !== undefined) return asked
  const [month = schedule.today.slice(0, 7)] = monthsOf(asked)
  return { ...asked, query: { ...query, choices: { ...query.choices, month } } }
}

/** A month by its days. @param dates those that begin in it */
export function presentMonth(asked: Asked, month: string, dates: readonly DateProps[]): MonthProps {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  const first = dayIn(year, number, 1)
  const count = dayIn(year, number + 1, 1) - first
  const months = monthsOf(asked)
  const before = months.findLast((other) => other < month)
  const after = months.find((other) => other > month)
  return {
    name: monthName(month),
    days: Array.from({ length: count }, (_, index) => presentDay(dateOf(first + index), dates)),
    daysBefore: weekdayOf(first),
    previous: linkTo(before, asked),
    next: linkTo(after, asked),
  }
}

/** Those with dates, in order. */
function monthsOf(asked: Asked): string[] {
  return [...countsOf(asked, 'month').byValue.keys()].toSorted()
}

function presentDay(day: string, dates: readonly DateProps[]): DayOfDates {
  const own = dates.filter(({ starts }) => starts === day)
  return {
    day,
    name: formatDate(day, 'fullDate'),
    number: Number(day.slice(8)),
    dates: own.map(({ reference, offer, place, href, availability: { state, word } }) => ({
      reference,
      name: offer.name,
      place,
      href,
      state,
      word,
    })),
  }
}

function linkTo(month: string | undefined, asked: Asked): NamedLink | null {
  if (month === undefined) return null
  return { label: monthName(month), href: hrefOf(asked, { ...asked.query.choices, month }) }
}
