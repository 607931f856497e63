import { describeRating, filledStars, formatScore } from '#js/lib/ratings.ts'

interface Rating {
  readonly score: number
  /** How many reviews made the score; left out: not said. */
  readonly count?: number
}

/**
 * A row of five stars, filled to the whole part of the score; its words name the exact one. One element
 * of the stylesheet's shapes: the home page has more than thirty rows.
 */
export function StarRating({ score, count }: Rating) {
  return (
    <span
      role="img"
      aria-label={describeRating(score, count)}
      data-filled={filledStars(score)}
      className="stars"
    />
  )
}

/** A rating whose number leads, as the stars are as many for 4.1 as for 4.9. */
export function NumberedRating(rating: Rating) {
  return (
    <>
      <span aria-hidden="true" className="score">
        {formatScore(rating.score)}
      </span>{' '}
      <StarRating {...rating} />
    </>
  )
}
