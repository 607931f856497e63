import { HeroVideo } from '#js/components/ui/hero-video.tsx'
import { Icon, iconNames } from '#js/components/ui/icons.tsx'
import { PageBanner } from '#js/components/ui/page-banner.tsx'
import { LazyImage, Picture } from '#js/components/ui/picture.tsx'
import type { Banner } from '#server/props/info-pages.ts'
import { alone, areaOnWhite, small } from '../entry.ts'
import { HomePicture, longName, longWord, onDark } from '../samples.tsx'

function Icons() {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {iconNames.map((name) => (
        <li key={name} className="flex items-center gap-2">
          <Icon name={name} className="size-6" />
          {name}
        </li>
      ))}
    </ul>
  )
}

const film = '/images/art/golden-hour-tall-loop.mp4'

/** What no list of pictures has. */
const unlisted = '/images/brand/product.svg'

function BannerExample(changes: Partial<Banner>) {
  const usual = {
    title: 'RYA sailing courses',
    description: 'A ladder that you may step on wherever your experience puts you.',
    altText: 'A yacht on the Solent',
    buttonUrl: '#results',
  }
  return (
    <HomePicture>
      {(imageUrl) => <PageBanner banner={{ ...usual, imageUrl, ...changes }} />}
    </HomePicture>
  )
}

export const pictures = areaOnWhite('Pictures', [
  small('Icons', ['ui/icons.tsx'], {
    'In the text’s colour': <Icons />,
    'On a dark ground': onDark(<Icons />),
  }),
  small('Pictures', ['ui/picture.tsx'], {
    'Lazy, tinted until it has come': (
      <HomePicture>
        {(src) => <LazyImage src={src} alt="A tiller" className="aspect-square" />}
      </HomePicture>
    ),
    'In its place, nothing fetched yet': (
      <span className="block aspect-square overflow-hidden tint-lagoon">
        <HomePicture>
          {(src) => <Picture src={src} alt="" isFetched={false} className="size-full" />}
        </HomePicture>
      </span>
    ),
    'By itself, at its own ratio': (
      <HomePicture>
        {(src) => <Picture src={src} alt="A tiller" className="h-auto w-full" />}
      </HomePicture>
    ),
    'A drawing, untinted': (
      <LazyImage
        src="/images/brand/lockup.svg"
        alt="Saltlark"
        isTinted={false}
        imageClass="object-contain"
        className="h-9 w-28"
      />
    ),
    'One that no list of pictures has: paper until it has come': (
      <LazyImage src={unlisted} alt="A yacht" className="aspect-square" />
    ),
  }),
  alone('Page banner', ['ui/page-banner.tsx'], {
    'With a button': <BannerExample />,
    'A title alone': <BannerExample description={undefined} buttonUrl={undefined} />,
    'A film of this site': <BannerExample promoVideo={film} />,
    'A film elsewhere': <BannerExample promoVideo="https://films.example/solent" />,
    'Long words': <BannerExample title={longName} description={longWord} buttonText={longName} />,
  }),
  alone('Hero video', ['ui/hero-video.tsx'], {
    'With its button': (
      <div className="on-dark relative isolate min-h-[min(54rem,100svh)] bg-ink">
        <HeroVideo
          src={film}
          className="absolute inset-x-0 top-0 -z-20 h-120 w-full object-cover md:h-full"
        />
      </div>
    ),
  }),
])
