import { z } from 'zod'
import { html, line, link, offerReference, picturePath, schemaKey, score } from './pieces.ts'

const stars = score.describe('Stars shown: the whole part, at most 5')

/** A customer's words inside a call to action. */
export const ctaTestimonial = z.strictObject({
  title: line(80),
  text: html(600),
  imageUrl: picturePath.optional(),
  name: line(60),
  score: stars,
})

/** A customer's words in the carousel. */
export const testimonial = z.strictObject({
  id: z.number().int(),
  imageUrl: picturePath.optional(),
  imageAltText: line(120).optional(),
  score: stars,
  title: line(80),
  name: line(60),
  text: html(600),
  href: link.optional().describe('Where the review can be read'),
})

const keptTestimonial = testimonial.extend({
  about: offerReference.describe('The offer that it praises; its page shows it'),
})

/** What customers say, each about one offer: testimonials.json. */
export const testimonials = z.strictObject({
  ...schemaKey,
  testimonials: z.array(keptTestimonial).max(60),
})

export type Testimonial = z.infer<typeof testimonial>
export type KeptTestimonial = z.infer<typeof keptTestimonial>
