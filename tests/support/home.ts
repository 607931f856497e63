import type { SafeHtml } from '#server/content/html.ts'
import type { Experience, HomePageData, HomeProps, Testimonial } from '#server/props/home.ts'
import type { Card } from '#server/props/offers.ts'
import type { Pictures } from '#server/props/shared.ts'

/** What a home page shows in tests: one of everything, small enough to know by heart. */

export const html = (markup: string) => markup as SafeHtml

export const pictures: Pictures = {
  '/images/solent.svg': { width: 800, height: 600, tint: 'tint-day', sources: [] },
  '/images/hero.avif': {
    width: 1920,
    height: 1080,
    tint: 'tint-golden',
    sources: [{ type: 'image/avif', srcSet: '/images/hero-828.avif 828w' }],
  },
}

export const daySkipper: Card = {
  id: 1,
  className: 'course',
  canonical_type: 'course',
  slug: 'rya-day-skipper-practical',
  name: 'Day Skipper practical',
  overview_image: '/images/solent.svg',
  priceRange: '£695.00',
  metadata: { meta_description: 'Take charge of a yacht by day.' },
  meta_description: 'Take charge of a yacht by day.',
  ability: 'intermediate',
  length: '5 days',
}

export const solentWeekend: Card = {
  ...daySkipper,
  id: 2,
  className: 'holiday',
  canonical_type: 'holiday',
  tag_id: 5,
  slug: 'sail-the-solent-weekend',
  name: 'Solent weekend',
}

export const ratings = {
  taScore: 4.9,
  taCount: 1204,
  googleScore: 4.7,
  googleCount: 612,
  salesScore: 4.93,
  salesCount: 3481,
}

export const testimonial: Testimonial = {
  id: 1,
  title: 'Worth every mile',
  text: html('<p>We learned more in five days than in a year of books.</p>'),
  name: 'Priya S.',
  score: 4.5,
}

const ctaTestimonial = {
  title: 'Right first time',
  text: html('<p>Exactly the right boat.</p>'),
  name: 'Hannah W.',
  score: 5,
}

export const experience: Experience = {
  backgroundUrl: '/images/solent.svg',
  title: 'Everybody steers',
  copy: html('<p>Then <a href="/sailing-holidays">go somewhere</a>.</p>'),
  buttonUrl: '#adventures',
  buttonText: 'See where we sail',
  testimonial: ctaTestimonial,
}

export const guarantee = {
  title: 'The Triple S',
  copy: html('<p>Three promises.</p>'),
  buttonUrl: '#testimonials',
  buttonText: 'Read what crews say',
  backgroundUrl: '/images/solent.svg',
}

export const homePageData: HomePageData = {
  hero: {
    backgroundUrl: '/images/hero.avif',
    altText: 'A yacht at sunset',
    title: 'Learn to sail',
    copy: html('<p>From Southampton Water to the trade winds.</p>'),
    buttonUrl: '#courses',
  },
  featured: [{ imageUrl: '/images/badges/badge-1.svg', imageAltText: 'Training Centre' }],
  coursesData: { title: 'Courses for every tide' },
  courses: [daySkipper],
  cta1: experience,
  adventuresData: { title: 'Adventures' },
  adventures: [solentWeekend],
  testimonialData: { title: 'What crews say' },
  testimonials: [testimonial],
  cta2: guarantee,
  instagramData: { title: 'From the logbook', handle: 'saltlark' },
  instagram: [{ id: 1, imageUrl: '/images/solent.svg', imageAltText: 'Cowes' }],
  cta3: { ...guarantee, title: 'A weekly letter', testimonial: ctaTestimonial },
  global: ratings,
}

export const homeProps: HomeProps = {
  giftVouchers: [],
  title: 'Home',
  introText: html(''),
  outroText: html(''),
  promoVideo: null,
  pageContent: { name: 'Home', metadata: {}, page_content_type_id: 1, page_data: homePageData },
  globalRatings: ratings,
  courses: [daySkipper],
  tlfPages: [],
  eventsUrl: '/events',
}
