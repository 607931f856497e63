import { ButtonLink } from '#js/components/button-link.tsx'
import { HeroVideo } from '#js/components/hero-video.tsx'
import { Picture } from '#js/components/picture.tsx'
import { RatingsStrip } from '#js/components/ratings-strip.tsx'
import { RichText } from '#js/components/rich-text.tsx'
import { cx } from '#js/lib/class-names.ts'
import { focusClass, isVideo } from '#js/lib/media.ts'
import type { GlobalRatings, Hero as HeroData } from '#server/props/home.ts'

const defaultButton = 'Click here for dates and prices'

/** The head of the home page. The site's header lies over its upper edge. */
export function Hero({
  hero,
  ratings,
}: {
  readonly hero: HeroData
  readonly ratings: GlobalRatings
}) {
  return (
    <section
      aria-labelledby="hero-title"
      className="on-dark relative isolate min-h-[min(54rem,100svh)] overflow-hidden bg-ink-deep text-white"
    >
      <div className="mx-auto w-full max-w-page px-4 pt-80 pb-12 md:pt-60 md:px-8 md:pb-16">
        <div className="max-w-xl">
          <h1 id="hero-title" className="text-hero text-white">
            {hero.title}
          </h1>
          <RichText html={hero.copy} className="mt-5 text-lg" />
          <ButtonLink href={hero.buttonUrl} className="mt-8">
            {hero.buttonText || defaultButton}
          </ButtonLink>
        </div>
        <div className="mt-12">
          <RatingsStrip ratings={ratings} />
        </div>
      </div>
      <Background hero={hero} />
    </section>
  )
}

function Background({ hero }: { readonly hero: HeroData }) {
  const hasVideo = isVideo(hero.backgroundUrl)
  const place = cx(
    'absolute inset-x-0 top-0 -z-20 h-120 w-full object-cover md:h-full',
    focusClass(hero.focus),
  )
  const still = hasVideo ? hero.posterUrl : hero.backgroundUrl

  return (
    <>
      {still && <Picture src={still} alt={hero.altText} isFirst className={place} />}
      {hasVideo && <HeroVideo src={hero.backgroundUrl} className={place} />}
      <div className="hero-scrim absolute inset-x-0 top-0 -z-10 h-120 md:h-full" />
    </>
  )
}
