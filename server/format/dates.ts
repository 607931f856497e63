import dayjs from 'dayjs'
import type { Dayjs } from 'dayjs'
import advancedFormat from 'dayjs/plugin/advancedFormat.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

dayjs.extend(advancedFormat)

/** The site's seven ways to write a date (specification 9), by what they are for. */
export const dateFormats = {
  /** When something happened: `05/09/2027 17:30`. */
  dateAndTime: 'DD/MM/YYYY HH:mm',
  /** A date in a table: `05/09/2027`. */
  date: 'DD/MM/YYYY',
  /** For machines, in `datetime` attributes and addresses: `2027-09-05`. */
  machine: 'YYYY-MM-DD',
  /** The day on which people come: `Sunday 5 September, 2027`. */
  fullDate: 'dddd D MMMM, YYYY',
  /** The heading over a month's dates: `September 2027`. */
  month: 'MMMM YYYY',
  /** A time of day: `5:30 PM`. */
  time: 'h:mm A',
  /** A day whose year is plain: `5th September`. */
  dayAndMonth: 'Do MMMM',
} as const

export type DateFormat = keyof typeof dateFormats

/**
 * A point in time as people in London read it.
 * @param moment an instant in milliseconds since 1970, shown in London's time of that day; or what a
 * London calendar and clock say: `2027-09-05` or `2027-09-05T17:30`.
 * @throws RangeError for a date that no calendar has, and for a time of a date that has none.
 */
export function formatDate(moment: number | string, format: DateFormat): string {
  const pattern = dateFormats[format]
  if (typeof moment === 'string' && needsTime.has(format) && !moment.includes('T')) {
    throw new RangeError(
      `[dates] '${moment}' has no time to show as ${pattern}; give it one, such as ${moment}T17:30.`,
    )
  }
  return wallClock(moment).format(pattern)
}

const needsTime: ReadonlySet<DateFormat> = new Set(['dateAndTime', 'time'])

// What London's clocks say is kept as if it were UTC, so the machine's own zone has no say in it.
function wallClock(moment: number | string): Dayjs {
  const local = typeof moment === 'number' ? londonTime(moment) : moment
  const clock = dayjs.utc(local)
  const written = local.includes('T') ? 'YYYY-MM-DD[T]HH:mm' : 'YYYY-MM-DD'
  // A 30th of February would else be a day in March.
  if (clock.isValid() && clock.format(written) === local) return clock
  throw new RangeError(
    `[dates] '${moment}' is not a date; expected milliseconds, or London's date such as ` +
      '2027-09-05, or its date and time such as 2027-09-05T17:30.',
  )
}

const london = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function londonTime(instant: number): string {
  if (Number.isNaN(new Date(instant).getTime())) return String(instant)
  const parts = new Map(london.formatToParts(instant).map(({ type, value }) => [type, value]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * The days of a date as a list shows them, `YYYY-MM-DD` both, with the weekdays that people plan by:
 * `Saturday 11 September, 2027 to Sunday 12 September, 2027`, and a single day once.
 */
export function daySpan(first: string, last: string): string {
  const start = formatDate(first, 'fullDate')
  return first === last ? start : `${start} to ${formatDate(last, 'fullDate')}`
}

/**
 * The same under a heading that names the month of the first day (clarification 4.7): `Sat 1`,
 * `Sat 1 – Fri 7`, and the other month where it changes, `Sun 30 – Fri 4 Jun`.
 */
export function shortSpan(first: string, last: string): string {
  const start = wallClock(first).format('ddd D')
  if (first === last) return start
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${start} – ${wallClock(last).format(isSameMonth ? 'ddd D' : 'ddd D MMM')}`
}

/** Months, `YYYY-MM`, as numbers that tell how far they are apart. */
export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
}

/** The days `YYYY-MM-DD` and times of day `HH:mm` of something that people come to. */
export interface Times {
  /** The first and the last day where it takes place. */
  readonly starts: string
  readonly ends: string
  /** When people join and leave; with meetings, on each of them. */
  readonly joins: string
  readonly leaves: string
  /** The days on which people meet and go home between; null where they stay. */
  readonly meetings: readonly string[] | null
  /** Whose clock shows the times, such as Europe/London. */
  readonly zone: string
}

/** When people come and go: `Joins 6:30 PM, leaves 4:00 PM`; with meetings, on each of them. */
export function timesText({ starts, ends, joins, leaves, meetings, zone }: Times): string {
  const [from, until] = [timeText(joins), timeText(leaves)]
  const local = zone === 'Europe/London' ? '' : ' (local time)'
  if (meetings && meetings.length > 1) {
    return `${meetings.length} meetings, ${from} to ${until}${local}`
  }
  if (starts === ends) return `${from} to ${until}${local}`
  return `Joins ${from}, leaves ${until}${local}`
}

/** A time of day such as 18:30 as people read it: `6:30 PM`. */
export function timeText(time: string): string {
  // The day does not matter: London's clock says what it says on any.
  return formatDate(`2027-01-01T${time}`, 'time')
}

/**
 * A date as people in Britain type it, `5/9/2027` or `05.09.2027`, as `2027-09-05`. Any other text is
 * given back as it is, without the space around it: whether it is a date has to be seen.
 */
export function readDate(typed: string): string {
  const text = typed.trim()
  const [, day, month, year] = /^(\d\d?)[/.](\d\d?)[/.](\d{4})$/.exec(text) ?? []
  if (!day || !month || !year) return text
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
