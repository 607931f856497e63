import { partners } from '#js/lib/partners.ts'
import type { GlobalRatings } from '#server/props/home.ts'
import { Picture } from './picture.tsx'
import { ReviewSummary } from './review-summary.tsx'

/**
 * The training body's logo between the two review sites, all as high as the logo. Never a wrapping
 * row: an item of which only the beginning has arrived would stand in another row than the whole.
 */
export function RatingsStrip({ ratings }: { readonly ratings: GlobalRatings }) {
  return (
    <div className="flex flex-col items-start gap-5 md:flex-row md:items-center md:gap-10">
      <ReviewSummary
        source="traveller reviews"
        score={ratings.taScore}
        count={ratings.taCount}
        className="min-h-13"
      />
      <span className="rounded-lg bg-white px-3 py-2">
        <Picture {...partners.trainingCentre} className="h-9 w-auto" />
      </span>
      <ReviewSummary
        source="search reviews"
        score={ratings.googleScore}
        count={ratings.googleCount}
        className="min-h-13"
      />
    </div>
  )
}
