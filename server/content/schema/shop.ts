import { z } from 'zod'
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
  offerReference,
  paragraphs,
  picturePath,
  pounds,
  slug,
} from './pieces.ts'
import { priceDays } from './price-days.ts'

const packageTypeName = z.enum(['Letter', 'Large Letter', 'Small Parcel', 'Medium Parcel', 'Tube'])

/** One book or other thing for sale: products/<slug>.json. */
export const product = contentFile({
  ...draft,
  id: catalogueId,
  slug: fileSlug,
  code: z
    .string()
    .regex(/^[A-Z0-9]{2,6}(?:-[A-Z0-9]{1,6})?$/, 'must be a code such as G158 or SL-BAG')
    .describe('Stands on the page and in orders'),
  name: line(80),
  short_menu_name: line(32).describe('The name in menus and filters'),
  kind: z.enum(['book', 'stationery', 'chart', 'gear', 'clothing']),
  ability,
  price: pounds.describe('In pounds, with VAT where there is any'),
  ...priceDays,
  vat: z
    .enum(['standard', 'zero'])
    .describe('zero: books, charts, clothes for young children; shown as no vat'),
  package_type: packageTypeName.describe('The size in which it is posted'),
  image: picturePath.nullable().describe('null: the default picture'),
  filter_image: picturePath.optional().describe('The small picture in filters; may be left out'),
  meta_description: line(160)
    .optional()
    .describe('The sentence in search results; empty: the introduction'),
  intro_description: line(300).describe('One or two sentences under the name'),
  description: paragraphs(6, 900),
  for_courses: z.array(slug).max(6).default([]).describe('The courses that it goes with'),
  ...changed,
})

export type ProductFile = z.infer<typeof product>

const redeems = offerReference.extend({
  people: count.min(1).max(12).describe('For how many people'),
})

const voucher = z.strictObject({
  id: catalogueId,
  code: z.string().regex(/^GV-[A-Z0-9]{1,6}$/, 'must be a code such as GV-100'),
  name: line(80),
  price: pounds.describe('In pounds'),
  ...priceDays,
  image: picturePath.nullable().describe('null: the default logo'),
  redeems: redeems.optional().describe('The offer it is for; empty: anything we sell'),
  description: paragraphs(4, 900),
})

/** The vouchers that can be bought, in the order in which they are shown: gift-vouchers.json. */
export const giftVouchers = contentFile({
  vouchers: z.array(voucher).max(24),
  posted_in: line(40).describe('The package type of a printed card'),
})

export type Voucher = z.infer<typeof voucher>

const packageType = z.strictObject({
  name: packageTypeName,
  max_cm: z
    .array(z.number().min(0.1).max(300))
    .length(3)
    .describe('Length, width and height in centimetres, the longest first'),
  max_kg: z.number().min(0.01).max(30),
  charge: pounds.describe('In pounds, inside the United Kingdom'),
})

const abroad = z.strictObject({
  kinds: z.array(z.enum(['book', 'stationery', 'chart', 'gear', 'clothing'])).min(1),
  package_type: packageTypeName,
  charge: pounds,
  note: line(200),
})

/** How things are posted, what that costs, and how they come back: shipping.json. */
export const shipping = contentFile({
  package_types: z.array(packageType).min(1).max(10),
  free_over: pounds.describe('Goods for at least this much are posted free'),
  further_parcel: pounds.describe(
    'Added for each parcel-sized line after the largest, which alone pays its charge',
  ),
  dispatch: line(120),
  delivery: line(120),
  collection: line(120),
  returns_days: count.describe('Days in which people may change their mind'),
  returns: lines(6, 240).min(1),
  europe: abroad,
})

export type Shipping = z.infer<typeof shipping>
