import type { Database } from '#server/database/database.ts'
import { answerPeople, order, orderIdOf, putInCart, reviewOf } from './buyer.ts'
import type { Review } from './buyer.ts'
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
): Promise<Ending[]> {
  const first = await Promise.all(buyers.map((buyer) => buy(buyer, reference)))
  return Promise.all(
    first.map(async (ending, index) => {
      const buyer = buyers[index]
      if (ending.orderId !== null || !buyer) return ending
      const again = await buy(buyer, reference)
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
): Promise<Ending[]> {
  const ready: { buyer: Visitor; review: Review; tries: Tries }[] = []
  for (let first = 0; first < buyers.length; first += places) {
    const wave = buyers.slice(first, first + places)
    const reviews = wave.map(async (buyer) => {
      const tries: Tries = { statuses: [], words: '' }
      const review = await toReview(buyer, reference, tries)
      if (!review) throw new Error(`Somebody could not get to the review: ${tries.words}`)
      ready.push({ buyer, review, tries })
    })
    await Promise.all(reviews)
    await db.updateTable('cart_items').set({ held_until: 1 }).where('sku', '=', reference).execute()
  }
  return Promise.all(ready.map(({ buyer, review, tries }) => press(buyer, review, tries)))
}

async function buy(buyer: Visitor, reference: string): Promise<Ending> {
  const tries: Tries = { statuses: [], words: '' }
  const review = await toReview(buyer, reference, tries)
  return review ? press(buyer, review, tries) : { orderId: null, ...tries }
}

async function toReview(buyer: Visitor, sku: string, tries: Tries): Promise<Review | null> {
  const added = await note(tries, await putInCart(buyer, { kind: 'place', sku, quantity: 1 }))
  if (added.status !== 303) return null
  await note(tries, await answerPeople(buyer, 'ben@example.com'))
  return reviewOf(buyer)
}

async function press(buyer: Visitor, review: Review, tries: Tries): Promise<Ending> {
  const answer = await note(tries, await order(buyer, review))
  return { orderId: orderIdOf(answer), ...tries }
}

async function note(tries: Tries, answer: Response): Promise<Response> {
  tries.statuses.push(answer.status)
  if (answer.status === 422) {
    const { errors } = (await pageOf(answer)).props as { errors?: Record<string, string> }
    tries.words = Object.values(errors ?? {}).join(' ')
  }
  return answer
}
