/** Reads the time: the only module that does (decision 2). Everything else is passed a clock. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() }

/** A clock that starts at an instant and runs on from there. */
export function shiftedClock(instant: number): Clock {
  const shift = instant - Date.now()
  return { now: () => Date.now() + shift }
}

/**
 * The clock of a site: the machine's, or one that starts at SITE_DATE. One that stood still would never
 * let a failed mail be tried again.
 * @param siteDate milliseconds UTC; null: none is set.
 */
export function siteClock(siteDate: number | null): Clock {
  return siteDate === null ? systemClock : shiftedClock(siteDate)
}

/** The London calendar date of an instant, as `YYYY-MM-DD`. */
export function londonDate(instant: number): string {
  return londonCalendar.format(instant)
}

// en-CA writes ISO dates; en-GB would write day first.
const londonCalendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** All of December, and January before the 6th (specification 4). Takes a `YYYY-MM-DD` date. */
export function isSeasonal(date: string): boolean {
  const month = date.slice(5, 7)
  const day = Number(date.slice(8, 10))
  return month === '12' || (month === '01' && day < 6)
}

/** The instant at which London's clocks show a full hour of a day; neither is skipped in spring. */
export function londonInstant(date: string, hour: number): number {
  const inUtc = Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000
  const anHourEarlier = inUtc - 3_600_000
  return londonHour(anHourEarlier) === hour ? anHourEarlier : inUtc
}

/** The instant at which the next day begins in London. */
export function nextLondonMidnight(instant: number): number {
  const tomorrow = dayAfter(londonDate(instant))
  const midnightInUtc = Date.parse(`${tomorrow}T00:00:00Z`)
  const anHourEarlier = midnightInUtc - 3_600_000
  return londonDate(anHourEarlier) === tomorrow ? anHourEarlier : midnightInUtc
}

function londonHour(instant: number): number {
  return Number(londonClock.format(instant))
}

const londonClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
})

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
