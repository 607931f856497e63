import type { Recurrence, Times } from './recurrence.ts'
import { mayFollow } from './season.ts'
import { minutesOfDay } from './time.ts'

/**
 * Whether two lines, or a line and itself, can be seen never to have two dates at one time, in any
 * year. False says nothing: then only their dates tell. It compares the weeks in which they recur
 * before it looks at any day of the year, so it costs next to nothing for most lines.
 */
export function areApart(one: Recurrence, other: Recurrence): boolean {
  return daysBetween(one, other).every(
    (days) =>
      (one === other && days === 0) ||
      !meet(one.times, other.times, days) ||
      !mayFollow(one.season(), other.season(), days),
  )
}

/** Whether two lines can be seen never to have two dates that begin on one day. */
export function neverBeginTogether(one: Recurrence, other: Recurrence): boolean {
  return !daysBetween(one, other).includes(0) || !mayFollow(one.season(), other.season(), 0)
}

/** How many days a date of the other line may begin after one of ours, as far as they can meet. */
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

/** How many weeks the other line comes after ours, and after how many days they stand so again. */
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
