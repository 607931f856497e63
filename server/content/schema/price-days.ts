import { z } from 'zod'
import { pounds } from './pieces.ts'

/** Prices to come, beside `price`. */
export const priceDays = {
  prices_from: z
    .array(
      z.strictObject({
        from: z.iso
          .date({ error: 'must be a day such as 2027-01-01' })
          .describe('The first day of the new price'),
        price: pounds.min(1).describe('In pounds, as price is'),
      }),
    )
    .max(8)
    .default([])
    .describe('What it costs from a day on, the earliest first; until then price holds'),
}

export type PriceDays = z.infer<typeof priceDays.prices_from>
