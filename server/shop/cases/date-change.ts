import { isDeepStrictEqual } from 'node:util'
import type { DateCaseKind } from '#server/database/shop-tables.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import type { BoughtDate } from '../orders/bought-line.ts'

/** What customers of a date have to hear. */
export interface DateChange {
  readonly kind: DateCaseKind
  /** The date as it is now; null: it does not take place. */
  readonly becomes: BoughtDate | null
}

/**
 * How a date differs from what a customer knows of it; null: it does not. Days and times count: the name
 * of a place may be written better without anybody having to hear of it.
 * @param now the date as the content has it; undefined: nothing gives it any more.
 */
export function changeOf(told: BoughtDate, now: ScheduledDate | undefined): DateChange | null {
  if (!now || now.isCancelled) {
    return told.isCancelled ? null : { kind: now ? 'cancelled' : 'gone', becomes: null }
  }
  const becomes = boughtDate(now)
  if (told.isCancelled) return { kind: 'reinstated', becomes }
  return times.every((key) => isSame(told[key], becomes[key])) ? null : { kind: 'moved', becomes }
}

function boughtDate(date: ScheduledDate): BoughtDate {
  const { starts, ends, joins, leaves, meetings, zone, place } = date
  return { starts, ends, joins, leaves, meetings, zone, place: place.name }
}

const times = ['starts', 'ends', 'joins', 'leaves', 'meetings', 'zone'] as const

// An order keeps what its day's code wrote: what it has not cannot have changed.
function isSame(told: unknown, now: unknown): boolean {
  return told === undefined || isDeepStrictEqual(told, now)
}
