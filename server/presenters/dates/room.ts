import { noOrders } from '#server/schedule/availability.ts'
import type { Availability } from '#server/schedule/availability.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { partyOf } from '#server/shop/cart/article.ts'
import { scheduleOf } from '#server/site/site.ts'
import type { Site } from '#server/site/site.ts'
import { withAvailability } from './dates.ts'
import type { Now } from './dates.ts'

/**
 * How many people could still come on a date: as many as places are left, or as one price takes where
 * that is for a party. What is not on sale yet has all its room; what cannot be had has none.
 */
export function roomOf(date: ScheduledDate, { state, left }: Availability): number {
  const places = state === 'notYetOnSale' ? date.places : left
  if (places === 0) return 0
  return partyOf(date.offer)?.max ?? places
}

/** The room of every date of the schedule at one moment. */
export interface Rooms {
  readonly of: (date: ScheduledDate) => number
  /** Another one where some date has more room, or less. */
  readonly key: string
}

/** Most dates have nothing ordered, so few are looked at for each page. */
export function roomsNow(now: Now): Rooms {
  const open = openDates(now.site)
  const ordered = [...now.takenPlaces([...open.keys()]).keys()]
  const dates = ordered.flatMap((reference) => open.get(reference)?.date ?? [])
  const rooms = roomsOf(dates, now)
  return {
    of: ({ reference }) => rooms.get(reference) ?? open.get(reference)?.room ?? 0,
    key: [...rooms].join(),
  }
}

/** The room of some dates, by reference. */
export function roomsOf(dates: readonly ScheduledDate[], now: Now): ReadonlyMap<string, number> {
  return new Map(
    withAvailability(dates, now).map(({ date, availability }) => [
      date.reference,
      roomOf(date, availability),
    ]),
  )
}

interface DateWithRoom {
  readonly date: ScheduledDate
  readonly room: number
}

/** The dates that could be chosen if nothing were ordered on the site, by reference. */
function openDates(site: Site): ReadonlyMap<string, DateWithRoom> {
  let open = opened.get(site)
  if (!open) {
    const all = withAvailability(scheduleOf(site).dates, { site, takenPlaces: noOrders })
    const able = all.flatMap(({ date, availability }) => {
      const room = roomOf(date, availability)
      return room > 0 ? [[date.reference, { date, room }] as const] : []
    })
    opened.set(site, (open = new Map(able)))
  }
  return open
}

const opened = new WeakMap<Site, ReadonlyMap<string, DateWithRoom>>()
