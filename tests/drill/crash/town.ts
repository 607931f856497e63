import type { Books } from '../books/books.ts'
import { customersOf } from '../drilled-server.ts'
import type { DrilledServer } from '../drilled-server.ts'
import type { Town } from './errand.ts'
import { forSale } from './for-sale.ts'
import { emptyLedger } from './ledger.ts'
import { createTraffic } from './traffic.ts'

interface Surroundings extends Pick<Town, 'mailbox' | 'chance'> {
  readonly server: DrilledServer
}

/** A town that shops at a server. */
export async function createTown({ server, mailbox, chance }: Surroundings): Promise<Town> {
  return {
    mailbox,
    chance,
    traffic: createTraffic(),
    ledger: emptyLedger(),
    forSale: forSale(chance),
    visitor: await customersOf([server]),
    complaints: [],
    outcomes: {
      cart: { done: 0, undone: 0 },
      checkout: { done: 0, undone: 0 },
      order: { done: 0, undone: 0 },
      subscribe: { done: 0, undone: 0 },
      confirm: { done: 0, undone: 0 },
    },
  }
}

/** Counts what the server had done of the requests that nobody answered, right after a kill. */
export function noteOutcomes({ ledger, outcomes }: Town, books: Books): void {
  const ordered = new Set(books.orders.map(({ email }) => email))
  const readers = new Map(books.subscribers.map(({ email, status }) => [email, status]))
  for (const [email, { isUnanswered }] of ledger.orders) {
    if (isUnanswered) outcomes.order[ordered.has(email) ? 'done' : 'undone'] += 1
  }
  for (const [email, { isUnanswered, confirming }] of ledger.readers) {
    const status = readers.get(email)
    if (!isUnanswered) continue
    if (confirming === 'not yet') outcomes.subscribe[status ? 'done' : 'undone'] += 1
    else outcomes.confirm[status === 'confirmed' ? 'done' : 'undone'] += 1
  }
}
