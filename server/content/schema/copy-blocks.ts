import { z } from 'zod'
import { html, line, lines, link, listOf, picturePath, slug } from './pieces.ts'

/** Every block: an optional heading, and the name that links to it. */
const anyBlock = {
  id: slug.optional().describe('Makes the block a place to link to, such as #what-it-costs'),
  title: line(90).optional().describe('Empty: no heading'),
}

/** A kind of block, with the keys of every block before its own. */
export const blockOf = <Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
) => z.strictObject({ type: z.literal(type), ...anyBlock, ...shape })

export const text = blockOf('text', {
  copy: html(6000),
})

/** The block under the banner of a list of offers (specification 2, "Other components"). */
export const overview = blockOf('overview', {
  copy: html(3000),
  linkToLearn: z
    .boolean()
    .default(false)
    .describe('true: ends with a link to the page Why learn to sail'),
})

export const picture = blockOf('picture', {
  imageUrl: picturePath,
  imageAltText: line(160).describe('What it shows, for people who cannot see it'),
  caption: line(160).optional(),
})

export const pictureAndText = blockOf('picture-and-text', {
  copy: html(2000),
  imageUrl: picturePath,
  imageAltText: line(160).describe('What it shows, for people who cannot see it'),
  side: z.enum(['left', 'right']).describe('Where the picture stands on wide screens'),
})

export const factTable = blockOf('facts', {
  rows: listOf(1, 30, { name: line(60), value: line(160) }),
})

export const points = blockOf('points', {
  copy: html(1200).optional(),
  points: lines(20, 240).min(1),
})

export const callToAction = blockOf('call-to-action', {
  copy: html(900).optional(),
  buttonUrl: link,
  buttonText: line(60),
})

export const sections = blockOf('sections', {
  sections: listOf(2, 30, { id: slug, title: line(90), copy: html(4000) }).describe(
    'Numbered, with a list of contents before them, as legal pages have',
  ),
})

export const steps = blockOf('steps', {
  copy: html(1200).optional(),
  steps: listOf(2, 10, {
    name: line(60),
    actions: lines(10, 240).min(1),
    imageUrl: picturePath.optional(),
    imageAltText: line(160).optional(),
  }),
})

export const promises = blockOf('promises', {
  promises: listOf(1, 6, {
    name: line(40),
    copy: html(900),
    deadline: line(120).describe('Until when, and how, somebody claims it'),
  }),
})

export const ladder = blockOf('ladder', {
  copy: html(1200).optional(),
  rungs: listOf(2, 15, {
    course: slug.describe('The file name of the course without .json'),
    needs: line(240),
    gives: line(200),
  }).describe('From the lowest rung up'),
})
