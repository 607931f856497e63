import { pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'

/** The rates of the catalogue: 20 per cent, none, and sales that VAT has no say in. */
export type VatRate = 'standard' | 'zero' | 'outside'

/** How many parts of the price with VAT are VAT: 20 of 120. */
const standardShare = 6

/**
 * The VAT inside a price, rounded half up to the penny: half a penny goes to the tax. It is reckoned
 * for each line and stored, never for a sum (decision 13).
 */
export function vatInside(price: Pence, rate: VatRate): Pence {
  if (rate !== 'standard') return pence(0)
  return pence(Math.floor((price + standardShare / 2) / standardShare))
}
