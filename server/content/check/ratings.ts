import { violationAt } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Violation } from '../violation.ts'
import { offersOf } from './check.ts'
import type { Check } from './check.ts'

const sources = [
  ['googleScore', 'googleCount'],
  ['taScore', 'taCount'],
  ['salesScore', 'salesCount'],
] as const

/** A score says how many people gave it, and where. */
export const ratingsHaveSources: Check = function* (documents) {
  const { ratings } = documents
  if (ratings) {
    for (const [score, count] of sources) {
      const { [score]: given, [count]: people } = ratings.value
      if (given !== undefined && (people ?? 0) === 0) {
        const message = `is the score of ${people === undefined ? 'an unknown number of' : 'no'} reviews`
        const remedy = `write how many there are as "${count}"`
        yield violationAt(ratings, [score], message, remedy)
      } else if (given === undefined && people !== undefined) {
        yield violationAt(ratings, [count], 'counts reviews without a score', `add "${score}"`)
      }
    }
  }
  yield* scoresHaveSources(documents)
}

function* scoresHaveSources(documents: Documents): Iterable<Violation> {
  const { home } = documents
  const remedy = 'remove it, and the scores of ratings.json are shown'
  for (const row of ['courses', 'adventures'] as const) {
    for (const [index, { rating }] of (home?.value.page_data[row] ?? []).entries()) {
      if (!home || rating === undefined) continue
      const path = ['page_data', row, index, 'rating']
      yield violationAt(home, path, `${rating} is a score without a source or a count`, remedy)
    }
  }
  for (const document of offersOf(documents)) {
    const { rating } = document.value
    if (rating === undefined) continue
    const message = `${rating} is a score without a source or a count`
    yield violationAt(document, ['rating'], message, remedy)
  }
}
