import { formatDate } from './dates.ts'

/** The times of day `HH:mm` and days `YYYY-MM-DD` of something that people come to. */
interface Times {
  readonly starts: string
  readonly ends: string
  readonly joins: string
  readonly leaves: string
  /** The days on which people meet and go home between; null where they stay. */
  readonly meetings: readonly string[] | null
  /** Whose clock shows them, such as Europe/London. */
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
