import { dateOf, dayOf } from '#server/schedule/day.ts'
import type { Day } from '#server/schedule/day.ts'
import { parseReference } from '#server/schedule/reference.ts'
import { violationAt } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { timedParts } from './cards.ts'
import { allDocuments } from './check.ts'
import type { Check, Violations } from './check.ts'
import { pricedPlaces } from './price-days.ts'

// Trips are under way for weeks, and staff look back a little.
const keptDays = 30

/**
 * What a day has made useless is tidied up: single dates that are over, cards and banners that were
 * and are no more, moments from which something shows or costs as it does already. Nothing was changed
 * on a day to come.
 * @param today `YYYY-MM-DD`.
 */
export function daysAreCurrent(today: string): Check {
  const day = dayOf(today)
  return function* (documents) {
    yield* overridesAreToCome(documents, day - keptDays)
    yield* momentsAreCurrent(documents, day)
    yield* pricesAreCurrent(documents, dateOf(day - keptDays))
    for (const document of allDocuments(documents)) {
      const { updatedAt } = document.value as { readonly updatedAt?: unknown }
      if (typeof updatedAt !== 'string' || updatedAt <= today) continue
      yield violationAt(document, ['updatedAt'], 'is a day to come', 'write the day of the change')
    }
  }
}

function* overridesAreToCome({ overrides }: Documents, before: Day): Violations {
  if (!overrides) return
  for (const [index, one] of overrides.value.overrides.entries()) {
    const { reference, moved_to: movedTo } = one
    const begins = movedTo === undefined ? parseReference(reference)?.day : dayOf(movedTo)
    if (begins === undefined || !(begins < before)) continue
    const message = `began on ${dateOf(begins)}, more than ${keptDays} days ago`
    yield violationAt(overrides, ['overrides', index, 'reference'], message, 'remove the entry')
  }
}

function* momentsAreCurrent({ home }: Documents, today: Day): Violations {
  if (!home) return
  for (const { what, path, publishAt, unpublishAt } of timedParts(home.value)) {
    if (isBefore(unpublishAt, today)) {
      const message = `is over, so the ${what} never shows`
      const remedy = what === 'card' ? 'remove the card, or this line' : 'remove this line'
      yield violationAt(home, [...path, 'unpublishAt'], message, remedy)
    } else if (isBefore(publishAt, today - keptDays)) {
      const message = `is more than ${keptDays} days ago`
      yield violationAt(home, [...path, 'publishAt'], message, 'remove the line')
    }
  }
}

function* pricesAreCurrent(documents: Documents, before: string): Violations {
  for (const { document, path, sold } of pricedPlaces(documents)) {
    for (const [index, { from, price }] of sold.prices_from.entries()) {
      if (from >= before) continue
      const message = `is more than ${keptDays} days ago`
      const remedy = `write ${price} as "price", and remove this entry`
      yield violationAt(document, [...path, 'prices_from', index, 'from'], message, remedy)
    }
  }
}

/** Whether a moment fell on an earlier day, by the day it is written as. */
function isBefore(moment: string | undefined, day: Day): boolean {
  return moment !== undefined && dayOf(moment.slice(0, 10)) < day
}
