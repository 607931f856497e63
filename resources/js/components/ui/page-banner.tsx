import { usePictureAddress } from '#js/hooks/use-shared-props.ts'
import { cx } from '#js/lib/class-names.ts'
import { bannerPicture, isVideo } from '#js/lib/media.ts'
import type { Banner } from '#server/props/info-pages.ts'
import { ButtonLink, Link } from './link.tsx'
import { Picture } from './picture.tsx'

const defaultButton = 'See our availability and prices'
const place = 'w-full object-cover lg:absolute lg:inset-0 lg:aspect-auto lg:size-full'

/**
 * The head of a page: what it is about beside a picture. A film of this site stands in the picture's
 * place and waits to be started, with the captions that lie beside it (`tide.vtt` of `tide.mp4`); one
 * elsewhere is a link.
 */
export function PageBanner({
  banner,
  isLow = false,
}: {
  readonly banner: Banner
  /** Before a list, whose first card is what people came for. */
  readonly isLow?: boolean
}) {
  const { title, description, buttonUrl, buttonText, promoVideo } = banner

  return (
    <section
      aria-labelledby="banner-title"
      className="first-screen on-dark relative flex flex-col-reverse bg-ink-deep text-white lg:block"
    >
      <div className={cx('measure w-full', isLow ? 'py-4 lg:min-h-54 lg:py-8' : 'py-10 lg:py-20')}>
        <div className="lg:w-1/2 lg:pr-16">
          <h1
            id="banner-title"
            className={cx('text-section text-white', isLow && 'max-lg:text-card')}
          >
            {title}
          </h1>
          {description && (
            <p
              className={cx(
                'max-w-copy text-pretty',
                isLow ? 'mt-1 lg:mt-3 lg:text-lg' : 'mt-4 text-lg',
              )}
            >
              {description}
            </p>
          )}
          {buttonUrl && (
            <ButtonLink href={buttonUrl} className="mt-7">
              {buttonText || defaultButton}
            </ButtonLink>
          )}
          {promoVideo && !isVideo(promoVideo) && (
            <p className="mt-4">
              <Link href={promoVideo} newTab className="underline underline-offset-4">
                Watch the film
              </Link>
            </p>
          )}
        </div>
      </div>
      <div className="lg:absolute lg:inset-y-0 lg:right-0 lg:w-1/2">
        <View banner={banner} className={cx(place, isLow ? 'h-17' : 'aspect-video')} />
      </div>
    </section>
  )
}

function View({
  banner: { imageUrl, altText, promoVideo },
  className,
}: {
  readonly banner: Banner
  readonly className: string
}) {
  const addressOf = usePictureAddress()
  if (promoVideo && isVideo(promoVideo)) {
    return (
      <video
        controls
        playsInline
        preload="none"
        src={addressOf(promoVideo)}
        poster={addressOf(imageUrl)}
        aria-label={`Film: ${altText}`}
        className={className}
      >
        <track
          kind="captions"
          srcLang="en-GB"
          label="English"
          src={promoVideo.replace(/\.\w+(?=$|[?#])/, '.vtt')}
        />
      </video>
    )
  }
  return (
    <Picture
      src={imageUrl}
      alt={altText}
      sizes={bannerPicture.sizes}
      isFirst
      className={className}
    />
  )
}
