import { z } from 'zod'
import { questionTopic } from '../faq.ts'
import { kitTag } from '../kit-list.ts'
import { html, line, offerReference, picturePath, slug } from '../pieces.ts'
import { anyBlock } from './words.ts'

export const offers = z.strictObject({
  type: z.literal('offers'),
  ...anyBlock,
  copy: html(1200).optional(),
  offers: z.array(offerReference).min(1).max(12).describe('Shown as cards, in this order'),
})

export const questions = z.strictObject({
  type: z.literal('questions'),
  ...anyBlock,
  topics: z.array(questionTopic).default([]).describe('Empty: every question of faq.json'),
})

export const knots = z.strictObject({
  type: z.literal('knots'),
  ...anyBlock,
  knots: z.array(slug).default([]).describe('File names without .json; empty: every knot'),
})

export const kit = z.strictObject({
  type: z.literal('kit'),
  ...anyBlock,
  kit: z.array(kitTag).default([]).describe('Which parts of the kit list; empty: all of it'),
})

export const yachts = z.strictObject({
  type: z.literal('yachts'),
  ...anyBlock,
  yachts: z.array(slug).default([]).describe('Ids of fleet.json; empty: every yacht'),
})

export const customers = z.strictObject({
  type: z.literal('testimonials'),
  ...anyBlock,
  ids: z.array(z.number().int()).min(1).max(12).describe('Ids of testimonials.json'),
})

export const contact = z.strictObject({
  type: z.literal('contact'),
  ...anyBlock,
  copy: html(1200).optional(),
  hours: z.array(z.strictObject({ days: line(60), hours: line(60) })).max(7),
  imageUrl: picturePath.optional().describe('A map of the way here; empty: none'),
  imageAltText: line(160).optional().describe('The way here in words'),
})

export const enquiry = z.strictObject({
  type: z.literal('enquiry'),
  ...anyBlock,
  copy: html(1200).optional(),
  subject: z
    .enum(['general', 'classroom-hire', 'in-your-office', 'corporate-day', 'charter', 'dofe'])
    .describe('What the form asks about'),
})

export type EnquirySubject = z.infer<typeof enquiry>['subject']
