import type { PlacesProps } from '#server/props/dates.ts'
import { countText } from '#server/schedule/availability.ts'
import type { Availability } from '#server/schedule/availability.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'

/** How much of a date is free: a number while any can be bought, else why none can. */
export function presentPlaces(
  date: Pick<ScheduledDate, 'places' | 'unit'>,
  { left, word, isPaused }: Pick<Availability, 'left' | 'word' | 'isPaused'>,
): PlacesProps {
  const { places: all } = date
  const isScarce = left > 0 && left <= scarce && all > scarce
  return { free: left, all, text: isPaused ? 'Not on sale' : textOf(), isScarce }

  function textOf(): string {
    if (left === 0) return word
    if (isScarce) return left === 1 ? 'Last place' : `${left} left`
    return all === 1 ? `${countText(1, date)} free` : `${left} free`
  }
}

/** So few stand out where there were more. */
const scarce = 2
