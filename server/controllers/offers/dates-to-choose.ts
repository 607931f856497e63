import { availabilityOf, placesGone } from '#server/schedule/availability.ts'
import type { AvailabilityState, TakenPlaces } from '#server/schedule/availability.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import type { PlaceCount } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
import type { Site } from '#server/site/site.ts'

const toChoose: readonly AvailabilityState[] = ['bookNow', 'fewLeft', 'notYetOnSale']

/** The dates that could be chosen if nothing were ordered on the site, by reference. */
export function openDates(site: Site): ReadonlyMap<string, ScheduledDate> {
  let open = opened.get(site)
  if (!open) {
    const dates = scheduleOf(site).dates.filter((date) => canBeChosen(date, date.byPhone, site))
    opened.set(site, (open = new Map(dates.map((date) => [date.reference, date]))))
  }
  return open
}

const opened = new WeakMap<Site, ReadonlyMap<string, ScheduledDate>>()

/**
 * Those of them that orders and carts have filled. Most have nothing ordered, so few are looked at
 * for each page.
 */
export function filledDates(site: Site, takenPlaces: TakenPlaces): ReadonlySet<string> {
  const open = openDates(site)
  const ordered = [...takenPlaces([...open.keys()]).keys()]
  const dates = ordered.flatMap((reference) => open.get(reference) ?? [])
  const gone = placesGone(dates, takenPlaces)
  const filled = dates.filter(
    (date) => !canBeChosen(date, gone.get(date.reference) ?? date.byPhone, site),
  )
  return new Set(filled.map(({ reference }) => reference))
}

function canBeChosen(date: ScheduledDate, gone: PlaceCount, { today }: Site): boolean {
  return toChoose.includes(availabilityOf(date, gone, today).state)
}
