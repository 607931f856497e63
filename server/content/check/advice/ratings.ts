import type { Fault } from '../../fault.ts'
import type { Documents } from '../../load/documents.ts'
import type { Rule } from '../rule.ts'
import { present } from './described-pages.ts'
import { warningAtPath } from './warning.ts'

/** A score says how many people gave it, and where. */
export const ratingsHaveSources: Rule = (documents) => [
  ...countFaults(documents),
  ...ownScores(documents),
]

const sources = [
  ['googleScore', 'googleCount'],
  ['taScore', 'taCount'],
  ['salesScore', 'salesCount'],
] as const

function countFaults({ ratings }: Documents): Fault[] {
  if (!ratings) return []
  return sources.flatMap(([score, count]) => {
    const { [score]: given, [count]: people } = ratings.value
    if (given !== undefined && (people ?? 0) === 0) {
      const message = `is the score of ${people === undefined ? 'an unknown number of' : 'no'} reviews`
      return [warningAtPath(ratings, [score], message, `write how many there are as "${count}"`)]
    }
    if (given !== undefined || people === undefined) return []
    return [warningAtPath(ratings, [count], 'counts reviews without a score', `add "${score}"`)]
  })
}

function ownScores({ home, courses, holidays }: Documents): Fault[] {
  const cards = home
    ? (['courses', 'adventures'] as const).flatMap((row) =>
        home.value.page_data[row].map((card, index) => ({
          document: home,
          path: ['page_data', row, index, 'rating'],
          rating: card.rating,
        })),
      )
    : []
  const offers = [...present(courses), ...present(holidays)].map((document) => ({
    document,
    path: ['rating'],
    rating: document.value.rating,
  }))
  const remedy = 'remove it, and the scores of ratings.json are shown'
  return [...cards, ...offers].flatMap(({ document, path, rating }) =>
    rating === undefined
      ? []
      : [warningAtPath(document, path, `${rating} is a score without a source or a count`, remedy)],
  )
}
