import { Carousel } from '#js/components/carousel.tsx'
import { OfferCard } from '#js/components/offer-card.tsx'
import type { HomePageData } from '#server/props/home.ts'
import type { Entry } from '../entry.ts'

export function carousel({ courses, global }: HomePageData): Entry {
  return {
    title: 'Carousel',
    group: 'Components',
    shows: ['components/carousel.tsx', 'components/carousel-controls.tsx'],
    states: [1, 2, 3, 4, 8].map((count) => ({
      title: count === 1 ? '1 slide' : `${count} slides`,
      content: (
        <Carousel
          labelledBy={`carousel-of-${count}`}
          heading={
            <p id={`carousel-of-${count}`} className="text-card text-ink">
              Courses, {count} of them
            </p>
          }
          slides={courses.slice(0, count).map((card) => ({
            id: card.id,
            content: <OfferCard card={card} ratings={global} />,
          }))}
        />
      ),
    })),
  }
}
