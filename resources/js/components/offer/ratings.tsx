import { cx } from '#js/lib/class-names.ts'
import { partners } from '#js/lib/company.ts'
import { formatCount, formatScore, missingCount } from '#js/lib/ratings.ts'
import type { GlobalRatings, SalesRatings } from '#server/props/home.ts'
import { Picture } from '../ui/picture.tsx'
import { NumberedRating, StarRating } from './star-rating.tsx'

/** What a review site says of the company. A site without a score says nothing. */
export function ReviewSummary({
  source,
  score,
  count = missingCount,
  className,
}: {
  /** What the reviews are called, such as `traveller reviews`. */
  readonly source: string
  readonly score: number | undefined
  readonly count: number | undefined
  readonly className?: string
}) {
  if (score === undefined) return null
  return (
    <div className={cx('review-summary', className)}>
      <span aria-hidden="true">{formatScore(score)}</span>
      <span>
        <StarRating score={score} />
        <span>{`${formatCount(count)} ${source}`}</span>
      </span>
    </div>
  )
}

/** What the company's own customers say; nothing while that is not known. */
export function SalesRating({ ratings }: { readonly ratings: SalesRatings }) {
  const { salesScore, salesCount = missingCount } = ratings

  if (salesScore === undefined) return null
  return (
    <p className="sales-rating">
      <NumberedRating score={salesScore} />{' '}
      <span>{`based on ${formatCount(salesCount)} Happy Sailors`}</span>
    </p>
  )
}

/**
 * The training body's logo between the two review sites, all as high as the logo. Never a wrapping
 * row: an item of which only the beginning has arrived would stand in another row than the whole.
 */
export function RatingsStrip({ ratings }: { readonly ratings: GlobalRatings }) {
  return (
    <div className="ratings-strip">
      <ReviewSummary source="traveller reviews" score={ratings.taScore} count={ratings.taCount} />
      <span className="logo row-start-2 justify-self-start">
        <Picture {...partners.trainingCentre} className="h-9 w-auto" />
      </span>
      <ReviewSummary
        source="search reviews"
        score={ratings.googleScore}
        count={ratings.googleCount}
      />
    </div>
  )
}
