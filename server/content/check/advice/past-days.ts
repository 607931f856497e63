import { dateOf, dayOf } from '#server/schedule/day.ts'
import type { Day } from '#server/schedule/day.ts'
import { parseReference } from '#server/schedule/slots.ts'
import type { Fault } from '../../fault.ts'
import type { Documents } from '../../load/documents.ts'
import { allDocuments } from '../all-documents.ts'
import type { Rule } from '../rule.ts'
import { warningAtPath } from './warning.ts'

// Trips are under way for weeks, and the office looks back a little.
const keptDays = 30

/**
 * What a day has made useless is tidied up: single dates that are over, cards that were and are no
 * more, moments from which something shows already. Nothing was changed on a day to come.
 * @param today `YYYY-MM-DD`.
 */
export function daysAreCurrent(today: string): Rule {
  const day = dayOf(today)
  return (documents) => [
    ...overFaults(documents, day - keptDays),
    ...cardFaults(documents, day),
    ...changedFaults(documents, today),
  ]
}

function overFaults({ overrides }: Documents, before: Day): Fault[] {
  if (!overrides) return []
  return overrides.value.overrides.flatMap(({ reference, moved_to: movedTo }, index) => {
    const begins = movedTo === undefined ? parseReference(reference)?.day : dayOf(movedTo)
    if (begins === undefined || !(begins < before)) return []
    const message = `began on ${dateOf(begins)}, more than ${keptDays} days ago`
    const path = ['overrides', index, 'reference']
    return [warningAtPath(overrides, path, message, 'remove the entry')]
  })
}

function cardFaults({ home }: Documents, today: Day): Fault[] {
  if (!home) return []
  return (['courses', 'adventures'] as const).flatMap((row) =>
    home.value.page_data[row].flatMap(({ publishAt, unpublishAt }, index) => {
      const fault = (key: string, message: string, remedy: string) => [
        warningAtPath(home, ['page_data', row, index, key], message, remedy),
      ]
      if (isBefore(unpublishAt, today)) {
        return fault(
          'unpublishAt',
          'is over, so the card never shows',
          'remove the card, or this line',
        )
      }
      if (!isBefore(publishAt, today - keptDays)) return []
      return fault('publishAt', `is more than ${keptDays} days ago`, 'remove the line')
    }),
  )
}

/** Whether a moment fell on an earlier day, by the day it is written as. */
function isBefore(moment: string | undefined, day: Day): boolean {
  return moment !== undefined && dayOf(moment.slice(0, 10)) < day
}

function changedFaults(documents: Documents, today: string): Fault[] {
  return allDocuments(documents).flatMap((document) => {
    const { updatedAt } = document.value as { readonly updatedAt?: unknown }
    if (typeof updatedAt !== 'string' || updatedAt <= today) return []
    return [
      warningAtPath(document, ['updatedAt'], 'is a day to come', 'write the day of the change'),
    ]
  })
}
