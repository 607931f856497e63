import { modulo } from './day.ts'
import type { Line } from './line.ts'
import { weekdayNumber } from './rule-days.ts'
import type { RuleInSeason } from './rule-days.ts'
import { seasonOf } from './season.ts'
import { nightsOf } from './slot.ts'
import { minutesOf, minutesOfDay } from './time.ts'

/** What the dates of a line have in common in all years. */
export interface Recurrence {
  /** Weeks from Easter, for a rule that goes by it. */
  readonly easter: number | undefined
  /** The weekdays on which dates begin, from 0 for Monday. */
  readonly starts: readonly number[]
  /** In which weeks they may: one that goes by the month may in any. */
  readonly every: number
  readonly week: number
  /** When a date takes what it takes, in minutes from the start of its first day. */
  readonly times: Times
  /** The days from its first to the end of its last. */
  readonly length: number
  /** The days of the year on which one may begin; made when it is asked for. */
  readonly season: () => Uint8Array
}

export type Times = readonly (readonly [from: number, to: number])[]

/** A line's recurrence: it may allow a time that no date has, but leaves out none. */
export function recurrenceOf(line: Line): Recurrence {
  const { rule } = line
  const isWeekly = rule.nth === undefined && rule.easter === undefined
  const shift = rule.nth === undefined ? 0 : rule.shift
  const times = timesOf(line)
  let season: Uint8Array | undefined
  return {
    easter: rule.easter,
    starts: rule.starts.map((name) => modulo(weekdayNumber(name) + shift, 7)),
    every: isWeekly ? rule.every : 1,
    week: isWeekly ? rule.week : 1,
    times,
    length: Math.ceil(Math.max(...times.map(([, to]) => to)) / minutesOfDay),
    season: () => (season ??= seasonOf(rule)),
  }
}

function timesOf(line: Line): Times {
  const { rule } = line
  const [at, until] = [minutesOf(rule.at), minutesOf(rule.until)]
  const onDay = (day: number) => [day * minutesOfDay + at, day * minutesOfDay + until] as const
  if (rule.on_days) return rule.on_days.map(onDay)
  if (rule.meets) return possibleMeetings(rule, rule.meets).map(onDay)
  const nights = nightsOf(line, rule)
  if (rule.yacht !== undefined) return [[at, nights * minutesOfDay + until]]
  return Array.from({ length: nights + 1 }, (_, day) => onDay(day))
}

function possibleMeetings(
  { starts }: RuleInSeason,
  { on, times, every }: NonNullable<RuleInSeason['meets']>,
): number[] {
  // A weekday is passed over once at Easter; at Christmas twice, or once if every week is not used.
  const passedOver = every === 1 ? 3 : 2
  return starts.map(weekdayNumber).flatMap((start) => {
    const inWeek = on.map((day) => weekdayNumber(day) - start)
    const isWhole = inWeek.every((day) => day >= 0)
    const weeks = Math.ceil(times / on.length) + passedOver + (isWhole ? 0 : 1)
    return Array.from({ length: weeks }, (_, week) => week * every * 7)
      .flatMap((week) => inWeek.map((day) => week + day))
      .filter((day) => day >= 0)
  })
}
