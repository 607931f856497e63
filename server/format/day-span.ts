import { formatDate } from './dates.ts'

/**
 * The days of a date as a list shows them, `YYYY-MM-DD` both, with the weekdays that people plan by:
 * `Saturday 11 September, 2027 to Sunday 12 September, 2027`, and a single day once.
 */
export function daySpan(first: string, last: string): string {
  const start = formatDate(first, 'fullDate')
  return first === last ? start : `${start} to ${formatDate(last, 'fullDate')}`
}
