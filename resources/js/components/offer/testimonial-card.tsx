import { cx } from '#js/lib/class-names.ts'
import type { SafeHtml } from '#server/content/html.ts'
import { Icon } from '../ui/icons.tsx'
import { Link } from '../ui/link.tsx'
import { LazyImage } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { StarRating } from './star-rating.tsx'

interface Review {
  readonly title: string
  readonly text: SafeHtml
  readonly name: string
  readonly score: number
  readonly imageUrl?: string | undefined
  readonly imageAltText?: string | undefined
  /** Where the review can be read. */
  readonly href?: string | undefined
}

/** A customer's review, with stars. */
export function TestimonialCard({
  testimonial,
  isVerified = false,
  className,
}: {
  readonly testimonial: Review
  readonly isVerified?: boolean
  readonly className?: string | undefined
}) {
  const { title, text, score, href } = testimonial

  return (
    <figure className={cx('review', className)}>
      <StarRating score={score} />
      <h3>{title}</h3>
      <blockquote>
        <RichText html={text} />
        {href && (
          <Link
            href={href}
            newTab={href.startsWith('https:')}
            className="mt-3 inline-block font-semibold text-tide underline underline-offset-4"
          >
            Read the review<span className="sr-only"> by {testimonial.name}</span>
          </Link>
        )}
      </blockquote>
      <Customer testimonial={testimonial} isVerified={isVerified} />
    </figure>
  )
}

function Customer({
  testimonial: { name, imageUrl, imageAltText },
  isVerified,
}: {
  readonly testimonial: Review
  readonly isVerified: boolean
}) {
  return (
    <figcaption>
      {imageUrl && <LazyImage src={imageUrl} alt={imageAltText ?? ''} sizes="56px" />}
      <span>
        <span>{name}</span>
        {isVerified && (
          <span className="mt-0.5 flex items-center gap-1.5 text-sm text-good">
            <Icon name="badge-check" className="size-4.5" />
            Verified Customer
          </span>
        )}
      </span>
    </figcaption>
  )
}
