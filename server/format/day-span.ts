import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/**
 * The days of a date as a list shows them, `YYYY-MM-DD` both: `Sat 12 to Sun 13 September 2027`. What
 * both days share is said once.
 */
export function daySpan(first: string, last: string): string {
  const [start, end] = [dayjs.utc(first), dayjs.utc(last)]
  const whole = end.format(`${day} MMMM YYYY`)
  if (first === last) return whole
  return `${start.format(patternBefore(first, last))} to ${whole}`
}

const day = 'ddd D'

function patternBefore(first: string, last: string): string {
  if (first.slice(0, 7) === last.slice(0, 7)) return day
  return first.slice(0, 4) === last.slice(0, 4) ? `${day} MMMM` : `${day} MMMM YYYY`
}
