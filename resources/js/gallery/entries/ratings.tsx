import { RatingsStrip, ReviewSummary, SalesRating } from '#js/components/offer/ratings.tsx'
import { StarRating } from '#js/components/offer/star-rating.tsx'
import { TestimonialCard } from '#js/components/offer/testimonial-card.tsx'
import type { HomePageData } from '#server/props/home.ts'
import { entriesOf } from '../entry.ts'
import type { Entry, Sample } from '../entry.ts'
import { copy, longCopy, longName, longWord } from '../samples.ts'

function ratingsStrip({ global }: HomePageData): Sample {
  const { googleScore, googleCount } = global

  return {
    title: 'Ratings strip',
    shows: ['components/offer/star-rating.tsx'],
    ground: 'dark',
    states: {
      'Both sites': <OnDark ratings={global} />,
      'One site': <OnDark ratings={{ googleScore, googleCount }} />,
      Neither: <OnDark ratings={{}} />,
    },
  }
}

function OnDark({ ratings }: { readonly ratings: HomePageData['global'] }) {
  return (
    <div className="on-dark">
      <RatingsStrip ratings={ratings} />
    </div>
  )
}

function reviewSummary({ global }: HomePageData): Sample {
  const { taScore, taCount } = global
  const known = { source: 'traveller reviews', score: taScore, count: taCount }

  return {
    title: 'Review summary',
    shows: ['components/offer/ratings.tsx'],
    ground: 'white',
    areSmall: true,
    states: {
      'Score and count': <ReviewSummary {...known} />,
      'No count': <ReviewSummary {...known} count={undefined} />,
      'No score: nothing': <ReviewSummary {...known} score={undefined} />,
    },
  }
}

function salesRating({ global }: HomePageData): Sample {
  const { salesScore } = global

  return {
    title: 'Sales rating',
    shows: ['components/offer/ratings.tsx'],
    areSmall: true,
    states: {
      'Score and count': <SalesRating ratings={global} />,
      'No count': <SalesRating ratings={{ salesScore }} />,
      'No score: nothing': <SalesRating ratings={{}} />,
      'On a dark ground': {
        ground: 'dark',
        content: (
          <div className="on-dark">
            <SalesRating ratings={global} />
          </div>
        ),
      },
    },
  }
}

const scores = {
  'No stars: 0': 0,
  'The whole part: 3.4': 3.4,
  'Nearly all: 4.9': 4.9,
  'All: 5': 5,
  'More than there are: 7': 7,
}

function testimonialCard({ testimonials }: HomePageData): Sample {
  const [words] = testimonials

  return {
    title: 'Testimonial card',
    shows: ['components/offer/testimonial-card.tsx'],
    areSmall: true,
    states: words
      ? {
          Usual: <TestimonialCard testimonial={words} />,
          Verified: <TestimonialCard testimonial={words} isVerified />,
          Long: <TestimonialCard testimonial={{ ...words, title: longName, text: longCopy }} />,
          Short: (
            <TestimonialCard testimonial={{ ...words, title: 'Aye', text: copy('<p>Yes.</p>') }} />
          ),
          'Without a picture': (
            <TestimonialCard testimonial={{ ...words, imageUrl: undefined }} isVerified />
          ),
          'With a link to the review': (
            <TestimonialCard testimonial={{ ...words, href: 'https://reviews.example/1' }} />
          ),
          'Words longer than a line': (
            <TestimonialCard
              testimonial={{
                ...words,
                title: longWord,
                name: longWord,
                text: copy(`<p>${longWord}</p>`),
              }}
              isVerified
            />
          ),
        }
      : {},
  }
}

export function ratings(home: HomePageData): readonly Entry[] {
  return entriesOf([
    ratingsStrip(home),
    reviewSummary(home),
    salesRating(home),
    {
      title: 'Star rating',
      shows: ['components/offer/ratings.tsx'],
      ground: 'white',
      areSmall: true,
      states: {
        ...Object.fromEntries(
          Object.entries(scores).map(([title, score]) => [
            title,
            <StarRating key={title} score={score} count={312} />,
          ]),
        ),
        'On a dark ground': {
          ground: 'dark',
          content: (
            <div className="on-dark">
              <StarRating score={3.4} />
            </div>
          ),
        },
      },
    },
    testimonialCard(home),
  ])
}
