import { HeroVideo } from '#js/components/ui/hero-video.tsx'
import { Header } from '#js/layouts/header/header.tsx'
import { isVideo } from '#js/lib/media.ts'
import { Experience } from '#js/sections/experience.tsx'
import { Guarantee } from '#js/sections/guarantee.tsx'
import { Hero } from '#js/sections/hero.tsx'
import { LogoStrip } from '#js/sections/logo-strip.tsx'
import { OffersCarousel } from '#js/sections/offers-carousel.tsx'
import { SocialGallery } from '#js/sections/social-gallery.tsx'
import { Testimonials } from '#js/sections/testimonials.tsx'
import type { HomePageData } from '#server/props/home.ts'
import { entriesOf } from '../entry.ts'
import type { Entry, Sample } from '../entry.ts'
import { longCopy, longName } from '../samples.ts'

function hero({ hero: usual, global }: HomePageData): Sample {
  const still = isVideo(usual.backgroundUrl) ? (usual.posterUrl ?? '') : usual.backgroundUrl
  const onStill = { ...usual, backgroundUrl: still }

  return {
    title: 'Hero',
    shows: ['sections/hero.tsx'],
    areAlone: true,
    states: {
      ...(onStill.backgroundUrl !== usual.backgroundUrl && {
        'A film': <Hero hero={usual} ratings={global} />,
      }),
      'A still': <Hero hero={onStill} ratings={global} />,
      'No ratings, and the button’s own words': (
        <Hero hero={{ ...onStill, buttonText: undefined }} ratings={{}} />
      ),
      'As long as content may be': (
        <Hero hero={{ ...onStill, title: longName, copy: longCopy }} ratings={global} />
      ),
    },
  }
}

/** Over a hero the two share what darkens the picture, so neither is shown without the other. */
function header({ hero, global }: HomePageData): Sample {
  return {
    title: 'Header',
    shows: ['layouts/header/header.tsx', 'layouts/header/top-bar.tsx'],
    areAlone: true,
    states: {
      'On a page': <Header isOverHero={false}>{null}</Header>,
      'Over a hero': (
        <>
          <Header isOverHero>{null}</Header>
          <Hero hero={hero} ratings={global} />
        </>
      ),
    },
  }
}

/** The film of the home page; while that has a still, there is none to show. */
function heroVideo({ hero }: HomePageData): Sample {
  const { backgroundUrl } = hero

  return {
    title: 'Hero video',
    shows: ['components/ui/hero-video.tsx'],
    ground: 'dark',
    areAlone: true,
    states: {
      'With its button': (
        <div className="on-dark relative isolate min-h-[min(54rem,100svh)]">
          {isVideo(backgroundUrl) ? (
            <HeroVideo
              src={backgroundUrl}
              className="absolute inset-x-0 top-0 -z-20 h-120 w-full object-cover md:h-full"
            />
          ) : (
            <p className="p-6">The home page has no film now.</p>
          )}
        </div>
      ),
    },
  }
}

function logoStrip({ featured }: HomePageData): Sample {
  return {
    title: 'Logo strip',
    shows: ['sections/logo-strip.tsx'],
    areAlone: true,
    states: {
      'Six logos': <LogoStrip featured={featured} />,
      'Two logos': <LogoStrip featured={featured.slice(0, 2)} />,
      'None: nothing': <LogoStrip featured={[]} />,
    },
  }
}

function offersCarousel({ courses, coursesData, global }: HomePageData): Sample {
  const shared = { id: 'courses', ratings: global }
  const long = { title: longName, copy: longCopy }

  return {
    title: 'Offers carousel',
    shows: ['sections/offers-carousel.tsx'],
    areAlone: true,
    states: {
      'Eight offers': <OffersCarousel {...shared} heading={coursesData} cards={courses} />,
      'Two offers': (
        <OffersCarousel {...shared} heading={coursesData} cards={courses.slice(0, 2)} />
      ),
      'A long heading': <OffersCarousel {...shared} heading={long} cards={courses} />,
    },
  }
}

function socialGallery({ instagram, instagramData }: HomePageData): Sample {
  return {
    title: 'Social gallery',
    shows: ['sections/social-gallery.tsx'],
    areAlone: true,
    states: {
      'Ten squares': <SocialGallery heading={instagramData} squares={instagram} />,
      'Three squares under a long heading': (
        <SocialGallery
          heading={{ ...instagramData, title: longName }}
          squares={instagram.slice(0, 3)}
        />
      ),
    },
  }
}

function testimonials(home: HomePageData): Sample {
  const shared = { title: home.testimonialData.title, testimonials: home.testimonials }

  return {
    title: 'Testimonials',
    shows: ['sections/testimonials.tsx'],
    areAlone: true,
    states: {
      'All of them': <Testimonials {...shared} ratings={home.global} />,
      'Without scores': <Testimonials {...shared} ratings={{}} />,
      'Scores alone': <Testimonials {...shared} testimonials={[]} ratings={home.global} />,
    },
  }
}

function experience({ cta1, global }: HomePageData): Sample {
  const plain = cta1 && { ...cta1, testimonial: undefined, buttonUrl: undefined }

  return {
    title: 'Experience',
    shows: ['sections/experience.tsx'],
    areAlone: true,
    states: {
      Everything: <Experience experience={cta1} ratings={global} />,
      'Neither testimonial nor button nor rating': <Experience experience={plain} ratings={{}} />,
      Long: (
        <Experience
          experience={cta1 && { ...cta1, title: longName, copy: longCopy }}
          ratings={global}
        />
      ),
    },
  }
}

function guarantee({ cta2, cta3, global }: HomePageData): Sample {
  const shared = { id: 'guarantee', ratings: global }

  return {
    title: 'Guarantee',
    shows: ['sections/guarantee.tsx'],
    areAlone: true,
    states: {
      Square: <Guarantee {...shared} guarantee={cta2} shape="square" />,
      'Portrait, with a testimonial': <Guarantee {...shared} guarantee={cta3} shape="portrait" />,
      'Without a rating': <Guarantee {...shared} guarantee={cta2} shape="square" ratings={{}} />,
      Long: (
        <Guarantee
          {...shared}
          guarantee={{ ...cta2, title: longName, copy: longCopy, buttonText: longName }}
          shape="square"
        />
      ),
    },
  }
}

export function homeSections(home: HomePageData): readonly Entry[] {
  return entriesOf([
    hero(home),
    header(home),
    heroVideo(home),
    logoStrip(home),
    offersCarousel(home),
    socialGallery(home),
    testimonials(home),
    experience(home),
    guarantee(home),
  ])
}
