import { minutesOf, minutesOfDay, modulo } from './day.ts'
import { nightsOf } from './occurrence.ts'
import { mayFollow, seasonOf } from './season.ts'
import { weekdayNumber } from './series.ts'
import type { Series, RuleInSeason } from './series.ts'

/** What the dates of a series have in common in all years. */
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

type Times = readonly (readonly [from: number, to: number])[]

/** The recurrence of a series: it may allow a time that no date has, but leaves out none. */
export function recurrenceOf(series: Series): Recurrence {
  const { rule } = series
  const isWeekly = rule.nth === undefined && rule.easter === undefined
  const shift = rule.nth === undefined ? 0 : rule.shift
  const times = timesOf(series)
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

function timesOf(series: Series): Times {
  const { rule } = series
  const [at, until] = [minutesOf(rule.at), minutesOf(rule.until)]
  const onDay = (day: number) => [day * minutesOfDay + at, day * minutesOfDay + until] as const
  if (rule.on_days) return rule.on_days.map(onDay)
  if (rule.meets) return possibleMeetings(rule, rule.meets).map(onDay)
  const nights = nightsOf(series, rule)
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

/**
 * Whether two series, or a series and itself, can be seen never to have two dates at one time, in any
 * year. False says nothing: then only their dates tell. It compares the weeks in which they recur
 * before it looks at any day of the year, so it costs next to nothing for most series.
 */
export function neverOverlap(one: Recurrence, other: Recurrence): boolean {
  return daysBetween(one, other).every(
    (days) =>
      (one === other && days === 0) ||
      !meet(one.times, other.times, days) ||
      !mayFollow(one.season(), other.season(), days),
  )
}

/** Whether two series can be seen never to have two dates that begin on one day. */
export function neverBeginTogether(one: Recurrence, other: Recurrence): boolean {
  return !daysBetween(one, other).includes(0) || !mayFollow(one.season(), other.season(), 0)
}

/** How many days a date of the other series may begin after one of ours, as far as they can meet. */
function daysBetween(one: Recurrence, other: Recurrence): number[] {
  const { weeks, step } = apart(one, other)
  const days: number[] = []
  for (const start of one.starts) {
    for (const begin of other.starts) {
      const first = weeks * 7 + begin - start
      const before = Math.floor((first + other.length) / step)
      for (let day = first - before * step; day <= one.length; day += step) days.push(day)
    }
  }
  return days
}

/** How many weeks the other series comes after ours, and after how many days they stand so again. */
function apart(one: Recurrence, other: Recurrence): { weeks: number; step: number } {
  const [ours, theirs] = [one.easter, other.easter]
  if (ours !== undefined && theirs !== undefined) {
    return { weeks: theirs - ours, step: daysBetweenEasters }
  }
  return { weeks: other.week - one.week, step: greatestCommonDivisor(one.every, other.every) * 7 }
}

/** At least so many weeks lie between Easter Sundays of two years. */
const daysBetweenEasters = 46 * 7

function meet(ours: Times, theirs: Times, days: number): boolean {
  const later = days * minutesOfDay
  return ours.some(([from, to]) =>
    theirs.some(([start, end]) => from < end + later && start + later < to),
  )
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other)
}
