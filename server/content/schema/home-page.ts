import { z } from 'zod'
import { ctaTestimonial } from './company.ts'
import { pageMetadata } from './info-page.ts'
import { card } from './navigation.ts'
import { colour, contentFile, html, line, link, picturePath, publication } from './pieces.ts'

const heading = z.strictObject({
  title: line(90).describe('The heading of the section'),
  copy: html(600).optional().describe('A sentence or two under the heading'),
})

const focus = z.enum([
  'left',
  'centre',
  'right',
  'top',
  'bottom',
  'left top',
  'right top',
  'left bottom',
  'right bottom',
])

const hero = z.strictObject({
  backgroundUrl: z
    .string()
    .regex(/^\/(?:images|videos)\/[\w./?=-]+$/, 'must be a path under /images/ or /videos/')
    .describe('A picture, or a video that ends .mp4, .webm or .ogg'),
  posterUrl: picturePath.optional().describe('The still that stands for a video until it plays'),
  altText: line(160).describe('What the background shows, for people who cannot see it'),
  title: line(80).describe('The large heading of the page'),
  copy: html(400).describe('A sentence or two under the heading'),
  buttonUrl: link.describe('Where the button leads'),
  buttonText: line(60).optional().describe("Empty: 'Click here for dates and prices'"),
  focus: focus.optional().describe('The part of the picture that must stay visible'),
})

const experience = z.strictObject({
  backgroundUrl: picturePath.optional().describe('Empty: the section is not shown'),
  backgroundAltText: line(160).optional().describe('What it shows, for people who cannot see it'),
  title: line(90).optional().describe('Empty: the section is not shown'),
  copy: html(900).optional().describe('The words under the heading'),
  buttonUrl: link.optional().describe('Where the button leads'),
  buttonText: line(60).optional().describe('What the button says'),
  linkColour: colour.optional().describe('Colour of the links in the copy, such as #eab64f'),
  testimonial: ctaTestimonial.optional(),
  ...publication,
})

const guarantee = z.strictObject({
  title: line(90).describe('The heading of the section'),
  copy: html(900).describe('The words under the heading'),
  buttonUrl: link.describe('Where the button leads'),
  buttonText: line(60).describe('What the button says'),
  backgroundUrl: picturePath.describe('The picture beside the words'),
  ...publication,
})

const featured = z.strictObject({
  imageUrl: picturePath.describe('The logo'),
  imageAltText: line(120).describe('Whose logo it is'),
})

const gallerySquare = z.strictObject({
  id: z.number().int().describe('A number that no other square has'),
  imageUrl: picturePath,
  imageAltText: line(120).optional().describe('What it shows, for people who cannot see it'),
})

/** Everything the ten sections show (specification 3, page_data). */
export const homePageData = z.strictObject({
  hero,
  featured: z.array(featured).max(12),
  coursesData: heading,
  courses: z.array(card).max(24),
  cta1: experience.optional(),
  adventuresData: heading,
  adventures: z.array(card).max(24),
  testimonialData: z.strictObject({ title: line(90) }),
  testimonials: z
    .array(z.strictObject({ id: z.number().int().describe('The id in testimonials.json') }))
    .max(24),
  cta2: guarantee,
  instagramData: z.strictObject({ title: line(90), handle: line(40) }),
  instagram: z.array(gallerySquare).max(20),
  cta3: guarantee.extend({ testimonial: ctaTestimonial.optional() }),
  cta_event: z
    .string()
    .regex(/^[A-Z]{2}(?:-[A-Z0-9]+)+$/, 'must be an offer code such as CR-DSP')
    .optional()
    .describe('An offer code or date reference for the dates page'),
  cta_tag: line(40).optional().describe('A tag for the dates page'),
})

export const homePage = contentFile({
  ...pageMetadata,
  title: line(90),
  introText: html(1200),
  outroText: html(1200),
  promoVideo: link.nullable().describe('null: no film'),
  page_data: homePageData,
})

export type HomePageFile = z.infer<typeof homePage>
