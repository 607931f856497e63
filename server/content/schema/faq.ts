import { z } from 'zod'
import { html, line, schemaKey, slug } from './pieces.ts'

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
export const faq = z.strictObject({ ...schemaKey, questions: z.array(question).min(1).max(60) })

export type Question = z.infer<typeof question>
