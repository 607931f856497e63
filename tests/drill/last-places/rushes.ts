import type { Database } from '#server/database/database.ts'
import { systemClock } from '#server/site/clock.ts'
import { rushForCarts, rushForOrders } from '../../support/last-places.ts'
import type { Ending } from '../../support/last-places.ts'
import type { ReadCode } from '../../support/order-codes.ts'
import { readBooks } from '../books/read-books.ts'
import { datesOnSale } from '../dates-on-sale.ts'
import { customersOf } from '../drilled-server.ts'
import type { DrilledServer } from '../drilled-server.ts'
import { verdictOf } from './verdict.ts'
import type { Verdict } from './verdict.ts'

/** How one rush ended. */
export interface RushResult extends Verdict {
  readonly name: string
  readonly endings: readonly Ending[]
  readonly seconds: number
}

const places = 5

/**
 * Two rushes of so many buyers for a date's five places: into the cart, and with the hold over for
 * the button of the last step. The buyers are spread over the servers.
 */
export async function rushes(
  servers: readonly DrilledServer[],
  { database, readCode }: { readonly database: Database; readonly readCode: ReadCode },
  buyers: number,
): Promise<RushResult[]> {
  const [first = '', second = ''] = datesOnSale()
    .filter((date) => date.places === places)
    .map(({ reference }) => reference)
  const rush = async (name: string, reference: string, work: () => Promise<Ending[]>) => {
    const began = performance.now()
    const endings = await work()
    const seconds = (performance.now() - began) / 1000
    const books = await readBooks(database, systemClock.now(), false)
    return { name, endings, seconds, ...verdictOf({ reference, places, endings, books }) }
  }
  const customer = await customersOf(servers)
  const crowd = () => Array.from({ length: buyers }, customer)
  const date = { reference: second, places }
  return [
    await rush('into the basket', first, () => rushForCarts(first, crowd(), readCode)),
    await rush('order, hold over', second, () => rushForOrders(date, crowd(), database, readCode)),
  ]
}
