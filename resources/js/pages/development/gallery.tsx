import type { ReactNode } from 'react'
import { AbilityLevel } from '#js/components/ability-level.tsx'
import { ButtonLink } from '#js/components/button-link.tsx'
import { Carousel } from '#js/components/carousel.tsx'
import { OfferCard } from '#js/components/offer-card.tsx'
import { RatingsStrip } from '#js/components/ratings-strip.tsx'
import { SalesRating } from '#js/components/sales-rating.tsx'
import { StarRating } from '#js/components/star-rating.tsx'
import { TestimonialCard } from '#js/components/testimonial-card.tsx'
import type { GalleryProps } from '#server/props/pages.ts'

/** Every component in its states, for those who build the site. */
export default function Gallery({ cards, testimonials, ratings }: GalleryProps) {
  const [card] = cards
  const [testimonial] = testimonials

  return (
    <div className="mx-auto max-w-page px-4 py-16 md:px-8">
      <h1 className="text-section">Gallery</h1>
      <Shelf title="Button link">
        <ButtonLink href="/">Go somewhere</ButtonLink>
      </Shelf>
      <Shelf title="Ability level">
        <AbilityLevel ability="beginner" />
        <AbilityLevel ability="intermediate" />
        <AbilityLevel ability="advanced" />
      </Shelf>
      <Shelf title="Star rating: none, some, and more than five">
        {[0, 2.9, 4.8, 5, 7].map((score) => (
          <StarRating key={score} score={score} count={12} />
        ))}
      </Shelf>
      <Shelf title="Ratings on a dark ground">
        <div className="on-dark rounded-card bg-ink p-8 text-white">
          <RatingsStrip ratings={ratings} />
          <SalesRating ratings={ratings} />
        </div>
      </Shelf>
      {card && (
        <Shelf title="Offer card: with ratings, and without any">
          <div className="w-96">
            <OfferCard card={card} ratings={ratings} />
          </div>
          <div className="w-96">
            <OfferCard card={{ ...card, priceRange: null, ability: undefined }} ratings={{}} />
          </div>
        </Shelf>
      )}
      {testimonial && (
        <Shelf title="Testimonial card: plain and verified">
          <TestimonialCard testimonial={testimonial} className="w-96" />
          <TestimonialCard testimonial={testimonial} isVerified className="w-96" />
        </Shelf>
      )}
      {[1, 2, 3, 8].map((count) => (
        <Shelf key={count} title={`Carousel of ${count}`}>
          <div className="w-full">
            <Carousel
              labelledBy={`carousel-${count}`}
              heading={<h3 id={`carousel-${count}`}>{count} slides</h3>}
              slides={cards.slice(0, count).map((slide) => ({
                id: slide.id,
                content: <OfferCard card={slide} ratings={ratings} />,
              }))}
            />
          </div>
        </Shelf>
      ))}
    </div>
  )
}

function Shelf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-line py-10">
      <h2 className="mb-6 text-card">{title}</h2>
      <div className="flex flex-wrap items-start gap-8">{children}</div>
    </section>
  )
}
