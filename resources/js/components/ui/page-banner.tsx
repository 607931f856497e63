import { bannerPicture, isVideo } from '#js/lib/media.ts'
import type { Banner } from '#server/props/info-pages.ts'
import { ButtonLink, Link } from './link.tsx'
import { Picture } from './picture.tsx'

const defaultButton = 'See our availability and prices'
const place = 'aspect-video w-full object-cover lg:absolute lg:inset-0 lg:aspect-auto lg:size-full'

/**
 * The head of a page: what it is about beside a picture. A film of this site stands in the picture's
 * place and waits to be started, with the captions that lie beside it (`tide.vtt` of `tide.mp4`); one
 * elsewhere is a link.
 */
export function PageBanner({ banner }: { readonly banner: Banner }) {
  const { title, description, buttonUrl, buttonText, promoVideo } = banner

  return (
    <section
      aria-labelledby="banner-title"
      className="on-dark relative flex flex-col-reverse bg-ink-deep text-white lg:block"
    >
      <div className="mx-auto w-full max-w-page px-4 py-10 md:px-8 lg:py-20">
        <div className="lg:w-1/2 lg:pr-16">
          <h1 id="banner-title" className="text-section text-white">
            {title}
          </h1>
          {description && <p className="mt-4 max-w-copy text-lg text-pretty">{description}</p>}
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
        <View banner={banner} />
      </div>
    </section>
  )
}

function View({ banner: { imageUrl, altText, promoVideo } }: { readonly banner: Banner }) {
  if (promoVideo && isVideo(promoVideo)) {
    return (
      <video
        controls
        playsInline
        preload="none"
        src={promoVideo}
        poster={imageUrl}
        aria-label={`Film: ${altText}`}
        className={place}
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
    <Picture src={imageUrl} alt={altText} sizes={bannerPicture.sizes} isFirst className={place} />
  )
}
