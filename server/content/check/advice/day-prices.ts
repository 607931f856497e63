import type { Fault } from '../../fault.ts'
import type { Document, Path } from '../../load/document.ts'
import type { Documents } from '../../load/documents.ts'
import type { Rule } from '../rule.ts'
import { present } from './described-pages.ts'
import { warningAtPath } from './warning.ts'

/** A price is not far from those of its kind: a digit too many is seen before customers see it. */
export const pricesAreUsual: Rule = (documents) => {
  const kinds = new Map<string, Priced[]>()
  for (const one of priced(documents)) {
    kinds.set(one.kind, [...(kinds.get(one.kind) ?? []), one])
  }
  return [...kinds.values()].flatMap(unusual)
}

/** The fewest of a kind that say what is usual. */
const enough = 4

/** How many times the usual is far. */
const far = 5

interface Priced {
  readonly document: Document<unknown>
  readonly path: Path
  readonly kind: string
  /** For one day of an offer, for one piece of a product. */
  readonly amount: number
  readonly isByDay: boolean
}

function priced({ courses, holidays, products }: Documents): Priced[] {
  const offers = [
    ...present(courses).map((document) => ({ document, kind: `${document.value.group} courses` })),
    ...present(holidays).map((document) => ({
      document,
      kind: `trips of tag ${document.value.tags[0]}`,
    })),
  ]
  return [
    ...offers.flatMap(({ document, kind }) => {
      const { price, days, sale_unit: unit } = document.value
      if (price === null || price === 0 || (unit !== 'person' && unit !== 'online')) return []
      return [{ document, path: ['price'], kind, amount: price / days, isByDay: true }]
    }),
    ...present(products).map((document) => {
      const { price, kind } = document.value
      return {
        document,
        path: ['price'],
        kind: `products of kind ${kind}`,
        amount: price,
        isByDay: false,
      }
    }),
  ]
}

function unusual(ofKind: readonly Priced[]): Fault[] {
  if (ofKind.length < enough) return []
  const usual = median(ofKind.map(({ amount }) => amount))
  return ofKind.flatMap(({ document, path, kind, amount, isByDay }) => {
    if (amount <= usual * far && amount >= usual / far) return []
    const each = isByDay ? ' a day' : ''
    const message = `makes £${rounded(amount)}${each}, and ${kind} usually cost £${rounded(usual)}${each}`
    const remedy = isByDay
      ? 'look for a slip in the price or the days'
      : 'look for a slip in the price'
    return [warningAtPath(document, path, message, remedy)]
  })
}

function median(amounts: readonly number[]): number {
  const inOrder = amounts.toSorted((one, other) => one - other)
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0
}

function rounded(amount: number): string {
  return amount < 100 ? amount.toFixed(2).replace(/\.00$/, '') : String(Math.round(amount))
}
