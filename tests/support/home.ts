import type { SafeHtml } from '#server/content/html.ts'
import type { Testimonial } from '#server/props/home.ts'
import type { Card } from '#server/props/offers.ts'
import type { Pictures } from '#server/props/shared.ts'

/** What pages show in tests: one of each, small enough to know by heart. */

export const html = (markup: string) => markup as SafeHtml

export const pictures: Pictures = {
  '/images/solent.svg': [800, 600, '', 'day'],
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
