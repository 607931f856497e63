import { z } from 'zod'
import { ability, line, picturePath, pounds, schemaKey, score, slug } from './blocks.ts'

/** What one price buys. */
export const saleUnit = z.enum([
  'person',
  'yacht',
  'team',
  'group',
  'day',
  'series',
  'online',
  'enquiry',
])

/** 5 weekend, 6 holiday, 7 classic, 8 mile builder, 9 adventure, 10 DofE, 11 charter, 19 racing. */
export const offerTag = z.literal([5, 6, 7, 8, 9, 10, 11, 19], {
  error:
    'must be 5 weekend, 6 holiday, 7 classic, 8 mile builder, 9 adventure, 10 DofE, 11 charter or 19 racing',
})

const offer = z.strictObject({
  ...schemaKey,
  id: z.number().int().min(1).describe('A number that no other offer has; never used again'),
  slug: slug.describe("The file's own name without .json: the last part of the offer's address"),
  code: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,6}$/, 'must be a code such as CR-DSP')
    .describe('Stands in references of dates and in orders'),
  name: line(80),
  short_menu_name: line(32).describe('The name in menus'),
  ability,
  length: line(32).describe('As people say it, such as 5 days'),
  price: pounds
    .nullable()
    .describe('In pounds, with VAT and every fee that nobody can avoid; null: on enquiry'),
  has_vat: z.boolean().describe('true: inc vat; false: no vat'),
  sale_unit: saleUnit.describe('What the price buys'),
  overview_image: picturePath.describe('The picture on its cards'),
  meta_description: line(200).describe('The sentence on its cards and in search results'),
  rating: score.optional().describe("Empty: the company's own scores"),
})

export const course = offer.extend({
  group: z
    .enum(['practical', 'theory', 'oneDay', 'otherCourses', 'online'])
    .describe('The group of the courses menu'),
  locations: z
    .array(z.enum(['southampton', 'london', 'ca-house', 'in-your-office', 'online', 'own-boat']))
    .min(1),
})

export const holiday = offer.extend({
  tags: z.array(offerTag).min(1).describe('The first tag says what kind of trip it is'),
})

export type Course = z.infer<typeof course>
export type Holiday = z.infer<typeof holiday>
export type Offer = Course | Holiday
export type OfferKind = 'course' | 'holiday'
export type SaleUnit = z.infer<typeof saleUnit>
