import { z } from 'zod'
import {
  contentFile,
  count,
  html,
  line,
  link,
  offerReference,
  picturePath,
  score,
  webAddress,
} from './pieces.ts'

const networks = ['TikTok', 'Facebook', 'Instagram', 'LinkedIn', 'Threads', 'YouTube'] as const

/** Who the company is, and how to reach it. */
export const company = contentFile({
  name: line(60).describe('In full, as in the footer'),
  brand: line(30).describe('In short, as beside the logo'),
  email: z.email({ error: 'must be an e-mail address such as hello@saltlark.example' }),
  phone: line(24).describe('As people read it'),
  phone_link: z
    .string()
    .regex(
      /^tel:\+\d{8,15}$/,
      'must be the number with its country code, such as tel:+441632960214',
    ),
  address: z.array(line(60)).min(1).max(6),
  company_number: line(60),
  vat_number: line(60),
  bank: z
    .strictObject({
      account_name: line(60),
      sort_code: z.string().regex(/^\d\d-\d\d-\d\d$/, 'must be a sort code such as 00-00-00'),
      account_number: z.string().regex(/^\d{8}$/, 'must be eight digits'),
    })
    .describe('The account that orders are paid to by transfer'),
  blog_url: webAddress.describe('Where the blog begins'),
  socials: z
    .array(
      z.strictObject({
        network: z.enum(networks),
        url: webAddress.describe("The company's own page there"),
      }),
    )
    .max(6),
})

/** Who the company is, for every page: where money goes is asked for apart from it. */
export type Company = Omit<z.infer<typeof company>, 'bank'>

/** The account that orders are paid to by transfer. */
export type BankAccount = z.infer<typeof company>['bank']

/** The company's review scores: one file fills `globalRatings` and `page_data.global`. */
export const ratings = contentFile({
  googleScore: score.optional().describe('Search-engine reviews'),
  googleCount: count.optional(),
  taScore: score.optional().describe('The travel-review site'),
  taCount: count.optional(),
  salesScore: score.optional().describe("The company's own customers"),
  salesCount: count.optional(),
})

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
const testimonial = z.strictObject({
  id: z.number().int(),
  imageUrl: picturePath.optional(),
  imageAltText: line(120).optional(),
  score: stars,
  title: line(80),
  name: line(60),
  text: html(600),
  href: link.optional().describe('Where the review can be read'),
})

/** What customers say, each about one offer: testimonials.json. */
export const testimonials = contentFile({
  testimonials: z
    .array(
      testimonial.extend({
        about: offerReference.describe('The offer that it praises; its page shows it'),
      }),
    )
    .max(60),
})

export type Testimonial = z.infer<typeof testimonial>
