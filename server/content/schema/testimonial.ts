import { z } from 'zod'
import { html, line, link, picturePath, score } from './blocks.ts'

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
