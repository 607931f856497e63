import { dayIn, modulo } from './day.ts'
import type { RuleInSeason } from './series.ts'

/**
 * The days on which dates of a rule may begin, whatever the year: 1 for each such day of a leap
 * year. Days on which none begins may be among them, but none is missing.
 */
export function seasonOf(rule: RuleInSeason): Uint8Array {
  const season = new Uint8Array(daysOfLeapYear)
  for (let month = 1; month <= 12; month += 1) {
    if (rule.months && !rule.months.includes(month)) continue
    const [first, last] = daysOfMonth(month, rule.nth)
    season.fill(1, first, last + 1)
  }
  if (rule.between) keepOnly(season, indexOf(rule.between[0]), indexOf(rule.between[1]))
  if (rule.easter !== undefined) {
    const later = rule.easter * 7
    keepOnly(season, earliestEaster - 6 + later, latestEaster + later)
  }
  return rule.nth === undefined || rule.shift === 0 ? season : shifted(season, rule.shift)
}

/** Whether some date of one season may begin so many days after some date of the other. */
export function mayFollow(one: Uint8Array, other: Uint8Array, days: number): boolean {
  for (let day = one.indexOf(1); day >= 0; day = one.indexOf(1, day + 1)) {
    if (other[dayAfter(day, days)] === 1 || other[dayAfterInOtherYears(day, days)] === 1)
      return true
  }
  return false
}

const daysOfLeapYear = 366
const newYear = dayIn(2024, 1, 1)
const earliestEaster = indexOf('03-22')
const latestEaster = indexOf('04-25')
const leapDay = indexOf('02-29')

/** The place of a day such as 07-20 in a leap year, from 0. */
function indexOf(text: string): number {
  return dayIn(2024, Number(text.slice(0, 2)), Number(text.slice(3))) - newYear
}

function daysOfMonth(month: number, nth: number | undefined): [first: number, last: number] {
  const first = dayIn(2024, month, 1) - newYear
  const last = dayIn(2024, month + 1, 0) - newYear
  if (nth === undefined) return [first, last]
  if (nth > 0) return [first + (nth - 1) * 7, first + nth * 7 - 1]
  // February's last seven days begin on the 22nd or the 23rd.
  return [last - (month === 2 ? 7 : 6), last]
}

/** A first day after the last one means a season over New Year. */
function keepOnly(season: Uint8Array, first: number, last: number): void {
  for (let day = 0; day < season.length; day += 1) {
    const isKept = first <= last ? day >= first && day <= last : day >= first || day <= last
    if (!isKept) season[day] = 0
  }
}

function shifted(season: Uint8Array, days: number): Uint8Array {
  const later = new Uint8Array(daysOfLeapYear)
  for (let day = season.indexOf(1); day >= 0; day = season.indexOf(1, day + 1)) {
    later[dayAfter(day, days)] = 1
    later[dayAfterInOtherYears(day, days)] = 1
  }
  return later
}

function dayAfter(day: number, days: number): number {
  return modulo(day + days, daysOfLeapYear)
}

/** Without 29 February, where the way from day to day leads over it. */
function dayAfterInOtherYears(day: number, days: number): number {
  const [from, to] = days < 0 ? [day + days, day] : [day, day + days]
  const isOverLeapDay =
    (from <= leapDay && to >= leapDay) ||
    to >= leapDay + daysOfLeapYear ||
    from <= leapDay - daysOfLeapYear
  return dayAfter(day, isOverLeapDay ? days + Math.sign(days) : days)
}
