import { violationAt } from '../load/document.ts'
import { allDocuments } from './check.ts'
import type { Check } from './check.ts'

const mostYears = 3
const firstYear = 2020

/**
 * Days and moments are of these years: 2062 is a slip for 2026.
 * @param today `YYYY-MM-DD`.
 */
export function daysAreOfTheseYears(today: string): Check {
  const limit = Number(today.slice(0, 4)) + mostYears
  return function* (documents) {
    const { home } = documents
    for (const row of ['courses', 'adventures'] as const) {
      for (const [index, card] of (home?.value.page_data[row] ?? []).entries()) {
        for (const key of ['publishAt', 'unpublishAt'] as const) {
          const moment = card[key]
          if (!home || moment === undefined || Number(moment.slice(0, 4)) <= limit) continue
          const message = `${moment.slice(0, 10)} is more than ${mostYears} years away`
          yield violationAt(
            home,
            ['page_data', row, index, key],
            message,
            'look for a slip in the year',
          )
        }
      }
    }
    for (const document of allDocuments(documents)) {
      const { updatedAt } = document.value as { readonly updatedAt?: unknown }
      if (typeof updatedAt !== 'string' || Number(updatedAt.slice(0, 4)) >= firstYear) continue
      const message = `${updatedAt} is before the site was made`
      yield violationAt(document, ['updatedAt'], message, 'look for a slip in the year')
    }
  }
}
