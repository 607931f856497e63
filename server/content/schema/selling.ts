import { z } from 'zod'
import { count, line, pounds } from './pieces.ts'

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

/** What an offer costs, and how it is sold. */
export const selling = {
  price: pounds
    .nullable()
    .describe('In pounds, with VAT and every fee that nobody can avoid; null: on enquiry'),
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
