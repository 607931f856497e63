import type { GlobalRatings } from '#server/props/home.ts'

/** What a card shows while the company's ratings are missing (specification 9). */
const missingRating = { score: 5, count: 500 } as const

/** What a review site's count shows while it is missing (specification 2, hero). */
export const missingCount = 0

/** Every row of stars has this many (specification 9). */
export const starsInARow = 5

/**
 * What an offer's card shows: its own score, else the average of the two sites' scores, and the sum
 * of their counts. Of one site alone, that site's. Nothing known: `missingRating`.
 */
export function cardRating(own: number | undefined, ratings: GlobalRatings) {
  const scores = [ratings.googleScore, ratings.taScore].filter((score) => score !== undefined)
  const counts = [ratings.googleCount, ratings.taCount].filter((count) => count !== undefined)

  return {
    score: own ?? (scores.length > 0 ? sum(scores) / scores.length : missingRating.score),
    count: counts.length > 0 ? sum(counts) : missingRating.count,
  }
}

/** Stars to fill: the whole part of the score, at most five (specification 4). */
export function filledStars(score: number): number {
  return Math.max(0, Math.min(starsInARow, Math.floor(score)))
}

/** A score as people read it, to one decimal: `4.9`. */
export function formatScore(score: number): string {
  return score.toFixed(1)
}

/**
 * A count as people read it: `1,204`. A browser takes longer to make its first `Intl.NumberFormat` than to
 * run half of a page's scripts.
 */
export function formatCount(count: number): string {
  return count.toFixed(0).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}

/** A rating as text, for those who do not see its stars: `4.9 out of 5, 1,204 reviews`. */
export function describeRating(score: number, count?: number): string {
  const text = `${formatScore(score)} out of ${starsInARow}`
  return count === undefined ? text : `${text}, ${formatCount(count)} reviews`
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
