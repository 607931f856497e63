import { violationAt } from '../load/document.ts'
import type { Document, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { PriceDays } from '../schema/price-days.ts'
import { goodIn, offersOf } from './check.ts'
import type { Check } from './check.ts'

/** Something with a price, and the file and the place in it where that stands. */
interface PricedPlace {
  readonly document: Document<unknown>
  readonly path: Path
  readonly sold: { readonly price: number | null; readonly prices_from: PriceDays }
}

/** Everything that is sold at a price of its own. */
export function* pricedPlaces(documents: Documents): Iterable<PricedPlace> {
  for (const document of [...offersOf(documents), ...goodIn(documents.products)]) {
    yield { document, path: [], sold: document.value }
  }
  const { giftVouchers } = documents
  if (!giftVouchers) return
  for (const [index, sold] of giftVouchers.value.vouchers.entries()) {
    yield { document: giftVouchers, path: ['vouchers', index], sold }
  }
}

interface WrittenPrice {
  /** From the thing that is sold. */
  readonly path: Path
  /** Its first day; null: until one of the others comes. */
  readonly from: string | null
  readonly price: number
}

/** Every price that something has, has had or will have; none: on enquiry. */
export function writtenPrices({ price, prices_from: days }: PricedPlace['sold']): WrittenPrice[] {
  const later = days.map((day, index) => ({ ...day, path: ['prices_from', index, 'price'] }))
  return price === null ? later : [{ path: ['price'], from: null, price }, ...later]
}

/** Prices to come follow each other, and follow one. */
export const priceDaysMakeSense: Check = function* (documents) {
  for (const { document, path, sold } of pricedPlaces(documents)) {
    const { price, prices_from: days } = sold
    if (price === null && days.length > 0) {
      const message = 'stands beside a price of null, which means on enquiry'
      const remedy = 'write the price that holds until then, or remove this'
      yield violationAt(document, [...path, 'prices_from'], message, remedy)
    }
    for (const [index, { from }] of days.entries()) {
      const before = days[index - 1]?.from
      if (before === undefined || before < from) continue
      const message = `${from} is not after ${before}`
      const remedy = 'write the days in their order, each once'
      yield violationAt(document, [...path, 'prices_from', index, 'from'], message, remedy)
    }
  }
}
