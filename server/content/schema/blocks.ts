import { z } from 'zod'
import {
  blockOf,
  text,
  overview,
  picture,
  pictureAndText,
  factTable,
  points,
  callToAction,
  sections,
  steps,
  promises,
  ladder,
} from './copy-blocks.ts'
import { kitTag, questionTopic } from './guidance.ts'
import { count, html, line, lines, listOf, offerReference, picturePath, slug } from './pieces.ts'

const shares = blockOf('shares', {
  copy: html(1200).optional(),
  parts: listOf(2, 10, {
    name: line(60),
    share: count.min(1).max(100).describe('Of a hundred; all parts make a hundred'),
    topics: lines(10, 120).min(1),
    copy: html(900).optional(),
  }),
  note: line(240).optional(),
})

const offers = blockOf('offers', {
  copy: html(1200).optional(),
  offers: z.array(offerReference).min(1).max(12).describe('Shown as cards, in this order'),
})

const questions = blockOf('questions', {
  topics: z.array(questionTopic).default([]).describe('Empty: every question of faq.json'),
})

const knots = blockOf('knots', {
  knots: z.array(slug).default([]).describe('File names without .json; empty: every knot'),
})

const kit = blockOf('kit', {
  kit: z.array(kitTag).default([]).describe('Which parts of the kit list; empty: all of it'),
})

const yachts = blockOf('yachts', {
  yachts: z.array(slug).default([]).describe('Ids of fleet.json; empty: every yacht'),
})

const customers = blockOf('testimonials', {
  ids: z.array(z.number().int()).min(1).max(12).describe('Ids of testimonials.json'),
})

const contact = blockOf('contact', {
  copy: html(1200).optional(),
  hours: z.array(z.strictObject({ days: line(60), hours: line(60) })).max(7),
  imageUrl: picturePath.optional().describe('A map of the way here; empty: none'),
  imageAltText: line(160).optional().describe('The way here in words'),
})

const enquiry = blockOf('enquiry', {
  copy: html(1200).optional(),
  subject: z
    .enum(['general', 'classroom-hire', 'in-your-office', 'corporate-day', 'charter', 'dofe'])
    .describe('What the form asks about'),
})

export type EnquirySubject = z.infer<typeof enquiry>['subject']

/** Every block that a page may be made of, by the word in its `type`. A page knows no others. */
export const blockSchemas = {
  text,
  overview,
  picture,
  'picture-and-text': pictureAndText,
  facts: factTable,
  points,
  sections,
  steps,
  promises,
  ladder,
  shares,
  offers,
  questions,
  knots,
  kit,
  yachts,
  testimonials: customers,
  contact,
  enquiry,
  'call-to-action': callToAction,
} as const

type BlockSchema = (typeof blockSchemas)[keyof typeof blockSchemas]

export const block = z.discriminatedUnion(
  'type',
  Object.values(blockSchemas) as [BlockSchema, ...BlockSchema[]],
)

export type Block = z.infer<typeof block>
