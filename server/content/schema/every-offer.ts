import { z } from 'zod'
import { dateRule } from './dates.ts'
import { kitTag } from './kit-list.ts'
import {
  ability,
  catalogueId,
  changed,
  count,
  draft,
  fileSlug,
  line,
  lines,
  paragraphs,
  picturePath,
  schemaKey,
  score,
  slug,
} from './pieces.ts'
import { selling } from './selling.ts'

/** What every course and every trip says about itself. */
export const everyOffer = z.strictObject({
  ...schemaKey,
  ...draft,
  id: catalogueId,
  slug: fileSlug,
  code: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,6}$/, 'must be a code such as CR-DSP')
    .describe('Stands in references of dates and in orders'),
  name: line(80),
  short_menu_name: line(32).describe('The name in menus'),
  ability,
  days: count.min(1).describe('How many days it takes; lists are filtered by it'),
  length: line(32).describe('As people say it, such as 5 days'),
  rhythm: line(140).optional().describe('When the days are, such as Sunday evening to Friday'),
  min_age: count.optional().describe('Empty: any age'),
  max_age: count.optional().describe('Empty: no limit'),
  ...selling,
  overview_image: picturePath.describe('The picture on its cards'),
  filter_image: picturePath.optional().describe('The small picture in filters; may be left out'),
  meta_description: line(160).describe('The sentence on its cards and in search results'),
  intro_description: line(300).describe('One or two sentences under the name on its page'),
  overview: paragraphs(6, 900).describe('What you learn or where you go, in paragraphs'),
  included: lines(10).min(1).describe('What the price includes'),
  not_included: lines(10).describe('What people pay besides, or bring'),
  requirements: lines(8).default([]).describe('What people must bring or have done, in words'),
  notes: lines(4, 240).default([]).describe('What people should know before they choose'),
  kit: z.array(kitTag).default([]).describe('Which parts of the kit list this offer needs'),
  questions: z.array(slug).max(8).default([]).describe('The ids of questions in faq.json'),
  dates: z.array(dateRule).max(8).default([]).describe('When it takes place, one rule a line'),
  rating: score.optional().describe("Empty: the company's own scores"),
  ...changed,
})
