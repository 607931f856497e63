import { cx } from '#js/lib/class-names.ts'
import { describeRating, filledStars, formatScore, starsInARow } from '#js/lib/ratings.ts'

interface Rating {
  readonly score: number
  /** How many reviews made the score; left out: not said. */
  readonly count?: number
}

/** A row of five stars, filled to the whole part of the score; its words name the exact one. */
export function StarRating({
  score,
  count,
  size = 'size-4.5',
}: Rating & { readonly size?: string }) {
  const filled = filledStars(score)

  return (
    <span role="img" aria-label={describeRating(score, count)} className="inline-flex gap-px">
      {Array.from({ length: starsInARow }, (_, index) => (
        <svg
          key={index}
          viewBox="0 0 20 20"
          aria-hidden="true"
          data-filled={index < filled}
          className={cx(
            'stroke-star in-[.on-dark]:stroke-brass',
            size,
            index < filled ? 'fill-brass' : 'fill-transparent',
          )}
          strokeWidth="1.1"
          strokeLinejoin="round"
        >
          <path d="M10 1.8l2.5 5.3 5.8.7-4.3 4 1.2 5.8-5.2-2.9-5.2 2.9L6 11.8l-4.3-4 5.8-.7z" />
        </svg>
      ))}
    </span>
  )
}

/** A rating whose number leads, as the stars are as many for 4.1 as for 4.9. */
export function NumberedRating(rating: Rating) {
  return (
    <>
      <span aria-hidden="true" className="font-semibold text-ink in-[.on-dark]:text-white">
        {formatScore(rating.score)}
      </span>{' '}
      <StarRating {...rating} size="size-3.5" />
    </>
  )
}
