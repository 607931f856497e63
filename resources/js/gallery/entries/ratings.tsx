import { RatingsStrip } from '#js/components/ratings-strip.tsx'
import { ReviewSummary } from '#js/components/review-summary.tsx'
import { SalesRating } from '#js/components/sales-rating.tsx'
import type { HomePageData } from '#server/props/home.ts'
import type { Entry } from '../entry.ts'

export function ratingsStrip({ global }: HomePageData): Entry {
  const { googleScore, googleCount } = global

  return {
    title: 'Ratings strip',
    group: 'Components',
    shows: ['components/ratings-strip.tsx'],
    ground: 'dark',
    states: [
      { title: 'Both sites', content: <OnDark ratings={global} /> },
      { title: 'One site', content: <OnDark ratings={{ googleScore, googleCount }} /> },
      { title: 'Neither', content: <OnDark ratings={{}} /> },
    ],
  }
}

function OnDark({ ratings }: { readonly ratings: HomePageData['global'] }) {
  return (
    <div className="on-dark">
      <RatingsStrip ratings={ratings} />
    </div>
  )
}

export function reviewSummary({ global }: HomePageData): Entry {
  const { taScore, taCount } = global
  const known = { source: 'traveller reviews', score: taScore, count: taCount }

  return {
    title: 'Review summary',
    group: 'Components',
    shows: ['components/review-summary.tsx'],
    ground: 'white',
    areSmall: true,
    states: [
      { title: 'Score and count', content: <ReviewSummary {...known} /> },
      { title: 'No count', content: <ReviewSummary {...known} count={undefined} /> },
      { title: 'No score: nothing', content: <ReviewSummary {...known} score={undefined} /> },
    ],
  }
}

export function salesRating({ global }: HomePageData): Entry {
  const { salesScore } = global

  return {
    title: 'Sales rating',
    group: 'Components',
    shows: ['components/sales-rating.tsx'],
    areSmall: true,
    states: [
      { title: 'Score and count', content: <SalesRating ratings={global} /> },
      { title: 'No count', content: <SalesRating ratings={{ salesScore }} /> },
      { title: 'No score: nothing', content: <SalesRating ratings={{}} /> },
      {
        title: 'On a dark ground',
        ground: 'dark',
        content: (
          <div className="on-dark">
            <SalesRating ratings={global} />
          </div>
        ),
      },
    ],
  }
}
