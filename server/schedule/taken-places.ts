import type { PlaceCount, ScheduledDate } from './scheduled-date.ts'

/**
 * The places that orders and carts have of dates, by reference; a date that is not in the answer
 * has none gone. What the office sold by telephone is not among them: each date says that itself.
 * The answer is about one moment, and a page may show it for ten seconds.
 */
export type TakenPlaces = (references: readonly string[]) => ReadonlyMap<string, PlaceCount>

/** While nothing is ordered on the site: every place that is gone went by telephone. */
export const noOrders: TakenPlaces = () => new Map()

/** All places of some dates that are gone, by reference: by telephone and through the site. */
export function placesGone(
  dates: readonly ScheduledDate[],
  takenPlaces: TakenPlaces,
): ReadonlyMap<string, PlaceCount> {
  const ordered = takenPlaces(dates.map(({ reference }) => reference))
  return new Map(
    dates.map(({ reference, byPhone }) => {
      const { taken, held } = ordered.get(reference) ?? nothing
      return [reference, { taken: byPhone.taken + taken, held: byPhone.held + held }]
    }),
  )
}

const nothing: PlaceCount = { taken: 0, held: 0 }
