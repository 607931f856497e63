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
