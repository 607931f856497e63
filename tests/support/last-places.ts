import type { Database } from '#server/database/database.ts'
import {
  answerPeople,
  asksForCode,
  orderIdOf,
  pressOrder,
  putInCart,
  reviewOf,
  typeCode,
} from './buyer.ts'
import type { Review } from './buyer.ts'
import type { ReadCode } from './order-codes.ts'
import { pageOf } from './visitor.ts'
import type { Visitor } from './visitor.ts'

/** How it ended for somebody who wanted one of the last places. */
export interface Ending {
  /** The order; null: they got none. */
  readonly orderId: string | null
  /** What they were told who got none. */
  readonly words: string
  /** Every answer that they had: status codes. */
  readonly statuses: readonly number[]
}

interface Tries {
  readonly statuses: number[]
  words: string
}

/**
 * All put a place into their cart at once. Who has one orders it; who has none tries again when the
 * others are through, and is told for the last time.
 */
export async function rushForCarts(
  reference: string,
  buyers: readonly Visitor[],
  readCode: ReadCode,
): Promise<Ending[]> {
  const buy = (buyer: Visitor) => buyOne(buyer, reference, readCode)
  const first = await Promise.all(buyers.map(buy))
  return Promise.all(
    first.map(async (ending, index) => {
      const buyer = buyers[index]
      if (ending.orderId !== null || !buyer) return ending
      const again = await buy(buyer)
      return { ...again, statuses: [...ending.statuses, ...again.statuses] }
    }),
  )
}

/**
 * All have a place in their cart that was held once and is held no longer, and press the button of
 * the last step at once.
 * @param places how many places the date has: so many can be held at one time.
 */
export async function rushForOrders(
  { reference, places }: { readonly reference: string; readonly places: number },
  buyers: readonly Visitor[],
  { db }: Database,
  readCode: ReadCode,
): Promise<Ending[]> {
  const ready: Ready[] = []
  for (let first = 0; first < buyers.length; first += places) {
    const wave = buyers.slice(first, first + places)
    const reviews = wave.map(async (buyer) => {
      const tries: Tries = { statuses: [], words: '' }
      const one = await toReview(buyer, reference, tries)
      if (!one) throw new Error(`Somebody could not get to the review: ${tries.words}`)
      ready.push(one)
    })
    await Promise.all(reviews)
    await db.updateTable('cart_items').set({ held_until: 1 }).where('sku', '=', reference).execute()
  }
  return Promise.all(ready.map((one) => press(one, readCode)))
}

async function buyOne(buyer: Visitor, reference: string, readCode: ReadCode): Promise<Ending> {
  const tries: Tries = { statuses: [], words: '' }
  const ready = await toReview(buyer, reference, tries)
  return ready ? press(ready, readCode) : { orderId: null, ...tries }
}

/** Somebody at the last step. */
interface Ready {
  readonly buyer: Visitor
  readonly email: string
  readonly review: Review
  readonly tries: Tries
}

let buyersSoFar = 0

async function toReview(buyer: Visitor, sku: string, tries: Tries): Promise<Ready | null> {
  const added = await note(tries, await putInCart(buyer, { kind: 'place', sku, quantity: 1 }))
  if (added.status !== 303) return null
  buyersSoFar += 1
  const email = `buyer-${buyersSoFar}@example.com`
  await note(tries, await answerPeople(buyer, email))
  const review = await reviewOf(buyer)
  return review && { buyer, email, review, tries }
}

async function press({ buyer, email, review, tries }: Ready, readCode: ReadCode): Promise<Ending> {
  const answer = await note(tries, await pressOrder(buyer, review))
  if (!asksForCode(answer)) return { orderId: orderIdOf(answer), ...tries }
  const typed = await note(tries, await typeCode(buyer, review, await readCode(email)))
  return { orderId: orderIdOf(typed), ...tries }
}

async function note(tries: Tries, answer: Response): Promise<Response> {
  tries.statuses.push(answer.status)
  if (answer.status === 422) {
    const { errors } = (await pageOf(answer)).props as { errors?: Record<string, string> }
    tries.words = Object.values(errors ?? {}).join(' ')
  }
  return answer
}
