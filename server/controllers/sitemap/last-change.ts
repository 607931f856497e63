import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'

/** The latest of some days, `YYYY-MM-DD`; null where there is none. */
export function latest(...days: readonly (string | null | undefined)[]): string | null {
  return days.reduce<string | null>(
    (last, day) => (day && (last === null || day > last) ? day : last),
    null,
  )
}

/** The day on which the newest of some dates came on sale: what shows them said something new then. */
export function lastSaleStart(dates: readonly ScheduledDate[], today: string): string | null {
  return latest(...dates.map(({ onSaleFrom }) => onSaleFrom).filter((day) => day <= today))
}
