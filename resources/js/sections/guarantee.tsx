import { SalesRating } from '#js/components/offer/ratings.tsx'
import { TestimonialCard } from '#js/components/offer/testimonial-card.tsx'
import { ButtonLink } from '#js/components/ui/link.tsx'
import { LazyImage } from '#js/components/ui/picture.tsx'
import { RichText } from '#js/components/ui/rich-text.tsx'
import { Section } from '#js/components/ui/section.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { GuaranteeWithTestimonial, SalesRatings } from '#server/props/home.ts'

/** Ratio of the picture and the side it stands on: calls to action 2 and 3 differ in no more. */
const shapes = {
  square: { ratio: 'aspect-square', picture: 'lg:col-start-2', words: 'lg:col-start-1' },
  portrait: {
    ratio: 'aspect-[572/692] lg:max-w-xl',
    picture: 'lg:col-start-1',
    words: 'lg:col-start-2',
  },
} as const

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
  readonly shape: keyof typeof shapes
}) {
  const { ratio, picture, words } = shapes[shape]

  if (!guarantee?.title) return null
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:grid-rows-[1fr_auto_auto_1fr] lg:gap-y-0 xl:gap-x-24">
        <div className={cx('lg:row-start-2', words)}>
          <SalesRating ratings={ratings} />
          <h2 id={`${id}-title`} className="text-section">
            {guarantee.title}
          </h2>
        </div>
        <LazyImage
          src={guarantee.backgroundUrl}
          alt="Guarantee Image"
          sizes="(min-width: 1024px) 45vw, 92vw"
          className={cx(
            'w-full max-w-xl rounded-card shadow-card lg:row-span-4 lg:row-start-1 lg:self-center',
            ratio,
            picture,
          )}
        />
        <div className={cx('lg:row-start-3 lg:pt-5', words)}>
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
