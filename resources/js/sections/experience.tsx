import { SalesRating } from '#js/components/offer/ratings.tsx'
import { TestimonialCard } from '#js/components/offer/testimonial-card.tsx'
import { ButtonLink } from '#js/components/ui/link.tsx'
import { LazyImage } from '#js/components/ui/picture.tsx'
import { RichText } from '#js/components/ui/rich-text.tsx'
import { cx, linkColourClass } from '#js/lib/class-names.ts'
import { partners } from '#js/lib/company.ts'
import type { Experience as ExperienceData, SalesRatings } from '#server/props/home.ts'

/** Badges 1, 2 and 5 of the partners (clarifications, "Home page"). */
const logos = [partners.trainingCentre, partners.seaSafety, partners.cleanSeas]

/**
 * Call-to-action 1: nothing without both a background and a title. The words lie over the right
 * half, so of a cropped picture the left is kept.
 */
export function Experience({
  experience,
  ratings,
}: {
  readonly experience: ExperienceData | undefined
  readonly ratings: SalesRatings
}) {
  if (!experience?.backgroundUrl || !experience.title) return null
  return (
    <section id="experience" aria-labelledby="experience-title" className="backdrop on-dark">
      <LazyImage
        src={experience.backgroundUrl}
        alt={experience.backgroundAltText || 'Background image for experience section'}
        imageClass="object-[30%_50%]"
        className="absolute inset-x-0 top-0 -z-20 h-96 lg:h-full"
      />
      <div className="experience-shade" />
      <div className="measure pt-64 pb-16 md:pb-24 lg:pt-24">
        <div className="lg:ml-auto lg:w-1/2 lg:pl-8">
          <SalesRating ratings={ratings} />
          <h2 id="experience-title" className="text-section text-white">
            {experience.title}
          </h2>
          <Copy {...experience} />
          <Logos />
          {experience.testimonial && (
            <TestimonialCard testimonial={experience.testimonial} isVerified className="mt-8" />
          )}
        </div>
      </div>
    </section>
  )
}

function Copy({ copy, buttonUrl, buttonText, linkColour }: ExperienceData) {
  return (
    <>
      {copy && <RichText html={copy} className={cx('mt-5', linkColourClass(linkColour))} />}
      {buttonUrl && buttonText && (
        <ButtonLink href={buttonUrl} className="mt-8">
          {buttonText}
        </ButtonLink>
      )}
    </>
  )
}

function Logos() {
  return (
    <ul className="partner-logos logos">
      {logos.map(({ src, alt }) => (
        <li key={src} className="logo">
          <LazyImage src={src} alt={alt} isTinted={false} />
        </li>
      ))}
    </ul>
  )
}
