import { RatingsStrip } from '#js/components/offer/ratings.tsx'
import { HeroVideo } from '#js/components/ui/hero-video.tsx'
import { ButtonLink } from '#js/components/ui/link.tsx'
import { Picture } from '#js/components/ui/picture.tsx'
import { RichText } from '#js/components/ui/rich-text.tsx'
import { usePicture } from '#js/hooks/use-shared-props.ts'
import { cx } from '#js/lib/class-names.ts'
import { firstScreen, focusClass, isVideo } from '#js/lib/media.ts'
import { tallVersionOf } from '#js/lib/pictures.ts'
import type { GlobalRatings, Hero as HeroData } from '#server/props/home.ts'

/** The head of the home page. The site's header lies over its upper edge. */
export function Hero({
  hero,
  ratings,
}: {
  readonly hero: HeroData
  readonly ratings: GlobalRatings
}) {
  return (
    <section aria-labelledby="hero-title" className="hero first-screen backdrop on-dark">
      <div className="hero-words">
        <div className="mb-auto">
          <div className="hero-head">
            <h1 id="hero-title" className="max-w-2xl text-hero text-white">
              {hero.title}
            </h1>
          </div>
          <RichText
            html={hero.copy}
            className="mt-5 max-w-md text-lg text-pretty tall:mt-0 tall:max-w-xl tall:text-body"
          />
          <ButtonLink href={hero.buttonUrl} className="mt-7 tall:mt-5">
            {hero.buttonText || 'Click here for dates and prices'}
          </ButtonLink>
        </div>
        <RatingsStrip ratings={ratings} />
      </div>
      <Background hero={hero} />
    </section>
  )
}

function Background({ hero }: { readonly hero: HeroData }) {
  const hasFilm = isVideo(hero.backgroundUrl)
  const still = hasFilm ? hero.posterUrl : hero.backgroundUrl
  const isComposedTall = tallVersionOf(usePicture(still ?? '')) !== undefined
  const place = cx(
    'hero-picture',
    focusClass(hero.focus),
    isComposedTall && 'tall:object-[62%_100%]',
  )

  return (
    <>
      {still && (
        <Picture src={still} alt={hero.altText} tall={firstScreen.tall} isFirst className={place} />
      )}
      {hasFilm && <HeroVideo src={hero.backgroundUrl} className={place} />}
      <div className="hero-scrim absolute inset-0 -z-10" />
    </>
  )
}
