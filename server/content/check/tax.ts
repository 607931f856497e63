import { violationAt } from '../load/document.ts'
import { goodIn, offersOf } from './check.ts'
import type { Check } from './check.ts'

/** Sailing has the VAT of a service. */
export const taxFitsOffers: Check = function* (documents) {
  for (const offer of offersOf(documents)) {
    if (offer.value.vat !== 'zero') continue
    const message = '"zero" is for books, charts and clothes for young children'
    yield violationAt(
      offer,
      ['vat'],
      message,
      'write "standard", or "outside" where there is no VAT',
    )
  }
}

/** The VAT of a thing is that of its kind: books and charts have none. */
export const taxFitsThings: Check = function* (documents) {
  for (const product of goodIn(documents.products)) {
    const { kind, vat } = product.value
    const usual = rates[kind]
    if (usual === undefined || usual === vat) continue
    const message = `"${vat}", and what is of the kind "${kind}" has "${usual}"`
    yield violationAt(product, ['vat'], message, `write "${usual}", or another kind`)
  }
}

// Clothes may have either.
const rates: Readonly<Record<string, 'standard' | 'zero' | undefined>> = {
  book: 'zero',
  chart: 'zero',
  gear: 'standard',
}
