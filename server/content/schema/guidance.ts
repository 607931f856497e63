import { z } from 'zod'
import { contentFile, fileSlug, html, line, lines, picturePath, slug } from './pieces.ts'

/** What a question is about. */
export const questionTopic = z.enum([
  'beginner',
  'prerequisites',
  'results',
  'dates',
  'refunds',
  'weather',
  'health',
  'crew',
  'included',
  'kit',
  'age',
  'certificates',
  'price',
  'safety',
  'abroad',
  'vouchers',
  'groups',
  'trust',
])

const question = z.strictObject({
  id: slug.describe('Stands in links to this question; never changed'),
  question: line(120),
  answer: html(900),
  topics: z.array(questionTopic).min(1).max(3),
})

/** What people ask before they book: faq.json. */
export const faq = contentFile({ questions: z.array(question).min(1).max(60) })

export type Question = z.infer<typeof question>

/** What an offer asks of a kit bag; an item for everyone afloat needs none of these. */
export const kitTag = z.enum([
  'residential',
  'uk',
  'offshore',
  'ocean',
  'course',
  'logbook',
  'exam',
  'photo',
  'theory-evidence',
  'survival',
  'schengen',
  'abroad',
  'medical-form',
])

const item = z.strictObject({
  item: line(120),
  need: z.enum(['essential', 'helpful', 'leave-at-home']).describe('How strongly we ask for it'),
  kit: z
    .array(kitTag)
    .default([])
    .describe('The offers that need it: those that carry one of these; empty: everyone afloat'),
})

/** What to pack, cut to each offer by its own kit words: kit-list.json. */
export const kitList = contentFile({ items: z.array(item).min(1).max(60) })

export type KitItem = z.infer<typeof item>

/** One knot: knots/<slug>.json. */
export const knot = contentFile({
  slug: fileSlug,
  order: z.number().int().min(1).describe('Its place on the page'),
  name: line(60),
  use: line(160).describe('What it is for'),
  steps: lines(8, 200).min(2).describe('One movement each, in order'),
  mistake: line(240).describe('What goes wrong most often'),
  limit: line(200).optional().describe('What it must not be used for'),
  taught_in: z
    .array(z.enum(['rya-start-yachting', 'rya-competent-crew']))
    .describe('The courses whose syllabus names it'),
  meta_description: line(160).describe('The sentence in search results'),
  pictures: z.array(picturePath).min(1).max(8).describe('The drawings of its steps, in order'),
})

export type Knot = z.infer<typeof knot>
