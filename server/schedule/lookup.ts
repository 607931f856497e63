import type { Offer } from '#server/content/schema/offer.ts'
import { dateOf } from './day.ts'
import { nextDates } from './find.ts'
import { parseReference } from './reference.ts'
import type { Schedule, ScheduleContent } from './schedule.ts'
import type { ScheduledDate } from './scheduled-date.ts'

/** What the reference in an address leads to. */
export type Lookup =
  | { readonly kind: 'date'; readonly date: ScheduledDate }
  /** The code alone: every date of the offer. */
  | { readonly kind: 'offer'; readonly offer: Offer }
  /** A date that was: answered 410, with what comes next. */
  | { readonly kind: 'past' | 'cancelled'; readonly offer: Offer; readonly next: NextDates }
  /** An offer of ours, but never on that day. */
  | { readonly kind: 'no-such-date'; readonly offer: Offer; readonly next: NextDates }

type NextDates = readonly ScheduledDate[]

/** How many dates stand in for one that is gone. */
const mostNext = 6

/**
 * What a reference means, such as CR-DSP-270321 or the code CR-DSP alone; null for a text that
 * names nothing of ours. A day that has gone by counts as past even when the rules of today would
 * not give a date on it: those of its time did.
 */
export function lookUp(
  content: ScheduleContent,
  schedule: Schedule,
  reference: string,
): Lookup | null {
  const named = parseReference(reference)
  const offer = offerOfCode(content, named?.code ?? reference)
  if (!offer) return null
  if (!named) return { kind: 'offer', offer }

  const date = schedule.dateOf(reference)
  const next = nextDates(schedule, offer.code, mostNext)
  if (date?.isCancelled) return { kind: 'cancelled', offer, next }
  if ((date?.starts ?? dateOf(named.day)) < schedule.today) return { kind: 'past', offer, next }
  return date ? { kind: 'date', date } : { kind: 'no-such-date', offer, next }
}

export function offerOfCode(
  { courses, holidays }: ScheduleContent,
  code: string,
): Offer | undefined {
  for (const offer of courses.values()) if (offer.code === code) return offer
  for (const offer of holidays.values()) if (offer.code === code) return offer
  return undefined
}
