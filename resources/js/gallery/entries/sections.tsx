import { LogoStrip } from '#js/sections/logo-strip.tsx'
import { OffersCarousel } from '#js/sections/offers-carousel.tsx'
import { SocialGallery } from '#js/sections/social-gallery.tsx'
import { Testimonials } from '#js/sections/testimonials.tsx'
import type { HomePageData } from '#server/props/home.ts'
import type { Entry } from '../entry.ts'
import { longCopy, longName } from '../samples.ts'

export function logoStrip({ featured }: HomePageData): Entry {
  return {
    title: 'Logo strip',
    group: 'Sections',
    shows: ['sections/logo-strip.tsx'],
    areAlone: true,
    states: [
      { title: 'Six logos', content: <LogoStrip featured={featured} /> },
      { title: 'Two logos', content: <LogoStrip featured={featured.slice(0, 2)} /> },
      { title: 'None: nothing', content: <LogoStrip featured={[]} /> },
    ],
  }
}

export function offersCarousel({ courses, coursesData, global }: HomePageData): Entry {
  const shared = { id: 'courses', ratings: global }
  const long = { title: longName, copy: longCopy }

  return {
    title: 'Offers carousel',
    group: 'Sections',
    shows: ['sections/offers-carousel.tsx'],
    areAlone: true,
    states: [
      {
        title: 'Eight offers',
        content: <OffersCarousel {...shared} heading={coursesData} cards={courses} />,
      },
      {
        title: 'Two offers',
        content: <OffersCarousel {...shared} heading={coursesData} cards={courses.slice(0, 2)} />,
      },
      {
        title: 'A long heading',
        content: <OffersCarousel {...shared} heading={long} cards={courses} />,
      },
    ],
  }
}

export function socialGallery({ instagram, instagramData }: HomePageData): Entry {
  return {
    title: 'Social gallery',
    group: 'Sections',
    shows: ['sections/social-gallery.tsx'],
    areAlone: true,
    states: [
      {
        title: 'Ten squares',
        content: <SocialGallery heading={instagramData} squares={instagram} />,
      },
      {
        title: 'Three squares under a long heading',
        content: (
          <SocialGallery
            heading={{ ...instagramData, title: longName }}
            squares={instagram.slice(0, 3)}
          />
        ),
      },
    ],
  }
}

export function testimonials(home: HomePageData): Entry {
  const shared = { title: home.testimonialData.title, testimonials: home.testimonials }

  return {
    title: 'Testimonials',
    group: 'Sections',
    shows: ['sections/testimonials.tsx'],
    areAlone: true,
    states: [
      { title: 'All of them', content: <Testimonials {...shared} ratings={home.global} /> },
      { title: 'Without scores', content: <Testimonials {...shared} ratings={{}} /> },
      {
        title: 'Scores alone',
        content: <Testimonials {...shared} testimonials={[]} ratings={home.global} />,
      },
    ],
  }
}
