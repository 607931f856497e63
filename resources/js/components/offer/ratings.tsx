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
    <div className={cx('flex items-center gap-4', className)}>
      <span aria-hidden="true" className="min-w-13 font-display text-4xl font-semibold">
        {formatScore(score)}
      </span>
      <span className="flex flex-col gap-1">
        <StarRating score={score} />
        <span className="text-sm">
          {formatCount(count)} {source}
        </span>
      </span>
    </div>
  )
}

/** What the company's own customers say; nothing while that is not known. */
export function SalesRating({ ratings }: { readonly ratings: SalesRatings }) {
  const { salesScore, salesCount = missingCount } = ratings

  if (salesScore === undefined) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-2 text-sm">
      <NumberedRating score={salesScore} />{' '}
      <span>based on {formatCount(salesCount)} Happy Sailors</span>
    </p>
  )
}

// As high as the logo, and one under the other where there is little room.
const summary = 'min-h-13 max-sm:min-h-21.5 max-sm:flex-col max-sm:items-start max-sm:gap-1'

// It stands at the foot of the hero: of its whole height from its first letter on, it stays there.
const wholeHeight = 'sm:min-h-[calc(4.75rem+1px)]'

/**
 * The training body's logo between the two review sites, all as high as the logo. Never a wrapping
 * row: an item of which only the beginning has arrived would stand in another row than the whole.
 */
export function RatingsStrip({ ratings }: { readonly ratings: GlobalRatings }) {
  return (
    <div
      className={cx(
        'mt-8 grid grid-cols-2 items-center gap-x-4 gap-y-5 border-t border-transparent pt-6 sm:flex sm:gap-x-10 tall:border-white/20',
        wholeHeight,
      )}
    >
      <ReviewSummary
        source="traveller reviews"
        score={ratings.taScore}
        count={ratings.taCount}
        className={summary}
      />
      <span className="row-start-2 justify-self-start rounded-lg bg-white px-3 py-2">
        <Picture {...partners.trainingCentre} className="h-9 w-auto" />
      </span>
      <ReviewSummary
        source="search reviews"
        score={ratings.googleScore}
        count={ratings.googleCount}
        className={summary}
      />
    </div>
  )
}
