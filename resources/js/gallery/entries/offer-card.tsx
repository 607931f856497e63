import type { ReactNode } from 'react'
import { NextDate } from '#js/components/next-date.tsx'
import { OfferCard } from '#js/components/offer-card.tsx'
import type { GlobalRatings, HomePageData } from '#server/props/home.ts'
import type { Card } from '#server/props/offers.ts'
import type { Entry } from '../entry.ts'
import { longName, longWord } from '../samples.ts'

export function offerCard({ courses, adventures, global }: HomePageData): Entry {
  const [course] = courses
  const [adventure] = adventures
  const card = (base: Card | undefined, changes: Partial<Card> = {}, ratings = global): ReactNode =>
    base && <Example card={{ ...base, ...changes }} ratings={ratings} />

  return {
    title: 'Offer card',
    group: 'Components',
    shows: ['components/offer-card.tsx', 'components/next-date.tsx'],
    areSmall: true,
    states: [
      { title: 'A course', content: card(course) },
      { title: 'An adventure', content: card(adventure) },
      { title: 'For intermediates', content: card(course, { ability: 'intermediate' }) },
      { title: 'For the advanced', content: card(course, { ability: 'advanced' }) },
      {
        title: 'Neither ability nor length',
        content: card(course, { ability: undefined, length: undefined }),
      },
      {
        title: 'With its next date',
        content: course && (
          <OfferCard card={course} ratings={global}>
            <NextDate
              dates={{ when: 'Sunday 21 March, 2027, Southampton', note: 'Few places left' }}
            />
          </OfferCard>
        ),
      },
      { title: 'Its own rating', content: card(course, { rating: 3.4 }) },
      { title: 'No rating known', content: card(course, {}, {}) },
      { title: 'A range of prices', content: card(course, { priceRange: '£695.00 – £1,236.00' }) },
      { title: 'No price', content: card(course, { priceRange: null }) },
      { title: 'A name of 80 letters', content: card(course, { name: longName }) },
      {
        title: 'Words longer than a line',
        content: card(course, { name: longWord, meta_description: longWord, length: longWord }),
      },
      { title: 'No description', content: card(course, { meta_description: '' }) },
      {
        title: 'A picture that no list has',
        content: card(course, { overview_image: '/images/brand/product.svg' }),
      },
    ],
  }
}

function Example({ card, ratings }: { readonly card: Card; readonly ratings: GlobalRatings }) {
  return <OfferCard card={card} ratings={ratings} />
}
