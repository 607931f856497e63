import { SalesRating } from '#js/components/offer/ratings.tsx'
import { TestimonialCard } from '#js/components/offer/testimonial-card.tsx'
import { ButtonLink } from '#js/components/ui/link.tsx'
import { LazyImage } from '#js/components/ui/picture.tsx'
import { RichText } from '#js/components/ui/rich-text.tsx'
import { Section } from '#js/components/ui/section.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { GuaranteeWithTestimonial, SalesRatings } from '#server/props/home.ts'

/**
 * Calls to action 2 and 3: the picture stands beside the words on wide screens, and between title
 * and copy on narrow ones.
 */
export function Guarantee({
  id,
  guarantee,
  ratings,
  shape,
}: {
  readonly id: string
  readonly guarantee: GuaranteeWithTestimonial | undefined
  readonly ratings: SalesRatings
  /** Of its picture, and with it the side on which that stands. */
  readonly shape: 'square' | 'portrait'
}) {
  if (!guarantee?.title) return null
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <div className={cx('guarantee', shape === 'portrait' && 'is-portrait')}>
        <div>
          <SalesRating ratings={ratings} />
          <h2 id={`${id}-title`} className="text-section">
            {guarantee.title}
          </h2>
        </div>
        <LazyImage
          src={guarantee.backgroundUrl}
          alt="Guarantee Image"
          sizes="(min-width: 1024px) 45vw, 92vw"
        />
        <div>
          <RichText html={guarantee.copy} />
          <ButtonLink href={guarantee.buttonUrl} className="mt-8">
            {guarantee.buttonText}
          </ButtonLink>
          {guarantee.testimonial && (
            <TestimonialCard testimonial={guarantee.testimonial} isVerified className="mt-10" />
          )}
        </div>
      </div>
    </Section>
  )
}
