import { calendarOf, dayOf } from './day.ts'
import type { Day } from './day.ts'

/** What the reference of a date says: CR-DSP-270321, or CR-DSP-270321B. */
interface DateReference {
  readonly code: string
  /** The day on which a rule lets people join; a moved date keeps it. */
  readonly day: Day
  readonly suffix: string
}

const pattern = /^([A-Z]{2}-[A-Z0-9]{1,6})-(\d{2})(\d{2})(\d{2})([A-Z]?)$/

/** A reference taken apart; null for any text that is none, such as one of 30 February. */
export function parseReference(text: string): DateReference | null {
  const [, code, year, month, date, suffix] = pattern.exec(text) ?? []
  if (code === undefined || suffix === undefined) return null
  const day = dayOf(`20${year}-${month}-${date}`)
  return Number.isNaN(day) ? null : { code, day, suffix }
}

export function formatReference({ code, day, suffix }: DateReference): string {
  const { year, month, date } = calendarOf(day)
  const digits = (year % 100) * 10_000 + month * 100 + date
  return `${code}-${String(digits).padStart(6, '0')}${suffix}`
}
