import { AbilityLevel } from '#js/components/offer/ability-level.tsx'
import { RatingsStrip, ReviewSummary, SalesRating } from '#js/components/offer/ratings.tsx'
import { NumberedRating, StarRating } from '#js/components/offer/star-rating.tsx'
import { areaOnWhite, small, wide } from '../entry.ts'
import { onDark } from '../samples.tsx'

const google = { googleScore: 4.7, googleCount: 612 }

const scores = { ...google, taScore: 4.9, taCount: 1204, salesScore: 4.93, salesCount: 3481 }

const reviews = { source: 'traveller reviews', score: scores.taScore, count: scores.taCount }

export const ratings = areaOnWhite('Ratings', [
  small('Ability level', ['offer/ability-level.tsx'], {
    Beginner: <AbilityLevel ability="beginner" />,
    Intermediate: <AbilityLevel ability="intermediate" />,
    Advanced: <AbilityLevel ability="advanced" />,
  }),
  small('Star rating', ['offer/star-rating.tsx'], {
    'No stars: 0': <StarRating score={0} count={312} />,
    'The whole part: 3.4': <StarRating score={3.4} count={312} />,
    'Nearly all: 4.9': <StarRating score={4.9} count={312} />,
    'All: 5': <StarRating score={5} count={312} />,
    'More than there are: 7': <StarRating score={7} count={312} />,
    'On a dark ground': onDark(<StarRating score={3.4} />),
  }),
  small('Numbered rating', ['offer/star-rating.tsx'], {
    'On a white ground': <NumberedRating score={4.9} count={312} />,
    'On a dark ground': onDark(<NumberedRating score={4.9} />),
  }),
  wide('Ratings strip', ['offer/ratings.tsx'], {
    'Both sites': onDark(<RatingsStrip ratings={scores} />),
    'One site': onDark(<RatingsStrip ratings={google} />),
    Neither: onDark(<RatingsStrip ratings={{}} />),
  }),
  small('Review summary', ['offer/ratings.tsx'], {
    'Score and count': <ReviewSummary {...reviews} />,
    'No count': <ReviewSummary {...reviews} count={undefined} />,
    'No score: nothing': <ReviewSummary {...reviews} score={undefined} />,
  }),
  small('Sales rating', ['offer/ratings.tsx'], {
    'Score and count': <SalesRating ratings={scores} />,
    'No count': <SalesRating ratings={{ salesScore: 4.93 }} />,
    'No score: nothing': <SalesRating ratings={{}} />,
    'On a dark ground': onDark(<SalesRating ratings={scores} />),
  }),
])
