import { z } from 'zod'
import { contact, customers, enquiry, kit, knots, offers, questions, yachts } from './catalogue.ts'
import { ladder, promises, shares, steps } from './guides.ts'
import {
  callToAction,
  factTable,
  overview,
  picture,
  pictureAndText,
  points,
  sections,
  text,
} from './words.ts'

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
