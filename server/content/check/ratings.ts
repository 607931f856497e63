import { violationAt } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { goodFiles, offersOf, valuesAt } from './check.ts'
import type { Check, Violations } from './check.ts'

const sources = [
  ['googleScore', 'googleCount'],
  ['taScore', 'taCount'],
  ['salesScore', 'salesCount'],
] as const

/** With fewer stars nobody would show a score. */
const leastScore = 3

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
      } else if (given !== undefined && given < leastScore) {
        const message = `${given} of 5 is shown on every page`
        yield violationAt(
          ratings,
          [score],
          message,
          'look for a slip, such as a point too far left',
        )
      } else if (given === undefined && people !== undefined) {
        yield violationAt(ratings, [count], 'counts reviews without a score', `add "${score}"`)
      }
    }
  }
  yield* scoresHaveSources(documents)
}

function* scoresHaveSources(documents: Documents): Violations {
  const cards = goodFiles(documents.home).map(
    (home) => [home, ['page_data.courses.*.rating', 'page_data.adventures.*.rating']] as const,
  )
  const offers = offersOf(documents).map((offer) => [offer, ['rating']] as const)
  for (const [document, places] of [...cards, ...offers]) {
    for (const { path, value } of places.flatMap((place) => valuesAt(document, place))) {
      const message = `${String(value)} is a score without a source or a count`
      const remedy = 'remove it, and the scores of ratings.json are shown'
      yield violationAt(document, path, message, remedy)
    }
  }
}
