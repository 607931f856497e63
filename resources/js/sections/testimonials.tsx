import { ReviewSummary } from '#js/components/offer/ratings.tsx'
import { TestimonialCard } from '#js/components/offer/testimonial-card.tsx'
import { Carousel } from '#js/components/ui/carousel.tsx'
import { Section, SectionHeading } from '#js/components/ui/section.tsx'
import type { GlobalRatings, Testimonial } from '#server/props/home.ts'

/** What customers and two review sites say. */
export function Testimonials({
  title,
  testimonials,
  ratings,
}: {
  readonly title: string
  readonly testimonials: readonly Testimonial[]
  readonly ratings: GlobalRatings
}) {
  const hasScores = ratings.taScore !== undefined || ratings.googleScore !== undefined

  if (testimonials.length === 0 && !hasScores) return null
  return (
    <Section id="testimonials" labelledBy="testimonials-title" className="bg-white">
      <Carousel
        labelledBy="testimonials-title"
        heading={<Heading title={title} ratings={ratings} />}
        slides={testimonials.map((testimonial) => ({
          id: testimonial.id,
          content: <TestimonialCard testimonial={testimonial} />,
        }))}
      />
      <p className="mt-8 text-center text-sm">
        The ratings and testimonials on this site are sample data.
      </p>
    </Section>
  )
}

function Heading({ title, ratings }: { readonly title: string; readonly ratings: GlobalRatings }) {
  return (
    <div>
      <SectionHeading id="testimonials-title" title={title} />
      <div className="mt-6 flex flex-wrap gap-x-12 gap-y-5">
        <ReviewSummary source="traveller reviews" score={ratings.taScore} count={ratings.taCount} />
        <ReviewSummary
          source="search reviews"
          score={ratings.googleScore}
          count={ratings.googleCount}
        />
      </div>
    </div>
  )
}
