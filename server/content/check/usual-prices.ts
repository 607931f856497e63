import { violationAt } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { goodIn } from './check.ts'
import type { Check } from './check.ts'
import { writtenPrices } from './price-days.ts'

/** A price is not far from those of its kind: a digit too many is seen before customers see it. */
export const pricesAreUsual: Check = function* (documents) {
  const all = [...priced(documents)]
  for (const one of new Set(all.map(({ kind }) => kind))) {
    const ofKind = all.filter(({ kind }) => kind === one)
    if (ofKind.length < enough) continue
    const usual = median(ofKind.map(({ sold, days }) => sold.price / days))
    for (const { document, kind, sold, days, isByDay } of ofKind) {
      for (const { path, price } of writtenPrices(sold)) {
        const amount = price / days
        if (amount <= usual * far && amount >= usual / far) continue
        const each = isByDay ? ' a day' : ''
        const message = `makes £${rounded(amount)}${each}, and ${kind} usually cost £${rounded(usual)}${each}`
        const remedy = `look for a slip in the price${isByDay ? ' or the days' : ''}`
        yield violationAt(document, path, message, remedy)
      }
    }
  }
}

/** The fewest of a kind that say what is usual. */
const enough = 4

/** How many times the usual is far. */
const far = 5

/** What is sold, with its price: for one day of an offer, for one piece of a product. */
function* priced({ courses, holidays, products }: Documents) {
  const offers = [
    ...goodIn(courses).map((document) => {
      return { document, kind: `${document.value.group} courses` }
    }),
    ...goodIn(holidays).map((document) => {
      return { document, kind: `trips of tag ${document.value.tags[0]}` }
    }),
  ]
  for (const { document, kind } of offers) {
    const { price, prices_from, days, sale_unit: unit } = document.value
    if (price && (unit === 'person' || unit === 'online')) {
      yield { document, kind, sold: { price, prices_from }, days, isByDay: true }
    }
  }
  for (const document of goodIn(products)) {
    const { value: sold } = document
    yield { document, kind: `products of kind ${sold.kind}`, sold, days: 1, isByDay: false }
  }
}

function median(amounts: readonly number[]): number {
  const inOrder = amounts.toSorted((one, other) => one - other)
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0
}

function rounded(amount: number): string {
  return amount < 100 ? amount.toFixed(2).replace(/\.00$/, '') : String(Math.round(amount))
}
