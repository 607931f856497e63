/**
 * A day is a whole number: how many have gone by since 1 January 1970. So days are compared, added
 * and kept without a time zone.
 */
export type Day = number

const millisecondsOfDay = 86_400_000

/** The day that `YYYY-MM-DD` names; NaN for a text that names none, such as 2027-02-30. */
export function dayOf(date: string): Day {
  const day = Date.parse(`${date}T00:00:00Z`) / millisecondsOfDay
  return Number.isNaN(day) || dateOf(day) !== date ? NaN : day
}

/** A day as `YYYY-MM-DD`. */
export function dateOf(day: Day): string {
  const { year, month, date } = calendarOf(day)
  return `${year}-${month < 10 ? '0' : ''}${month}-${date < 10 ? '0' : ''}${date}`
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  return modulo(day + 3, 7)
}

/** The year, the month from 1 to 12 and the day of the month from 1 to 31. */
export function calendarOf(day: Day): { year: number; month: number; date: number } {
  // Howard Hinnant's arithmetic of civil dates: years begin in March, so leap days come last.
  const days = day + 719_468
  const era = Math.floor(days / 146_097)
  const ofEra = days - era * 146_097
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  )
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * ofYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    date: ofYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  }
}

/** The day of a year, a month from 1 to 12 and a day of the month; both may run over their ends. */
export function dayIn(year: number, month: number, date: number): Day {
  return Date.UTC(year, month - 1, date) / millisecondsOfDay
}

/** Easter Sunday in the Gregorian calendar: the anonymous rule of 1876, as Meeus gives it. */
export function easterSunday(year: number): Day {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return dayIn(year, Math.floor(n / 31), (n % 31) + 1)
}

/** The remainder that is never below 0. */
export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}

export const minutesOfDay = 24 * 60

/** The minutes from midnight to a time such as 18:00. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/**
 * The instant at which clocks of a zone show a time on a day, in milliseconds since 1970. A time
 * that they leave out in spring is taken as if they had not been put forward yet; of one that they
 * show twice in autumn the first is meant.
 */
export function instantOf(date: string, time: string, zone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  // No place is further than 14 hours from UTC, and none changes its clocks twice in two days.
  const before = asUtc - offsetAt(asUtc - millisecondsOfDay, zone)
  const after = asUtc - offsetAt(asUtc + millisecondsOfDay, zone)
  const isAfter =
    offsetAt(before, zone) !== asUtc - before && offsetAt(after, zone) === asUtc - after
  return isAfter ? after : before
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(instant)
  const clock = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = clock
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making one costs 50 times as much as using it. */
function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    clocks.set(zone, clock)
  }
  return clock
}
