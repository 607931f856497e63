import { minutesOf, minutesOfDay } from './day.ts'
import { nightsOf } from './occurrence.ts'
import { anchorMonday, ruleDays } from './series.ts'
import type { Series } from './series.ts'

/** The first and the last day of 28 years, after which weekdays come round again. */
export const cycle = [anchorMonday, anchorMonday + 28 * 365.25] as const

/** What the rule of a series gives in one cycle, before holidays keep any of it free. */
export interface Recurrence {
  readonly days: readonly number[]
  /** The minutes from the start of its first day at which each begins, and is over at the latest. */
  readonly from: number
  readonly to: number
}

export function recurrenceOf(series: Series): Recurrence {
  const { rule } = series
  const [from, until] = [minutesOf(rule.at), minutesOf(rule.until)]
  const isStay = rule.yacht !== undefined && !rule.on_days && !rule.meets
  // Meetings that end before they begin break a rule of their own.
  const last = isStay || until > from ? daysToLast(series) : 0
  return { days: ruleDays(rule, ...cycle), from, to: last * minutesOfDay + until }
}

/** How many days after its first a date ends at the latest. */
function daysToLast(series: Series): number {
  const { rule } = series
  if (rule.on_days) return Math.max(...rule.on_days)
  if (!rule.meets) return nightsOf(series, rule)
  const { on, times, every } = rule.meets
  // It may begin in the middle of a week, and holidays put off up to three meetings of a weekday.
  return (Math.ceil(times / on.length) + 4) * every * 7
}

/**
 * Whether two series, or the dates of one, can be seen never to take place at one time. False says
 * nothing: then only their meetings tell. It costs a fraction of making the dates.
 */
export function neverOverlap(one: Recurrence, other: Recurrence): boolean {
  let next = 0
  return one.days.every((day, index) => {
    if (one === other) return day * minutesOfDay + one.from >= endOf(one, index - 1)
    while (endOf(other, next) <= day * minutesOfDay + one.from) next += 1
    const following = other.days[next] ?? Infinity
    return following * minutesOfDay + other.from >= endOf(one, index)
  })
}

function endOf({ days, to }: Recurrence, index: number): number {
  const day = days[index] ?? (index < 0 ? -Infinity : Infinity)
  return day * minutesOfDay + to
}
