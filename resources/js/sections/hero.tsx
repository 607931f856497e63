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
    <section
      aria-labelledby="hero-title"
      className="hero first-screen on-dark relative isolate overflow-hidden bg-ink-deep text-white"
    >
      <div className="mx-auto flex min-h-[min(max(54rem,43vw),100svh)] w-full max-w-page flex-col px-4 pb-8 tall:min-h-0 md:px-8">
        <div className="mb-auto">
          <div className="pt-[max(7.5rem,26svh)] lg:pt-64 xl:pt-[max(10.5rem,26svh)] tall:pt-35 tall:sm:pt-30 tall:lg:pt-42 tall:min-h-[calc(var(--hero-still)*0.69)]">
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
    'absolute inset-x-0 top-10 -z-20 h-[calc(100%-2.5rem)] w-full object-cover tall:top-0 tall:h-(--hero-still)',
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
