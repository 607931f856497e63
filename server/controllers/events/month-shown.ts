import { formatDate } from '#server/format/dates.ts'
import type { DateShown, DayOfDates, MonthShown } from '#server/props/dates.ts'
import type { NamedLink } from '#server/props/elements.ts'
import { dateOf, dayIn, weekdayOf } from '#server/schedule/day.ts'
import { countsOf } from './choices.ts'
import type { Asked } from './choices.ts'
import { monthName } from './date-filters.ts'

/** A month by its days. @param dates those that begin in it */
export function monthShown(asked: Asked, month: string, dates: readonly DateShown[]): MonthShown {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  const first = dayIn(year, number, 1)
  const count = dayIn(year, number + 1, 1) - first
  const days = Array.from({ length: count }, (_, index) => dayShown(dateOf(first + index), dates))
  const months = [...countsOf(asked, 'month').byValue.keys()].toSorted()
  return {
    name: monthName(month),
    days,
    daysBefore: weekdayOf(first),
    previous: linkTo(
      months.findLast((other) => other < month),
      asked,
    ),
    next: linkTo(
      months.find((other) => other > month),
      asked,
    ),
  }
}

/** The month that the view begins with: the first with dates, or that of today. */
export function firstMonth(asked: Asked): string {
  const [month] = [...countsOf(asked, 'month').byValue.keys()].toSorted()
  return month ?? asked.schedule.today.slice(0, 7)
}

function dayShown(day: string, dates: readonly DateShown[]): DayOfDates {
  const own = dates.filter(({ starts }) => starts === day)
  return {
    day,
    name: formatDate(day, 'fullDate'),
    number: Number(day.slice(8)),
    dates: own.map(({ reference, offer, place, href, availability }) => ({
      reference,
      name: offer.name,
      place,
      href,
      state: availability.state,
      word: availability.word,
    })),
  }
}

function linkTo(month: string | undefined, { query, addressOf }: Asked): NamedLink | null {
  if (month === undefined) return null
  const choices = { ...query.choices, month }
  return { label: monthName(month), href: addressOf({ ...query, choices, page: 1 }) }
}
