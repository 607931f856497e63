import { z } from 'zod'
import { count, line, lines, pounds, schemaKey } from './pieces.ts'

/** The sizes in which things are posted. */
export const packageTypeName = z.enum([
  'Letter',
  'Large Letter',
  'Small Parcel',
  'Medium Parcel',
  'Tube',
])

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
export const shipping = z.strictObject({
  ...schemaKey,
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
