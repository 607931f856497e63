import { z } from 'zod'
import { dateRule } from './dates.ts'
import { kitTag } from './guidance.ts'
import {
  ability,
  catalogueId,
  changed,
  contentFile,
  count,
  draft,
  fileSlug,
  line,
  lines,
  paragraphs,
  picturePath,
  pounds,
  score,
  slug,
} from './pieces.ts'
import { priceDays } from './price-days.ts'

/** What one price buys. */
const saleUnit = z.enum(['person', 'yacht', 'team', 'group', 'day', 'series', 'online', 'enquiry'])

const party = z.strictObject({
  min: count.min(1).default(1).describe('The fewest people that one price takes'),
  max: count.min(1).describe('The most people that one price takes'),
})

const includedFee = z.strictObject({
  name: line(60).describe('Such as RYA exam fee'),
  amount: pounds.describe('In pounds; part of the price'),
})

const extraFee = z.strictObject({
  name: line(60).describe('Such as RYA Ocean exam fee'),
  amount: pounds.describe('In pounds; not part of the price'),
  when: line(140).describe('Who pays it'),
})

const selling = {
  price: pounds
    .nullable()
    .describe('In pounds, with VAT and every fee that nobody can avoid; null: on enquiry'),
  ...priceDays,
  vat: z
    .enum(['standard', 'zero', 'outside'])
    .describe('standard: shown as inc vat; zero or outside: shown as no vat'),
  sale_unit: saleUnit.describe(
    'What the price buys; enquiry: people ask, and get a quotation instead of a place',
  ),
  price_note: line(60).optional().describe('Beside the price, such as for a group of up to 12'),
  day_price: pounds.optional().describe('In pounds: one day of a series on its own'),
  party: party
    .optional()
    .describe('How many people one price takes; only where it is not for one person'),
  places: count
    .min(1)
    .max(60)
    .nullable()
    .describe('How many are sold on one date; null: there are no dates to choose'),
  fees_included: z
    .array(includedFee)
    .max(4)
    .default([])
    .describe('Fees inside the price that are listed on a line of their own'),
  fees_extra: z
    .array(extraFee)
    .max(4)
    .default([])
    .describe('Fees that some people pay and others do not, shown beside the price'),
}

export type SaleUnit = z.infer<typeof saleUnit>

/** What every course and every trip says about itself. */
export const everyOffer = contentFile({
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
  overview_image: picturePath.describe('The picture on its cards, which no other offer has'),
  second_image: picturePath
    .optional()
    .describe('The second picture of its page: what people do where the first shows the place'),
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
