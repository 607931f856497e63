import type { Times } from '#server/format/dates.ts'
import type { ScheduledDate } from './scheduled-date.ts'

/** A date as somebody who has booked it knows it. */
export interface KnownDate extends Times {
  /** The name of the place. */
  readonly place: string
  /** They have heard that it does not take place. */
  readonly isCancelled?: true
}

/** What became of a date that somebody knows otherwise. */
export type DateChange =
  /** `gone`: nothing gives it any more. */
  | { readonly kind: 'cancelled' | 'gone'; readonly becomes: null }
  /** `reinstated`: it takes place after all. */
  | { readonly kind: 'moved' | 'reinstated'; readonly becomes: KnownDate }

/**
 * How a date differs from what somebody knows of it; null: it does not. Days and times count: the name of a
 * place may be written better without anybody having to hear of it.
 * @param now the date as the content has it; undefined: nothing gives it any more.
 */
export function changeOf(known: KnownDate, now: ScheduledDate | undefined): DateChange | null {
  if (!now || now.isCancelled) {
    return known.isCancelled ? null : { kind: now ? 'cancelled' : 'gone', becomes: null }
  }
  const becomes = knownDate(now)
  if (known.isCancelled) return { kind: 'reinstated', becomes }
  return times.every((key) => isSame(known[key], becomes[key])) ? null : { kind: 'moved', becomes }
}

function knownDate(date: ScheduledDate): KnownDate {
  const { starts, ends, joins, leaves, meetings, zone, place } = date
  return { starts, ends, joins, leaves, meetings, zone, place: place.name }
}

const times = ['starts', 'ends', 'joins', 'leaves', 'meetings', 'zone'] as const

// An order keeps what its day's code wrote: what it has not cannot have changed.
function isSame(known: unknown, now: unknown): boolean {
  return known === undefined || JSON.stringify(known) === JSON.stringify(now)
}
