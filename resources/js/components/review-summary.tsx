import { cx } from '#js/lib/class-names.ts'
import { formatCount, formatScore, missingCount } from '#js/lib/ratings.ts'
import { StarRating } from './star-rating.tsx'

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
