import { setTimeout as pause } from 'node:timers/promises'
import { answerPeople, cartPropsOf, pressOrder, putInCart, reviewOf } from '../../support/buyer.ts'
import { chanceFrom, oneOf } from '../../support/chance.ts'
import type { Visitor } from '../../support/visitor.ts'
import { countedFetch, hastyFetch } from './calls.ts'
import type { Tally } from './calls.ts'
import { networkOf, newVisitor, patient, unreadDomain } from './scene.ts'
import type { Scene } from './scene.ts'

/** Between two visits, in milliseconds. */
const visitInterval = 3_000

/** A hold lasts for half an hour, of which a drill has no time: theirs end after so many visits. */
const visitsOfHold = 4

/** How many carts it comes back to. */
const cartsKept = 6

/**
 * Comes back every few seconds: holds anew what its carts hold no longer, opens a further cart, and has codes
 * sent that it never reads, because that holds places too.
 */
export async function hoardPatiently(scene: Scene, tally: Tally): Promise<void> {
  const ask = hastyFetch(countedFetch(tally))
  const chance = chanceFrom(scene.seed + 200)
  let carts: Visitor[] = []
  for (let visits = 0; scene.isOn(); visits += 1) {
    if (visits % visitsOfHold === visitsOfHold - 1) await endHolds(scene)
    const visitor = newVisitor(scene, patient, ask)
    try {
      for (const cart of carts) await renew(cart)
      const { reference: sku } = oneOf(scene.dates, chance)
      await putInCart(visitor, { kind: 'place', sku, quantity: 1 + Math.floor(chance() * 8) })
      await askForCode(visitor, `patient-${visits}${unreadDomain}`)
    } catch {
      // A page that is not there ends the visit, and the next one comes.
    }
    carts = [visitor, ...carts].slice(0, cartsKept)
    await pause(visitInterval)
  }
}

async function endHolds({ database: { db } }: Scene): Promise<void> {
  await db
    .updateTable('cart_items')
    .set({ held_until: 1 })
    .where('network', '=', networkOf(patient))
    .execute()
}

async function renew(visitor: Visitor): Promise<void> {
  const { lines } = await cartPropsOf(visitor)
  for (const { action } of lines) {
    await visitor.submit(action, { _method: 'PATCH', hold: 'longer' })
  }
}

async function askForCode(visitor: Visitor, email: string): Promise<void> {
  await answerPeople(visitor, email)
  const review = await reviewOf(visitor)
  if (review) await pressOrder(visitor, review)
}
