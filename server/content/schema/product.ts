import { z } from 'zod'
import {
  ability,
  catalogueId,
  changed,
  draft,
  fileSlug,
  line,
  paragraphs,
  picturePath,
  pounds,
  schemaKey,
  slug,
} from './pieces.ts'
import { packageTypeName } from './shipping.ts'

/** One book or other thing for sale: products/<slug>.json. */
export const product = z.strictObject({
  ...schemaKey,
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
