import { z } from 'zod'
import { picturePath, pounds, schemaKey } from './blocks.ts'

/** The vouchers that can be bought, in the order in which they are shown. */
export const giftVouchers = z.strictObject({
  ...schemaKey,
  vouchers: z.array(
    z.strictObject({
      code: z.string().regex(/^GV-[A-Z0-9]{1,6}$/, 'must be a code such as GV-100'),
      price: pounds.describe('In pounds'),
      image: picturePath.nullable().describe('null: the default logo'),
    }),
  ),
})
