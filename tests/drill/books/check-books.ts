import { content } from '../../support/catalogue.ts'
import type { Ledger } from '../crash/ledger.ts'
import type { Books, Discrepancy } from './books.ts'
import { checkCarts } from './check-carts.ts'
import { checkMessages } from './check-messages.ts'
import { checkOrders } from './check-orders.ts'
import { checkPlaces } from './check-places.ts'
import { checkReaders } from './check-readers.ts'

/** Everything about which the books and what customers were told disagree. */
export function checkBooks(books: Books, told: Ledger): Discrepancy[] {
  return [
    ...books.damage.map((what) => ({ kind: 'damage', what }) as const),
    ...checkOrders(books, told.orders),
    ...checkCarts(books, told),
    ...checkPlaces(books),
    ...checkReaders(books, told.readers),
    ...checkMessages(books, content.company.email),
  ]
}
