import { z } from 'zod'
import { html, line, lines, link, picturePath, slug } from '../pieces.ts'

/** Every block: an optional heading, and the name that links to it. */
export const anyBlock = {
  id: slug.optional().describe('Makes the block a place to link to, such as #what-it-costs'),
  title: line(90).optional().describe('Empty: no heading'),
}

export const text = z.strictObject({
  type: z.literal('text'),
  ...anyBlock,
  copy: html(6000),
})

/** The block under the banner of a list of offers (specification 2, "Other components"). */
export const overview = z.strictObject({
  type: z.literal('overview'),
  ...anyBlock,
  copy: html(3000),
  linkToLearn: z
    .boolean()
    .default(false)
    .describe('true: ends with a link to the page Why learn to sail'),
})

export const picture = z.strictObject({
  type: z.literal('picture'),
  ...anyBlock,
  imageUrl: picturePath,
  imageAltText: line(160).describe('What it shows, for people who cannot see it'),
  caption: line(160).optional(),
})

export const pictureAndText = z.strictObject({
  type: z.literal('picture-and-text'),
  ...anyBlock,
  copy: html(2000),
  imageUrl: picturePath,
  imageAltText: line(160).describe('What it shows, for people who cannot see it'),
  side: z.enum(['left', 'right']).describe('Where the picture stands on wide screens'),
})

export const factTable = z.strictObject({
  type: z.literal('facts'),
  ...anyBlock,
  rows: z
    .array(z.strictObject({ name: line(60), value: line(160) }))
    .min(1)
    .max(30),
})

export const points = z.strictObject({
  type: z.literal('points'),
  ...anyBlock,
  copy: html(1200).optional(),
  points: lines(20, 240).min(1),
})

export const callToAction = z.strictObject({
  type: z.literal('call-to-action'),
  ...anyBlock,
  copy: html(900).optional(),
  buttonUrl: link,
  buttonText: line(60),
})

export const sections = z.strictObject({
  type: z.literal('sections'),
  ...anyBlock,
  sections: z
    .array(z.strictObject({ id: slug, title: line(90), copy: html(4000) }))
    .min(2)
    .max(30)
    .describe('Numbered, with a list of contents before them, as legal pages have'),
})
