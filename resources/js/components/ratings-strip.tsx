import { cx } from '#js/lib/class-names.ts'
import { partners } from '#js/lib/partners.ts'
import type { GlobalRatings } from '#server/props/home.ts'
import { Picture } from './picture.tsx'
import { ReviewSummary } from './review-summary.tsx'

// As high as the logo, and one under the other where there is little room.
const summary = 'min-h-13 max-sm:flex-col max-sm:items-start max-sm:gap-1'
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
