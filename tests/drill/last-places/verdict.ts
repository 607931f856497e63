import type { Ending } from '../../support/last-places.ts'
import type { Books } from '../books/books.ts'
import { checkPlaces } from '../books/check-places.ts'

/** A rush for the last places of a date, as it ended. */
export interface Rush {
  readonly reference: string
  readonly places: number
  readonly endings: readonly Ending[]
  /** Read afterwards. */
  readonly books: Books
}

export interface Verdict {
  /** Orders that buyers were told of. */
  readonly sold: number
  /** Buyers who were told in words that the date is full, or that others fetch the code for its last places. */
  readonly told: number
  readonly faults: readonly string[]
}

const full = /\bThis date is full\b|\bThe last places of this date are held for somebody else\b/

/** Exactly the places are sold, and everybody else was told so. */
export function verdictOf({ reference, places, endings, books }: Rush): Verdict {
  const ids = endings.flatMap(({ orderId }) => orderId ?? [])
  const empty = endings.filter(({ orderId }) => orderId === null)
  const told = empty.filter(({ words }) => full.test(words)).length
  const inBooks = books.orders
    .filter(({ lines }) => lines.some(({ sku }) => sku === reference))
    .map(({ id }) => id)
  const strange = endings.flatMap(({ statuses }) =>
    statuses.filter((status) => status !== 303 && status !== 422),
  )
  return {
    sold: ids.length,
    told,
    faults: [
      ...(ids.length === places ? [] : [`${ids.length} of ${places} places were sold`]),
      ...(told === empty.length ? [] : [`${empty.length - told} were not told that it is full`]),
      ...(ids.toSorted().join() === inBooks.toSorted().join()
        ? []
        : [`the books have ${inBooks.length} orders, and buyers were told of ${ids.length}`]),
      ...strange.map((status) => `somebody was answered ${status}`),
      ...checkPlaces(books).map(({ what }) => what),
    ],
  }
}
