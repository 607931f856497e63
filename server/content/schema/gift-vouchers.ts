import { z } from 'zod'
import {
  catalogueId,
  count,
  line,
  offerReference,
  paragraphs,
  picturePath,
  pounds,
  schemaKey,
} from './pieces.ts'

const redeems = offerReference.extend({
  people: count.min(1).max(12).describe('For how many people'),
})

const voucher = z.strictObject({
  id: catalogueId,
  code: z.string().regex(/^GV-[A-Z0-9]{1,6}$/, 'must be a code such as GV-100'),
  name: line(80),
  price: pounds.describe('In pounds'),
  image: picturePath.nullable().describe('null: the default logo'),
  redeems: redeems.optional().describe('The offer it is for; empty: anything we sell'),
  valid_months: count.min(1).describe('How long it can be spent'),
  description: paragraphs(4, 900),
})

/** The vouchers that can be bought, in the order in which they are shown: gift-vouchers.json. */
export const giftVouchers = z.strictObject({
  ...schemaKey,
  vouchers: z.array(voucher).max(24),
  posted_in: line(40).describe('The package type of a printed card'),
})

export type Voucher = z.infer<typeof voucher>
