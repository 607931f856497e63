import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '#server/site/clock.ts'
import { putInCart } from '../../support/buyer.ts'
import { ofKind } from '../books/books.ts'
import type { Books, Discrepancy, PlacesInBooks } from '../books/books.ts'
import { checkBooks } from '../books/check-books.ts'
import { checkPost } from '../books/check-post.ts'
import type { PostVerdict } from '../books/check-post.ts'
import { afterEveryHold, openBooks } from '../books/read-books.ts'
import type { DrilledServer } from '../drilled-server.ts'
import type { Town } from './errand.ts'

const held = ofKind('held')

/** What is left when all is over. */
export interface Calm {
  readonly books: Books
  readonly post: PostVerdict
  readonly discrepancies: readonly Discrepancy[]
  /** Dates of which all places that are not sold could be had again, and sold out ones that were kept. */
  readonly datesTried: number
}

/** A drilled server, its customers, and where its books are. */
export interface Scene {
  readonly server: DrilledServer
  readonly town: Town
  readonly databaseUrl: string
}

/**
 * Starts the server once more, half an hour later by its own clock: every hold and every claim on a
 * message that a killed server had is over. Then all messages must go out, and the books agree with what
 * customers were told, and every place that is not sold can be had.
 */
export async function calmAfter({ server, town, databaseUrl }: Scene): Promise<Calm> {
  await server.stop()
  const later = () => systemClock.now() + afterEveryHold
  await server.start({ SITE_DATE: new Date(later()).toISOString() })
  await allSent(databaseUrl, later)
  const books = await openBooks(databaseUrl, later(), true)
  const post = checkPost(books, town.mailbox.arrivals)
  const stillHeld = books.places.filter(({ now }) => now.held > 0)
  const tried = await tryPlaces(town, books.places)
  return {
    books,
    post,
    datesTried: tried.count,
    discrepancies: [
      ...checkBooks(books, town.ledger),
      ...post.discrepancies,
      ...stillHeld.map(({ reference }) => held(`${reference} has holds half an hour later`)),
      ...tried.discrepancies,
    ],
  }
}

/** Waits as long as messages go out. */
async function allSent(databaseUrl: string, later: () => number): Promise<void> {
  let [left, lastChange] = [Infinity, performance.now()]
  while (left > 0 && performance.now() - lastChange < sendingTimeLimit) {
    await pause(500)
    const { messages } = await openBooks(databaseUrl, later(), false)
    const unsent = messages.filter(({ sent_at: sent }) => sent === null).length
    if (unsent !== left) lastChange = performance.now()
    left = unsent
  }
}

/** Milliseconds without any message going out. */
const sendingTimeLimit = 20_000
const datesToTry = 12
const mostHeads = 8

async function tryPlaces(
  town: Town,
  dates: readonly PlacesInBooks[],
): Promise<{ count: number; discrepancies: Discrepancy[] }> {
  const discrepancies: Discrepancy[] = []
  const free = dates.filter(({ places, now }) => places > now.taken)
  const soldOut = dates.filter(({ places, now }) => places <= now.taken)
  const tried = [...free.slice(0, datesToTry), ...soldOut.slice(0, datesToTry)]
  for (const { reference: sku, places, now } of tried) {
    const left = places - now.taken
    const quantity = Math.min(Math.max(1, left), mostHeads)
    const answer = await putInCart(town.visitor(), { kind: 'place', sku, quantity })
    const expected = left > 0 ? 303 : 422
    if (answer.status === expected) continue
    discrepancies.push(held(`${quantity} of ${left} places of ${sku}: ${answer.status}`))
  }
  return { count: tried.length, discrepancies }
}
