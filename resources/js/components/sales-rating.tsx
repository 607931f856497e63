import { formatCount, formatScore, missingCount } from '#js/lib/ratings.ts'
import type { SalesRatings } from '#server/props/home.ts'
import { StarRating } from './star-rating.tsx'

/** What the company's own customers say; nothing while that is not known. */
export function SalesRating({ ratings }: { readonly ratings: SalesRatings }) {
  const { salesScore, salesCount = missingCount } = ratings

  if (salesScore === undefined) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <StarRating score={salesScore} />
      <span>
        <span className="font-semibold">{formatScore(salesScore)}</span> based on{' '}
        {formatCount(salesCount)} Happy Sailors
      </span>
    </p>
  )
}
