import { named } from '#js/lib/menus.ts'
import { Experience } from '#js/sections/experience.tsx'
import { Guarantee } from '#js/sections/guarantee.tsx'
import { Hero } from '#js/sections/hero.tsx'
import { LogoStrip } from '#js/sections/logo-strip.tsx'
import { OffersCarousel } from '#js/sections/offers-carousel.tsx'
import { SocialGallery } from '#js/sections/social-gallery.tsx'
import { Testimonials } from '#js/sections/testimonials.tsx'
import type { HomeProps } from '#server/props/home.ts'

/** The home page: its sections in the specification's order. */
export default function Home({ pageContent: { page_data: data }, globalRatings }: HomeProps) {
  return (
    <>
      <Hero hero={data.hero} ratings={data.global} />
      <LogoStrip featured={data.featured} />
      <OffersCarousel
        id="courses"
        heading={data.coursesData}
        cards={data.courses}
        ratings={globalRatings}
        all={named('See all RYA courses', 'web.courses.all')}
      />
      <Experience experience={data.cta1} ratings={data.global} />
      <OffersCarousel
        id="adventures"
        heading={data.adventuresData}
        cards={data.adventures}
        ratings={globalRatings}
        all={named('See all sailing holidays', 'web.sailing-holidays.all')}
      />
      <Testimonials
        title={data.testimonialData.title}
        testimonials={data.testimonials}
        ratings={data.global}
      />
      <Guarantee id="guarantee" guarantee={data.cta2} ratings={data.global} shape="square" />
      <SocialGallery heading={data.instagramData} squares={data.instagram} />
      <Guarantee id="next-step" guarantee={data.cta3} ratings={data.global} shape="portrait" />
    </>
  )
}
