import { occurrencesBetween } from '#server/schedule/occurrences.ts'
import { anchorMonday } from '#server/schedule/series.ts'
import { violationAt } from '../load/document.ts'
import type { Check } from './check.ts'
import { writtenSeries } from './timetable.ts'

/** Most rules show a date in the first two years; one of odd years and rare weeks in the eight. */
const spans = [2 * 365.25, 8 * 365.25]

/** Every rule gives dates: its months, its days of the year and the holidays leave it some. */
export const rulesGiveDates: Check = function* (documents) {
  for (const { series, recurrence, source, index } of writtenSeries(documents)) {
    const { between, easter, nth } = series.rule
    const mayBeIdle = between !== undefined || easter !== undefined || nth !== undefined
    if (!mayBeIdle && recurrence.season().includes(1)) continue
    const hasDate = (days: number) =>
      occurrencesBetween([series], new Map(), anchorMonday, anchorMonday + days).length > 0
    if (spans.some(hasDate)) continue
    const message = 'no date comes of this rule in eight years'
    const remedy =
      'look at its months, between and every, and at the holidays over which nothing runs'
    yield violationAt(source, ['dates', index], message, remedy)
  }
}

const earliest = '05:00'

/** Nobody is asked to come in the night, as somebody is who wrote 07:30 for half past seven in the evening. */
export const nobodyComesAtNight: Check = function* (documents) {
  for (const { series, source, index } of writtenSeries(documents)) {
    const { at } = series.rule
    if (at >= earliest) continue
    const message = `${at} is in the night`
    yield violationAt(
      source,
      ['dates', index, 'at'],
      message,
      'write 19:30 for half past seven in the evening',
    )
  }
}
