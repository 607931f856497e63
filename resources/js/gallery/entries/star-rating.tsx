import { StarRating } from '#js/components/star-rating.tsx'
import type { Entry } from '../entry.ts'

const scores = [
  { title: 'No stars: 0', score: 0 },
  { title: 'The whole part: 3.4', score: 3.4 },
  { title: 'Nearly all: 4.9', score: 4.9 },
  { title: 'All: 5', score: 5 },
  { title: 'More than there are: 7', score: 7 },
]

export const starRating: Entry = {
  title: 'Star rating',
  group: 'Components',
  shows: ['components/star-rating.tsx'],
  ground: 'white',
  areSmall: true,
  states: [
    ...scores.map(({ title, score }) => ({
      title,
      content: <StarRating score={score} count={312} />,
    })),
    {
      title: 'On a dark ground',
      ground: 'dark',
      content: (
        <div className="on-dark">
          <StarRating score={3.4} />
        </div>
      ),
    },
  ],
}
