/**
 * The instant at which clocks of a zone show a time on a day, in milliseconds since 1970. A time
 * that they leave out in spring is taken as if they had not been put forward yet; of one that they
 * show twice in autumn the first is meant.
 */
export function instantOf(date: string, time: string, zone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  // No place is further than 14 hours from UTC, and none changes its clocks twice in two days.
  const before = asUtc - offsetAt(asUtc - day, zone)
  const after = asUtc - offsetAt(asUtc + day, zone)
  const isAfter =
    offsetAt(before, zone) !== asUtc - before && offsetAt(after, zone) === asUtc - after
  return isAfter ? after : before
}

const day = 86_400_000

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const shown = Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = shown
  return Date.UTC(year, month - 1, date, hour, minute, second) - instant
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making one costs 50 times as much as using it. */
function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    clocks.set(zone, clock)
  }
  return clock
}
